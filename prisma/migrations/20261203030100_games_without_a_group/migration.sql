-- A game without a group has a quiet one behind it, as games of two have. Who sees it while it is not public.
CREATE TYPE "game_reach" AS ENUM ('link', 'connections');
ALTER TABLE "groups" ADD COLUMN "reach" "game_reach";
ALTER TABLE "groups" ADD CONSTRAINT "groups_reach_without_members" CHECK
  ("reach" IS NULL OR "visibility" = 'private' AND "pair_lo" IS NULL AND "member_count" = 0) NOT VALID;

-- It gets its chat when it becomes a group.
CREATE OR REPLACE FUNCTION "groups_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two people have a chat of their own.
  IF NEW."pair_lo" IS NULL AND NEW."reach" IS NULL THEN
    INSERT INTO "conversations" ("type", "group_id") VALUES ('group', NEW."id");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "groups_conversation_later" AFTER UPDATE OF "reach" ON "groups" FOR EACH ROW
  WHEN (OLD."reach" IS NOT NULL AND NEW."reach" IS NULL) EXECUTE FUNCTION "groups_conversation"();

-- A person whose level does not fit asks for a seat, once for each game.
CREATE TYPE "seat_request_status" AS ENUM ('pending', 'accepted', 'declined');
CREATE TABLE "seat_requests" (
  "id" SERIAL PRIMARY KEY,
  "game_id" INTEGER NOT NULL REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "status" "seat_request_status" NOT NULL DEFAULT 'pending',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decided_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "seat_requests_game_id_user_id_key" ON "seat_requests"("game_id", "user_id");
CREATE INDEX "seat_requests_user_id_idx" ON "seat_requests"("user_id");
