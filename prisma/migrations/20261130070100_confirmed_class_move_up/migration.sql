-- Also whoever waits for a class.
CREATE OR REPLACE FUNCTION "move_up_confirmed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("kind", "lane", "payload")
    SELECT 'games:release-holds', 'rest'::"job_lane", jsonb_build_object('gameId', g."id")
    FROM "game_participants" p JOIN "games" g ON g."id" = p."game_id"
    WHERE p."user_id" = NEW."id" AND p."status" = 'waitlisted' AND g."status" = 'upcoming' AND g."starts_at" > now();
  INSERT INTO "jobs" ("kind", "lane", "payload")
    SELECT 'classes:promote', 'rest'::"job_lane", jsonb_build_object('sessionId', s."id")
    FROM "class_participants" p JOIN "class_sessions" s ON s."id" = p."session_id"
    WHERE p."user_id" = NEW."id" AND p."status" = 'waitlisted' AND s."status" = 'upcoming' AND s."starts_at" > now();
  RETURN NULL;
END $$;
