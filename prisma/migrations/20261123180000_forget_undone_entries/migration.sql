-- A new member who has left, and a review that was removed: what nobody has read of them yet goes as well.
-- Found by who caused it and not by who reads it: organisers and owners change meanwhile.

CREATE FUNCTION "group_members_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications
  WHERE actor_id = OLD.user_id AND NOT is_read AND type = 'group_invite_accepted' AND data ->> 'groupId' = OLD.group_id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER "group_members_forget" AFTER DELETE ON "group_members"
  FOR EACH ROW EXECUTE FUNCTION "group_members_forget"();

CREATE FUNCTION "venue_reviews_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications
  WHERE actor_id = OLD.user_id AND NOT is_read AND type = 'venue_review' AND data ->> 'reviewId' = OLD.id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER "venue_reviews_forget" AFTER DELETE ON "venue_reviews"
  FOR EACH ROW EXECUTE FUNCTION "venue_reviews_forget"();
