-- People who came in by an invite link complete their profile later.
ALTER TABLE "users" ADD COLUMN "came_by_link_at" TIMESTAMPTZ(3);
