-- A seat that waits for an e-mail address to be confirmed. It names nobody and counts like a player's.
CREATE TABLE "seat_holds" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seat_holds_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "seat_holds_game_id_held_until_idx" ON "seat_holds"("game_id", "held_until");

ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As for players: games_going_count_within_max then limits both together.
CREATE FUNCTION "seat_holds_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "games" SET "going_count" = "going_count" + 1 WHERE "id" = NEW."game_id";
  ELSE
    UPDATE "games" SET "going_count" = "going_count" - 1 WHERE "id" = OLD."game_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "seat_holds_count" AFTER INSERT OR DELETE ON "seat_holds"
  FOR EACH ROW EXECUTE FUNCTION "seat_holds_count"();

-- Somebody without a session who wants to come in by a link, until the letter's link proves the address. No account is made
-- before, so the answer is the same whether or not the address has one.
CREATE TABLE "invite_entries" (
    "id" SERIAL NOT NULL,
    "link_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "gender" "gender",
    "waitlist" BOOLEAN NOT NULL DEFAULT false,
    "seat_hold_id" INTEGER,
    "held_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_entries_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "invite_entries_link_id_email_key" ON "invite_entries"("link_id", "email");
CREATE INDEX "invite_entries_email_idx" ON "invite_entries"("email");
CREATE INDEX "invite_entries_seat_hold_id_idx" ON "invite_entries"("seat_hold_id");

ALTER TABLE "invite_entries" ADD CONSTRAINT "invite_entries_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "invite_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_entries" ADD CONSTRAINT "invite_entries_seat_hold_id_fkey" FOREIGN KEY ("seat_hold_id") REFERENCES "seat_holds"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "invite_entries"
  ADD CONSTRAINT "invite_entries_email_length" CHECK (char_length("email") <= 254),
  ADD CONSTRAINT "invite_entries_email_lower_case" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "invite_entries_name_length" CHECK (char_length("name") BETWEEN 1 AND 80);
