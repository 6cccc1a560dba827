-- Venues come from files of other makers too.
ALTER TABLE "venues" RENAME COLUMN "osm_id" TO "source_id";
ALTER TABLE "venues" RENAME CONSTRAINT "venues_osm_id_length" TO "venues_source_id_length";
ALTER INDEX "venues_osm_id_key" RENAME TO "venues_source_id_key";
