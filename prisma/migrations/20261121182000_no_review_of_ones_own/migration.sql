-- Nobody rates their own venue, whoever comes first: the review, or the venue into the person's hands. Both wait for the
-- row of the venue (the sums of the rating are kept under its lock), so the later of the two sees the earlier one.
CREATE FUNCTION "venue_reviews_not_of_ones_own"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "venues" WHERE "id" = NEW."venue_id" AND NEW."user_id" IN ("owner_id", "added_by_id")) THEN
    RAISE EXCEPTION 'new row violates check constraint "venue_reviews_not_of_ones_own"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'venue_reviews_not_of_ones_own';
  END IF;
  RETURN NULL;
END $$;
-- Triggers fire in the order of their names: after "venue_reviews_rating" has taken that lock.
CREATE TRIGGER "venue_reviews_zz_not_of_ones_own" AFTER INSERT OR UPDATE OF "venue_id", "user_id" ON "venue_reviews"
  FOR EACH ROW EXECUTE FUNCTION "venue_reviews_not_of_ones_own"();

CREATE FUNCTION "venues_drop_own_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "venue_reviews" WHERE "venue_id" = NEW."id" AND "user_id" IN (NEW."owner_id", NEW."added_by_id");
  RETURN NULL;
END $$;
CREATE TRIGGER "venues_drop_own_reviews" AFTER UPDATE OF "owner_id", "added_by_id" ON "venues"
  FOR EACH ROW WHEN (NEW."owner_id" IS DISTINCT FROM OLD."owner_id" OR NEW."added_by_id" IS DISTINCT FROM OLD."added_by_id")
  EXECUTE FUNCTION "venues_drop_own_reviews"();

-- What was written before this was held.
DELETE FROM "venue_reviews" r USING "venues" v WHERE v."id" = r."venue_id" AND r."user_id" IN (v."owner_id", v."added_by_id");
