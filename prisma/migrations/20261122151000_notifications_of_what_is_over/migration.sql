-- A notification that nobody has read yet goes with what it is about: a request that was taken back or answered, a game
-- or session that was cancelled, moved or left. Here and not in the services, because there are many ways to each of these.

CREATE FUNCTION "forget_unread"("readers" integer[], "types" text[], "about_key" text, "about_id" bigint) RETURNS void
  LANGUAGE sql AS $$
    DELETE FROM "notifications"
    WHERE "user_id" = ANY ("readers") AND NOT "is_read" AND "type" = ANY ("types") AND "data" ->> "about_key" = "about_id"::text
  $$;

CREATE FUNCTION "friend_requests_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.receiver_id], ARRAY['friend_request'], 'requestId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "friend_requests_forget" AFTER UPDATE OF "status" ON "friend_requests"
  FOR EACH ROW WHEN (OLD."status" = 'pending' AND NEW."status" <> 'pending')
  EXECUTE FUNCTION "friend_requests_forget"();

CREATE FUNCTION "group_join_requests_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM group_members WHERE group_id = OLD.group_id AND role IN ('creator', 'organiser')),
    ARRAY['group_join_request'], 'requestId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "group_join_requests_forget" AFTER UPDATE OF "status" ON "group_join_requests"
  FOR EACH ROW WHEN (OLD."status" = 'pending' AND NEW."status" <> 'pending')
  EXECUTE FUNCTION "group_join_requests_forget"();

CREATE FUNCTION "group_invites_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.receiver_id], ARRAY['group_invite'], 'inviteId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "group_invites_forget" AFTER UPDATE OF "status" ON "group_invites"
  FOR EACH ROW WHEN (OLD."status" = 'pending' AND NEW."status" <> 'pending')
  EXECUTE FUNCTION "group_invites_forget"();

CREATE FUNCTION "booking_requests_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.coach_user_id, OLD.client_id],
    ARRAY['booking_request', 'booking_reminder', 'booking_proposal'], 'bookingId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "booking_requests_forget" AFTER UPDATE OF "status", "starts_at" ON "booking_requests"
  FOR EACH ROW WHEN (OLD."status" <> NEW."status" OR OLD."starts_at" <> NEW."starts_at")
  EXECUTE FUNCTION "booking_requests_forget"();

-- Whoever gives up a seat or a place in line.
CREATE FUNCTION "game_participants_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.user_id], ARRAY['game_reminder', 'game_changed', 'game_promoted'], 'gameId', OLD.game_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_forget_left" AFTER UPDATE OF "status" ON "game_participants"
  FOR EACH ROW WHEN (OLD."status" IN ('going', 'waitlisted') AND NEW."status" NOT IN ('going', 'waitlisted'))
  EXECUTE FUNCTION "game_participants_forget"();
CREATE TRIGGER "game_participants_forget_deleted" AFTER DELETE ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_forget"();

-- A game that does not take place, and one that is at another time: its reminders say the old one.
CREATE FUNCTION "games_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM group_members WHERE group_id = OLD.group_id
      UNION SELECT user_id FROM game_participants WHERE game_id = OLD.id),
    CASE WHEN NEW.status = 'cancelled' THEN ARRAY['game_created', 'game_reminder', 'game_changed', 'game_promoted']
      ELSE ARRAY['game_reminder'] END,
    'gameId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "games_forget" AFTER UPDATE OF "status", "starts_at" ON "games"
  FOR EACH ROW WHEN ((OLD."status" <> NEW."status" AND NEW."status" = 'cancelled') OR OLD."starts_at" <> NEW."starts_at")
  EXECUTE FUNCTION "games_forget"();
