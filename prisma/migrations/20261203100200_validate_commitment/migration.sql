ALTER TABLE "games" VALIDATE CONSTRAINT "games_pay_to_id_fkey";
ALTER TABLE "games" VALIDATE CONSTRAINT "games_pay_by_hours_range";
ALTER TABLE "games" VALIDATE CONSTRAINT "games_pay_by_hours_have_cost";
ALTER TABLE "game_participants" VALIDATE CONSTRAINT "game_participants_forgiven_by_id_fkey";
ALTER TABLE "game_dues" VALIDATE CONSTRAINT "game_dues_digits_form";
ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_missed_rule";
