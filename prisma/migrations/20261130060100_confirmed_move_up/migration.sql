-- Who proves their address while in line takes the seat of somebody unproven: the job decides under the game's lock. A trigger,
-- because an address is proven in several ways.
CREATE FUNCTION "move_up_confirmed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("kind", "lane", "payload")
    SELECT 'games:release-holds', 'rest'::"job_lane", jsonb_build_object('gameId', g."id")
    FROM "game_participants" p JOIN "games" g ON g."id" = p."game_id"
    WHERE p."user_id" = NEW."id" AND p."status" = 'waitlisted' AND g."status" = 'upcoming' AND g."starts_at" > now();
  RETURN NULL;
END $$;
CREATE TRIGGER "users_move_up_confirmed" AFTER UPDATE OF "email_verified_at" ON "users" FOR EACH ROW
  WHEN (OLD."email_verified_at" IS NULL AND NEW."email_verified_at" IS NOT NULL) EXECUTE FUNCTION "move_up_confirmed"();
