-- An email that has not left yet does not name a person who is banned or leaving: it is taken back and written again. Rewriting the
-- title fires the trigger `notifications_take_back_changed`.
CREATE FUNCTION "take_back_letters_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "notifications" SET "title" = "title" WHERE "actor_id" = NEW."id" AND "emailed_at" IS NOT NULL AND "id" IN
    (SELECT unnest("quotes") FROM "outbox_mails" WHERE "status" IN ('queued', 'failed'));
  RETURN NULL;
END $$;
CREATE TRIGGER "users_take_back_letters" AFTER UPDATE OF "banned_at", "deletion_requested_at" ON "users" FOR EACH ROW
  WHEN (num_nonnulls(OLD."banned_at", OLD."deletion_requested_at") = 0
    AND num_nonnulls(NEW."banned_at", NEW."deletion_requested_at") > 0)
  EXECUTE FUNCTION "take_back_letters_of"();
