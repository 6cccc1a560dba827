-- The year of birth, asked once and shown to nobody; null: not asked yet, which counts as an adult. `adult_from` is the instant from
-- which the person is surely 18, in the zone of the city: the web process computes it with the year.
ALTER TABLE "users" ADD COLUMN "birth_year" INTEGER, ADD COLUMN "adult_from" TIMESTAMPTZ(3), ADD COLUMN "birth_year_asked_at" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD CONSTRAINT "users_birth_year_range" CHECK ("birth_year" BETWEEN 1900 AND 2200) NOT VALID;
ALTER TABLE "users" ADD CONSTRAINT "users_adult_from_birth_year" CHECK (("birth_year" IS NULL) = ("adult_from" IS NULL)) NOT VALID;

-- Young people play in this group, or in this game, only with a guardian.
ALTER TABLE "groups" ADD COLUMN "needs_guardian" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "games" ADD COLUMN "needs_guardian" BOOLEAN NOT NULL DEFAULT false;
