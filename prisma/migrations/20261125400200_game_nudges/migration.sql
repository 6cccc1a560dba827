-- A game's members are nudged once a day at most: the column is changed only a day after its last change.
ALTER TABLE "games" ADD COLUMN "nudged_at" TIMESTAMPTZ(3);

-- Whoever has answered needs no reminder to answer, and nobody does for a cancelled game.
CREATE FUNCTION "game_participants_answered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[NEW.user_id], ARRAY['game_nudge'], 'gameId', NEW.game_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_answered" AFTER INSERT OR UPDATE OF "status", "said_maybe" ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_answered"();

CREATE OR REPLACE FUNCTION "games_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM group_members WHERE group_id = OLD.group_id
      UNION SELECT user_id FROM game_participants WHERE game_id = OLD.id),
    CASE WHEN NEW.status = 'cancelled'
      THEN ARRAY['game_created', 'game_reminder', 'game_changed', 'game_promoted', 'game_seat_missed', 'game_nudge']
      ELSE ARRAY['game_reminder', 'game_nudge'] END,
    'gameId', OLD.id);
  RETURN NULL;
END $$;
