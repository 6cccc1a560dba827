ALTER TABLE "users" VALIDATE CONSTRAINT "users_availability_range";
ALTER TABLE "games" VALIDATE CONSTRAINT "games_seat_calls_range";
