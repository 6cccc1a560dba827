-- What quotes or names a thing goes with it: read or not, by whatever way the thing went. The argument is the key of `data` that
-- names the thing; a second one limits it to one type of notification.
CREATE FUNCTION "forget_copies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "notifications"
  WHERE "data" @> jsonb_build_object(TG_ARGV[0], OLD."id") AND (TG_NARGS = 1 OR "type" = TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE TRIGGER "messages_forget_copies" AFTER UPDATE OF "deleted_at", "hidden_at" ON "messages" FOR EACH ROW
  WHEN (OLD."deleted_at" IS NULL AND OLD."hidden_at" IS NULL AND num_nonnulls(NEW."deleted_at", NEW."hidden_at") > 0)
  EXECUTE FUNCTION "forget_copies"('messageId');
CREATE TRIGGER "conversations_forget_copies" AFTER DELETE ON "conversations" FOR EACH ROW
  EXECUTE FUNCTION "forget_copies"('conversationId');

CREATE TRIGGER "groups_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "groups" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('groupId');
CREATE TRIGGER "groups_forget_copies_deleted" AFTER DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('groupId');
CREATE TRIGGER "games_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "games" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('gameId');
CREATE TRIGGER "games_forget_copies_deleted" AFTER DELETE ON "games" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('gameId');
CREATE TRIGGER "venues_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "venues" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('venueId');
CREATE TRIGGER "venues_forget_copies_deleted" AFTER DELETE ON "venues" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('venueId');
CREATE TRIGGER "coach_applications_forget_copies" AFTER UPDATE OF "hidden_at" ON "coach_applications" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('coachId');

CREATE TRIGGER "venue_reviews_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "venue_reviews" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('reviewId');
CREATE TRIGGER "venue_reviews_forget_copies_deleted" AFTER DELETE ON "venue_reviews" FOR EACH ROW
  EXECUTE FUNCTION "forget_copies"('reviewId');
CREATE TRIGGER "venue_reviews_forget_copies_reply" AFTER UPDATE OF "owner_reply" ON "venue_reviews" FOR EACH ROW
  WHEN (OLD."owner_reply" IS NOT NULL AND NEW."owner_reply" IS NULL)
  EXECUTE FUNCTION "forget_copies"('reviewId', 'venue_review_reply');
CREATE TRIGGER "coach_reviews_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "coach_reviews" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('coachReviewId');
CREATE TRIGGER "coach_reviews_forget_copies_deleted" AFTER DELETE ON "coach_reviews" FOR EACH ROW
  EXECUTE FUNCTION "forget_copies"('coachReviewId');
CREATE TRIGGER "coach_reviews_forget_copies_reply" AFTER UPDATE OF "reply" ON "coach_reviews" FOR EACH ROW
  WHEN (OLD."reply" IS NOT NULL AND NEW."reply" IS NULL)
  EXECUTE FUNCTION "forget_copies"('coachReviewId', 'coach_review_reply');

-- The trigger above does this, for read ones too.
DROP TRIGGER "venue_reviews_forget" ON "venue_reviews";
DROP FUNCTION "venue_reviews_forget"();

-- A letter that has not left yet is taken back when a notification in it goes or changes, and written again.
ALTER TABLE "outbox_mails" ADD COLUMN "quotes" BIGINT[] NOT NULL DEFAULT '{}';
CREATE FUNCTION "take_back_letter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "taken" AS (
    DELETE FROM "outbox_mails" WHERE "status" IN ('queued', 'failed') AND OLD."id" = ANY ("quotes") RETURNING "quotes"
  ), "open" AS (
    UPDATE "notifications" n SET "emailed_at" = NULL FROM "taken" WHERE n."id" = ANY ("taken"."quotes") RETURNING n."user_id"
  )
  INSERT INTO "jobs" ("kind", "lane", "payload")
    SELECT DISTINCT 'notifications:mail-missed', 'rest'::"job_lane", jsonb_build_object('userId', "user_id") FROM "open";
  RETURN NULL;
END $$;
CREATE TRIGGER "notifications_take_back_deleted" AFTER DELETE ON "notifications" FOR EACH ROW
  WHEN (OLD."emailed_at" IS NOT NULL) EXECUTE FUNCTION "take_back_letter"();
CREATE TRIGGER "notifications_take_back_changed" AFTER UPDATE OF "title", "message" ON "notifications" FOR EACH ROW
  WHEN (OLD."emailed_at" IS NOT NULL) EXECUTE FUNCTION "take_back_letter"();
