-- When people can play: seven days of mornings, afternoons and evenings, a bit each. 0: not said.
ALTER TABLE "users" ADD COLUMN "availability" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "users" ADD CONSTRAINT "users_availability_range" CHECK ("availability" BETWEEN 0 AND 2097151) NOT VALID;

-- How often the organisers asked people nearby to fill a seat, and whom.
ALTER TABLE "games" ADD COLUMN "seat_calls" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "games" ADD CONSTRAINT "games_seat_calls_range" CHECK ("seat_calls" BETWEEN 0 AND 3) NOT VALID;

CREATE TABLE "seat_asks" (
    "id" SERIAL NOT NULL,
    "game_id" INTEGER,
    "user_id" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seat_asks_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "seat_asks_game_id_user_id_key" ON "seat_asks"("game_id", "user_id");
CREATE INDEX "seat_asks_user_id_asked_at_idx" ON "seat_asks"("user_id", "asked_at");

ALTER TABLE "seat_asks" ADD CONSTRAINT "seat_asks_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "seat_asks" ADD CONSTRAINT "seat_asks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
