-- The last version of the terms that a person accepted: a day, or 'draft' while an installation has none that hold.
ALTER TABLE "users" ADD COLUMN "terms_version" TEXT;
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" TIMESTAMPTZ(3);
