-- Admins add and rename sports. Theirs are numbered from 1001 on: the numbers before belong to the product's own list.
SELECT setval(pg_get_serial_sequence('sports', 'id'), greatest(1000, (SELECT max("id") FROM "sports")));
CREATE UNIQUE INDEX "sports_lower_name_key" ON "sports" (lower("name"));

-- Venues hold the names of their sports; a renamed one is renamed there in the same transaction.
CREATE FUNCTION "sports_rename_in_venues"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "venues" SET "sports" = array_replace("sports", OLD."name", NEW."name")
    WHERE "sport_ids" @> ARRAY[NEW."id"];
  RETURN NULL;
END $$;
CREATE TRIGGER "sports_rename_in_venues" AFTER UPDATE OF "name" ON "sports"
  FOR EACH ROW WHEN (NEW."name" <> OLD."name") EXECUTE FUNCTION "sports_rename_in_venues"();
