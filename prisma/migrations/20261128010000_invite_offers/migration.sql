-- What the press of a mailed link is for, beside signing in: the row of the feature that mailed it.
ALTER TABLE "verification_tokens" ADD COLUMN "subject_id" INTEGER;

-- Somebody said that an entry is not theirs.
ALTER TABLE "invite_entries" ADD COLUMN "declined_at" TIMESTAMPTZ(3);

-- The creator has asked this member to run the group.
ALTER TABLE "group_members" ADD COLUMN "asked_to_lead_at" TIMESTAMPTZ(3);

-- A guest's hold that has yielded to somebody confirmed: it counts as no seat, and its guest is next.
ALTER TABLE "seat_holds" ADD COLUMN "yielded_at" TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION "seat_holds_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference INTEGER := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW."yielded_at" IS NULL THEN
    difference := difference + NEW."seats";
  END IF;
  IF TG_OP <> 'INSERT' AND OLD."yielded_at" IS NULL THEN
    difference := difference - OLD."seats";
  END IF;
  IF difference <> 0 THEN
    UPDATE "games" SET "going_count" = "going_count" + difference
    WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."game_id" ELSE NEW."game_id" END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "seat_holds_count_yielded" AFTER UPDATE OF "yielded_at" ON "seat_holds"
  FOR EACH ROW EXECUTE FUNCTION "seat_holds_count"();
