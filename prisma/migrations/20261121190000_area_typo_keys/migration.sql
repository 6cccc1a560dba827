-- A common name mistyped is the name of thousands, most of them far away: the area comes first here too.
DROP INDEX "users_name_typo_keys_idx";
CREATE INDEX "users_area_typo_keys_idx" ON "users" USING gin ("geo_area"("cell_g3") gin__int_ops, "name_typo_keys"("search_name")) WHERE "discoverable";
