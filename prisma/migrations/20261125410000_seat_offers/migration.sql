-- A hold may be an offer to somebody in line, of as many seats as they and their guests need.
ALTER TABLE "seat_holds" ADD COLUMN "seats" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "seat_holds" ADD COLUMN "participant_id" INTEGER;

ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "game_participants"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_seats_range" CHECK ("seats" BETWEEN 1 AND 11) NOT VALID;

CREATE OR REPLACE FUNCTION "seat_holds_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "games" SET "going_count" = "going_count" + NEW."seats" WHERE "id" = NEW."game_id";
  ELSE
    UPDATE "games" SET "going_count" = "going_count" - OLD."seats" WHERE "id" = OLD."game_id";
  END IF;
  RETURN NULL;
END $$;

-- An offer ends with the place in line. Before the row changes, so that the seats are free when a player takes them.
CREATE FUNCTION "game_participants_end_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "seat_holds" WHERE "participant_id" = OLD."id";
  RETURN NEW;
END $$;
CREATE TRIGGER "game_participants_end_offer" BEFORE UPDATE OF "status" ON "game_participants"
  FOR EACH ROW WHEN (OLD."status" = 'waitlisted' AND NEW."status" <> 'waitlisted')
  EXECUTE FUNCTION "game_participants_end_offer"();
