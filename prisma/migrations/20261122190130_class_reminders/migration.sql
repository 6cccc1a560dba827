-- The minute job that reminds of games reminds of classes and sessions as well; no booking plans its own any more.
CREATE INDEX "class_sessions_status_starts_at_idx" ON "class_sessions"("status", "starts_at");
CREATE INDEX "booking_requests_status_starts_at_idx" ON "booking_requests"("status", "starts_at");
DELETE FROM "jobs" WHERE "kind" = 'bookings:remind' AND "done_at" IS NULL;

-- Which side somebody is decides where the notification leads: a coach's clients are on a tab of their own.
UPDATE "notifications" n SET "data" = n."data" || '{"side": "coach"}' FROM "booking_requests" b
WHERE n."type" LIKE 'booking\_%' AND n."data" ->> 'bookingId' = b."id"::text AND n."user_id" = b."coach_user_id";
UPDATE "notifications" n SET "data" = n."data" || '{"side": "coach"}' FROM "coach_packages" p
JOIN "coach_applications" c ON c."id" = p."coach_id"
WHERE n."type" = 'booking_package' AND n."data" ->> 'packageId' = p."id"::text AND n."user_id" = c."user_id";
UPDATE "notifications" SET "data" = "data" || '{"side": "coach"}' WHERE "type" IN ('class_joined', 'class_left');

-- What nobody has read yet goes with what it is about. Leaving and coming back leaves the coach one line, not three.
CREATE FUNCTION "class_participants_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What the coach heard of this person before, which is not so any more.
  "untrue" text := 'class_joined';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.status <> 'out' THEN
    untrue := 'class_left';
  ELSE
    PERFORM forget_unread(ARRAY[OLD.user_id], ARRAY['class_reminder', 'class_promoted'], 'classSessionId', OLD.session_id);
  END IF;
  DELETE FROM notifications n USING class_sessions s
  WHERE s.id = OLD.session_id AND n.user_id = s.coach_user_id AND n.actor_id = OLD.user_id AND NOT n.is_read
    AND n.type = untrue AND n.data ->> 'classSessionId' = OLD.session_id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER "class_participants_forget" AFTER UPDATE OF "status" ON "class_participants"
  FOR EACH ROW WHEN ((OLD."status" = 'out') <> (NEW."status" = 'out'))
  EXECUTE FUNCTION "class_participants_forget"();
CREATE TRIGGER "class_participants_forget_deleted" AFTER DELETE ON "class_participants"
  FOR EACH ROW EXECUTE FUNCTION "class_participants_forget"();

CREATE FUNCTION "class_sessions_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM class_participants WHERE session_id = OLD.id) || OLD.coach_user_id,
    CASE WHEN NEW.status = 'cancelled' THEN ARRAY['class_reminder', 'class_promoted', 'class_joined', 'class_left']
      ELSE ARRAY['class_reminder'] END,
    'classSessionId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "class_sessions_forget" AFTER UPDATE OF "status", "starts_at" ON "class_sessions"
  FOR EACH ROW WHEN ((OLD."status" <> NEW."status" AND NEW."status" = 'cancelled') OR OLD."starts_at" <> NEW."starts_at")
  EXECUTE FUNCTION "class_sessions_forget"();
