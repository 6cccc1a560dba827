-- A woman may show herself to women only, and see women only. The column has a constant default, so no row is rewritten.
ALTER TABLE "users" ADD COLUMN "women_only" BOOLEAN NOT NULL DEFAULT false;

-- Only a woman: when the gender changes, it ends.
CREATE FUNCTION "users_end_women_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."women_only" := false;
  RETURN NEW;
END $$;
CREATE TRIGGER "users_end_women_only" BEFORE UPDATE OF "gender" ON "users"
  FOR EACH ROW WHEN (NEW."women_only" AND NEW."gender" IS DISTINCT FROM 'female')
  EXECUTE FUNCTION "users_end_women_only"();

ALTER TABLE "users" ADD CONSTRAINT "users_women_only_female"
  CHECK (NOT "women_only" OR "gender" IS NOT DISTINCT FROM 'female') NOT VALID;
