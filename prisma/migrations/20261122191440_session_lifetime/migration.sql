-- A session ends a month after its sign-in, however it is used.
UPDATE "sessions" SET "expire" = "created_at" + interval '720 hours' WHERE "expire" > "created_at" + interval '720 hours';
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_lifetime" CHECK ("expire" <= "created_at" + interval '720 hours');
