-- 'One place free' is over once the game is full again, does not take place or is at another time.
CREATE FUNCTION "games_forget_place_free"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "notifications"
  WHERE "data" @> jsonb_build_object('gameId', NEW.id) AND "type" = 'game_place_free' AND NOT "is_read";
  RETURN NULL;
END $$;
CREATE TRIGGER "games_forget_place_free" AFTER UPDATE OF "going_count", "max_players", "status", "starts_at" ON "games"
  FOR EACH ROW WHEN (OLD."status" <> NEW."status" OR OLD."starts_at" <> NEW."starts_at"
    OR OLD."going_count" < OLD."max_players" AND NEW."going_count" >= NEW."max_players")
  EXECUTE FUNCTION "games_forget_place_free"();
