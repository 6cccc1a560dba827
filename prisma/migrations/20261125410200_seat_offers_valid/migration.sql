ALTER TABLE "seat_holds" VALIDATE CONSTRAINT "seat_holds_participant_id_fkey";
ALTER TABLE "seat_holds" VALIDATE CONSTRAINT "seat_holds_seats_range";
