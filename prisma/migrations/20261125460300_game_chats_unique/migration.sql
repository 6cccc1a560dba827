CREATE UNIQUE INDEX CONCURRENTLY "conversations_game_id_key" ON "conversations" ("game_id");
