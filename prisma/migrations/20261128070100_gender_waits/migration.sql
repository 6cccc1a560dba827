-- "gender" decides what is for women or men only. Another one that a person states counts after a while; until then it waits
-- here, and "gender" gives no such right.
ALTER TABLE "users"
  ADD COLUMN "stated_gender" "gender",
  ADD COLUMN "gender_counts_from" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD CONSTRAINT "users_stated_gender_waits"
  CHECK (("stated_gender" IS NULL) = ("gender_counts_from" IS NULL)
    AND ("stated_gender" IS NULL OR "gender" IS NOT DISTINCT FROM 'prefer-not-to-say')) NOT VALID;
