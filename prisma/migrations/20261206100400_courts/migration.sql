-- Courts of venues and their times.
CREATE TYPE "court_time_status" AS ENUM ('asked', 'confirmed', 'declined', 'lapsed', 'cancelled', 'came', 'no_show', 'blocked');
CREATE TYPE "venue_role" AS ENUM ('owner', 'desk');

CREATE TABLE "courts" (
  "id" SERIAL PRIMARY KEY,
  "venue_id" INTEGER NOT NULL REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL CONSTRAINT "courts_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  "sport_ids" INTEGER[],
  "surface" TEXT CONSTRAINT "courts_surface_length" CHECK (char_length("surface") BETWEEN 1 AND 40),
  "is_indoor" BOOLEAN NOT NULL DEFAULT false,
  "has_lights" BOOLEAN NOT NULL DEFAULT false,
  "slot_minutes" INTEGER NOT NULL DEFAULT 60 CONSTRAINT "courts_slot_minutes_range" CHECK ("slot_minutes" BETWEEN 30 AND 120),
  "price" INTEGER NOT NULL CONSTRAINT "courts_price_range" CHECK ("price" >= 0),
  "prices" JSONB NOT NULL DEFAULT '[]',
  "women_hours" JSONB NOT NULL DEFAULT '[]',
  "opening_hours" JSONB,
  "closed_dates" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "currency" TEXT NOT NULL CONSTRAINT "courts_currency_code" CHECK ("currency" ~ '^[A-Z]{3}$'),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "courts_venue_id_idx" ON "courts"("venue_id");

CREATE TABLE "venue_desks" (
  "venue_id" INTEGER PRIMARY KEY REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "confirms_at_once" BOOLEAN NOT NULL DEFAULT false,
  "cancel_hours" INTEGER NOT NULL DEFAULT 4 CONSTRAINT "venue_desks_cancel_hours_range" CHECK ("cancel_hours" BETWEEN 0 AND 168),
  "pay_to" TEXT CONSTRAINT "venue_desks_pay_to_length" CHECK (char_length("pay_to") BETWEEN 1 AND 200)
);

CREATE TABLE "venue_staff" (
  "venue_id" INTEGER NOT NULL REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "role" "venue_role" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("venue_id", "user_id")
);
CREATE INDEX "venue_staff_user_id_idx" ON "venue_staff"("user_id");

CREATE TABLE "court_times" (
  "id" SERIAL PRIMARY KEY,
  "court_id" INTEGER NOT NULL REFERENCES "courts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "status" "court_time_status" NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "time_zone" TEXT NOT NULL,
  "wall_start" TEXT NOT NULL,
  "zone_data" TEXT NOT NULL,
  "user_id" INTEGER REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "name" TEXT CONSTRAINT "court_times_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  "phone" TEXT CONSTRAINT "court_times_phone_length" CHECK (char_length("phone") BETWEEN 1 AND 40),
  "standing_id" INTEGER,
  "game_id" INTEGER REFERENCES "games"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "price" INTEGER NOT NULL CONSTRAINT "court_times_price_range" CHECK ("price" >= 0),
  "currency" TEXT NOT NULL,
  "free_cancel_until" TIMESTAMPTZ(3),
  "lapses_at" TIMESTAMPTZ(3),
  "cancelled_late" BOOLEAN NOT NULL DEFAULT false,
  "paid_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "court_times_length" CHECK ("ends_at" > "starts_at" AND "ends_at" <= "starts_at" + interval '1 day'),
  CONSTRAINT "court_times_one_who" CHECK ("user_id" IS NULL OR ("name" IS NULL AND "phone" IS NULL)),
  CONSTRAINT "court_times_asked_lapses" CHECK ("status" <> 'asked' OR "lapses_at" IS NOT NULL),
  -- Whatever else happens, nobody is given a time that somebody has or had, or that is blocked.
  CONSTRAINT "court_times_no_double_booking" EXCLUDE USING gist ("court_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
    WHERE ("status" IN ('confirmed', 'blocked', 'came', 'no_show'))
);
CREATE INDEX "court_times_court_id_starts_at_idx" ON "court_times"("court_id", "starts_at");
CREATE INDEX "court_times_user_id_starts_at_idx" ON "court_times"("user_id", "starts_at");
CREATE INDEX "court_times_status_lapses_at_idx" ON "court_times"("status", "lapses_at");
CREATE INDEX "court_times_standing_id_idx" ON "court_times"("standing_id");
CREATE INDEX "court_times_game_id_idx" ON "court_times"("game_id");

CREATE TABLE "court_time_changes" (
  "id" SERIAL PRIMARY KEY,
  "court_time_id" INTEGER NOT NULL REFERENCES "court_times"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "actor_id" INTEGER REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "action" TEXT NOT NULL CONSTRAINT "court_time_changes_action_length" CHECK (char_length("action") BETWEEN 1 AND 20),
  "court_name" TEXT NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "price" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "court_time_changes_court_time_id_idx" ON "court_time_changes"("court_time_id");
CREATE INDEX "court_time_changes_actor_id_idx" ON "court_time_changes"("actor_id");

-- How to pay is a handle of the operator: it leaves with them.
CREATE FUNCTION "forget_pay_to"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "venue_desks" SET "pay_to" = NULL WHERE "venue_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "venues_forget_pay_to" AFTER UPDATE OF "owner_id" ON "venues" FOR EACH ROW
  WHEN (OLD."owner_id" IS DISTINCT FROM NEW."owner_id") EXECUTE FUNCTION "forget_pay_to"();
