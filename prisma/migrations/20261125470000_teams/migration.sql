-- Two teams of a game, drawn by the people who manage it.
CREATE TABLE "game_teams" (
    "game_id" INTEGER NOT NULL,
    "seed" INTEGER NOT NULL,
    "wishes" JSONB NOT NULL DEFAULT '[]',
    "places" JSONB NOT NULL,

    CONSTRAINT "game_teams_pkey" PRIMARY KEY ("game_id")
);

ALTER TABLE "game_teams" ADD CONSTRAINT "game_teams_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
