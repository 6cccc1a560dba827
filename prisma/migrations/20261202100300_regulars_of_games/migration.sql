CREATE UNIQUE INDEX CONCURRENTLY "game_participants_game_id_regular_id_key" ON "game_participants"("game_id", "regular_id");
