ALTER TABLE "outbox_mails" ADD COLUMN "about_group_id" INTEGER;

-- A letter that has not left yet does not name a group that is gone.
CREATE FUNCTION "forget_letters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "outbox_mails" WHERE "about_group_id" = OLD."id" AND "status" IN ('queued', 'failed');
  RETURN NULL;
END $$;
CREATE TRIGGER "groups_forget_letters_hidden" AFTER UPDATE OF "hidden_at" ON "groups" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_letters"();
CREATE TRIGGER "groups_forget_letters_deleted" AFTER DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION "forget_letters"();
