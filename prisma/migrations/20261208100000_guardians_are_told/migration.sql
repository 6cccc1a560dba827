-- A guardian's notifications say whom they are for by the link (`guardianOf`), and go with it.
CREATE TRIGGER "guardians_forget_copies" AFTER DELETE ON "guardians" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('guardianOf');

-- What no longer holds for a young person is over for their guardians as well.
CREATE OR REPLACE FUNCTION "forget_unread"("readers" integer[], "types" text[], "about_key" text, "about_id" bigint) RETURNS void
  LANGUAGE sql AS $$
    DELETE FROM "notifications"
    WHERE "user_id" = ANY ("readers" || ARRAY(SELECT "guardian_id" FROM "guardians" WHERE "young_id" = ANY ("readers")))
      AND NOT "is_read" AND "type" = ANY ("types") AND "data" ->> "about_key" = "about_id"::text
      AND CASE WHEN "data" ? 'guardianOf'
        THEN "data" ->> 'guardianOf' IN (SELECT "id"::text FROM "guardians" WHERE "young_id" = ANY ("readers"))
        ELSE "user_id" = ANY ("readers") END
  $$;
