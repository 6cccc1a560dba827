-- The person's choice; null until there is one.
ALTER TABLE "users" ADD COLUMN "language" TEXT;
ALTER TABLE "users" ADD CONSTRAINT "users_language_check" CHECK ("language" ~ '^[a-z]{2,3}$');

-- Texts as keys and parameters, worded when they are read. Rows from before keep their English words.
ALTER TABLE "notifications" ADD COLUMN "said" JSONB;
ALTER TABLE "messages" ADD COLUMN "said" JSONB;
