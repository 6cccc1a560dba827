-- Somebody without an account whom an organiser adds to a game by name. They count like a player until the person takes that seat.
CREATE TABLE "game_guests" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "added_by_id" INTEGER,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_guests_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "game_guests_game_id_idx" ON "game_guests"("game_id");
CREATE INDEX "game_guests_added_by_id_idx" ON "game_guests"("added_by_id");

ALTER TABLE "game_guests" ADD CONSTRAINT "game_guests_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_guests" ADD CONSTRAINT "game_guests_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "game_guests" ADD CONSTRAINT "game_guests_name_length" CHECK (char_length("name") BETWEEN 1 AND 60);

-- As for players and held seats: games_going_count_within_max then limits all together.
CREATE FUNCTION "game_guests_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."claimed_at" IS NULL THEN
    UPDATE "games" SET "going_count" = "going_count" - 1 WHERE "id" = OLD."game_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."claimed_at" IS NULL THEN
    UPDATE "games" SET "going_count" = "going_count" + 1 WHERE "id" = NEW."game_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "game_guests_count" AFTER INSERT OR DELETE OR UPDATE OF "claimed_at" ON "game_guests"
  FOR EACH ROW EXECUTE FUNCTION "game_guests_count"();

-- The seat that a link gives to whoever opens it.
ALTER TABLE "invite_links" ADD COLUMN "guest_id" INTEGER;
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "game_guests"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
