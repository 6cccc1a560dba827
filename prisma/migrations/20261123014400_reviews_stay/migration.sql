-- What was said of a venue or a coach was written for others, and stays when its author's account goes: under nobody's name.
ALTER TABLE "venue_reviews" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "venue_reviews" DROP CONSTRAINT "venue_reviews_user_id_fkey";
ALTER TABLE "venue_reviews" ADD CONSTRAINT "venue_reviews_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "coach_reviews" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "coach_reviews" DROP CONSTRAINT "coach_reviews_user_id_fkey";
ALTER TABLE "coach_reviews" ADD CONSTRAINT "coach_reviews_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
