ALTER TABLE "game_participants" VALIDATE CONSTRAINT "game_participants_regular_id_fkey";
ALTER TABLE "game_participants" VALIDATE CONSTRAINT "game_participants_one_player";
ALTER TABLE "money_accounts" VALIDATE CONSTRAINT "money_accounts_regular_id_fkey";
