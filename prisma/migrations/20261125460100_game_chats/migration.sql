-- A game has a chat for the people who go.
ALTER TABLE "conversations" ADD COLUMN "game_id" INTEGER;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id")
  ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "conversations"
  DROP CONSTRAINT "conversations_kind_whole",
  ADD CONSTRAINT "conversations_kind_whole" CHECK (CASE "type"
    WHEN 'group' THEN num_nonnulls("group_id", "game_id") = 1 AND "user_lo" IS NULL AND "user_hi" IS NULL
    ELSE "group_id" IS NULL AND "game_id" IS NULL END) NOT VALID;

-- Whoever goes to a game is in its chat, if it has one yet. Every way to a seat locks the game first, and so does making the chat:
-- nobody is left out or left in.
CREATE FUNCTION "game_participants_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND NEW."status" <> 'going' THEN
    DELETE FROM "conversation_members" m USING "conversations" c
      WHERE c."game_id" = OLD."game_id" AND m."conversation_id" = c."id" AND m."user_id" = OLD."user_id";
  ELSIF NEW."status" = 'going' THEN
    INSERT INTO "conversation_members" ("conversation_id", "user_id", "last_read_seq")
      SELECT c."id", NEW."user_id", c."last_seq" FROM "conversations" c WHERE c."game_id" = NEW."game_id"
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_follow" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_follow"();

-- A ban ends seats in coming games only; the chats of past games end with it too.
CREATE FUNCTION "group_bans_leave_chats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "conversation_members" m USING "conversations" c, "games" g
    WHERE g."group_id" = NEW."group_id" AND c."game_id" = g."id" AND m."conversation_id" = c."id" AND m."user_id" = NEW."user_id";
  RETURN NULL;
END $$;
CREATE TRIGGER "group_bans_leave_chats" AFTER INSERT ON "group_bans"
  FOR EACH ROW EXECUTE FUNCTION "group_bans_leave_chats"();
