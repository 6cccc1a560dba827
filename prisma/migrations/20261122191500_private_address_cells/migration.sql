-- Searches and distances would tell where a private address is, point by point: they meet the middle of its 1 km cell.
ALTER TABLE "games" DROP COLUMN "g3";
ALTER TABLE "games" ADD COLUMN "g3" cube GENERATED ALWAYS AS (
    CASE WHEN "is_private_address" THEN "geo_cell"("latitude", "longitude") ELSE "geo_point"("latitude", "longitude") END
) STORED;
CREATE INDEX "games_g3_idx" ON "games" USING GIST ("g3");
