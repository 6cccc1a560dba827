-- Reviews are listed by date; an import or a merge may bring older ones later, so ids do not say it.
CREATE INDEX "venue_reviews_venue_id_created_at_id_idx" ON "venue_reviews"("venue_id", "created_at", "id");
DROP INDEX "venue_reviews_venue_id_id_idx";
