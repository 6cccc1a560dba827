CREATE UNIQUE INDEX CONCURRENTLY "seat_holds_participant_id_key" ON "seat_holds"("participant_id");
