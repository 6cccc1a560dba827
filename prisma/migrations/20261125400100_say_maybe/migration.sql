-- 'Maybe' is kept beside 'out', because it takes no seat either and the release that still runs knows no other status.
ALTER TABLE "game_participants" ADD COLUMN "said_maybe" BOOLEAN NOT NULL DEFAULT false;
