ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_game_id_fkey";
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_kind_whole";
