-- The rules of a game, each off while it is empty: hours before the start.
ALTER TABLE "games" ADD COLUMN "decide_hours" INTEGER;
ALTER TABLE "games" ADD COLUMN "members_first_hours" INTEGER;

ALTER TABLE "games"
  ADD CONSTRAINT "games_decide_hours_range" CHECK ("decide_hours" BETWEEN 1 AND 336) NOT VALID,
  ADD CONSTRAINT "games_decide_hours_have_minimum" CHECK ("decide_hours" IS NULL OR "min_players" IS NOT NULL) NOT VALID,
  ADD CONSTRAINT "games_members_first_hours_range" CHECK ("members_first_hours" BETWEEN 1 AND 336) NOT VALID;
