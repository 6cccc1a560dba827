-- The notification of a request to run a group goes with the request: answered, passed to somebody else, or its member gone.
CREATE FUNCTION "forget_lead_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "notifications" WHERE "user_id" = OLD."user_id" AND NOT "is_read" AND "type" = 'group_role_changed'
    AND "data" @> jsonb_build_object('groupId', OLD."group_id", 'asksToLead', true);
  RETURN NULL;
END $$;
CREATE TRIGGER "group_members_forget_lead_answered" AFTER UPDATE OF "asked_to_lead_at" ON "group_members" FOR EACH ROW
  WHEN (OLD."asked_to_lead_at" IS NOT NULL AND NEW."asked_to_lead_at" IS NULL) EXECUTE FUNCTION "forget_lead_request"();
CREATE TRIGGER "group_members_forget_lead_gone" AFTER DELETE ON "group_members" FOR EACH ROW
  WHEN (OLD."asked_to_lead_at" IS NOT NULL) EXECUTE FUNCTION "forget_lead_request"();
