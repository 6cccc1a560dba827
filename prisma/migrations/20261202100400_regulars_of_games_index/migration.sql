CREATE INDEX CONCURRENTLY "game_participants_regular_id_idx" ON "game_participants"("regular_id");
