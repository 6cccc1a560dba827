-- Also an email that names the person without being caused by them.
CREATE OR REPLACE FUNCTION "take_back_letters_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "notifications" SET "title" = "title"
  WHERE ("actor_id" = NEW."id" OR "data" @> jsonb_build_object('named', jsonb_build_array(NEW."id")))
    AND "emailed_at" IS NOT NULL AND "id" IN
    (SELECT unnest("quotes") FROM "outbox_mails" WHERE "status" IN ('queued', 'failed'));
  RETURN NULL;
END $$;
