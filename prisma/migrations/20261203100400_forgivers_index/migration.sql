CREATE INDEX CONCURRENTLY "game_participants_forgiven_by_id_idx" ON "game_participants"("forgiven_by_id");
