-- 'A seat came free' is over as well once one has left the line or the game does not take place.
CREATE OR REPLACE FUNCTION "game_participants_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.user_id], ARRAY['game_reminder', 'game_changed', 'game_promoted', 'game_seat_missed'],
    'gameId', OLD.game_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "games_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM group_members WHERE group_id = OLD.group_id
      UNION SELECT user_id FROM game_participants WHERE game_id = OLD.id),
    CASE WHEN NEW.status = 'cancelled'
      THEN ARRAY['game_created', 'game_reminder', 'game_changed', 'game_promoted', 'game_seat_missed']
      ELSE ARRAY['game_reminder'] END,
    'gameId', OLD.id);
  RETURN NULL;
END $$;
