ALTER TABLE "games" VALIDATE CONSTRAINT "games_decide_hours_range";
ALTER TABLE "games" VALIDATE CONSTRAINT "games_decide_hours_have_minimum";
ALTER TABLE "games" VALIDATE CONSTRAINT "games_members_first_hours_range";
