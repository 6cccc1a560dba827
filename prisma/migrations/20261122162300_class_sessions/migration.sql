-- Classes take place on dates that people join: as many as there are places, the others in line.
CREATE TYPE "class_session_status" AS ENUM ('upcoming', 'cancelled');

CREATE TABLE "class_sessions" (
    "id" SERIAL NOT NULL,
    "class_id" INTEGER NOT NULL,
    "coach_id" INTEGER NOT NULL,
    "coach_user_id" INTEGER NOT NULL,
    "venue_id" INTEGER,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
    "places" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'PKR',
    "going_count" INTEGER NOT NULL DEFAULT 0,
    "waitlist_count" INTEGER NOT NULL DEFAULT 0,
    "status" "class_session_status" NOT NULL DEFAULT 'upcoming',
    "cancel_reason" TEXT,
    "calendar_uid" TEXT NOT NULL,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "class_participants" (
    "id" SERIAL NOT NULL,
    "session_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "status" "participant_status" NOT NULL DEFAULT 'going',
    "waitlisted_at" TIMESTAMPTZ(3),
    "promoted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_participants_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "class_sessions_calendar_uid_key" ON "class_sessions"("calendar_uid");
CREATE INDEX "class_sessions_class_id_idx" ON "class_sessions"("class_id");
CREATE INDEX "class_sessions_coach_id_starts_at_idx" ON "class_sessions"("coach_id", "starts_at");
CREATE INDEX "class_sessions_coach_user_id_starts_at_idx" ON "class_sessions"("coach_user_id", "starts_at");
CREATE INDEX "class_sessions_venue_id_idx" ON "class_sessions"("venue_id");
CREATE UNIQUE INDEX "class_participants_session_id_user_id_key" ON "class_participants"("session_id", "user_id");
CREATE INDEX "class_participants_session_id_status_waitlisted_at_id_idx" ON "class_participants"("session_id", "status", "waitlisted_at", "id");
CREATE INDEX "class_participants_user_id_status_idx" ON "class_participants"("user_id", "status");

ALTER TABLE "class_sessions"
  ADD CONSTRAINT "class_sessions_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "coach_classes"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_sessions_coach_id_coach_user_id_fkey" FOREIGN KEY ("coach_id", "coach_user_id") REFERENCES "coach_applications"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_sessions_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "class_sessions_ends_after_start" CHECK ("ends_at" > "starts_at" AND "ends_at" - "starts_at" <= interval '8 hours'),
  ADD CONSTRAINT "class_sessions_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "class_sessions_places_range" CHECK ("places" BETWEEN 1 AND 100),
  ADD CONSTRAINT "class_sessions_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "class_sessions_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "class_sessions_going_within_places" CHECK ("going_count" BETWEEN 0 AND "places"),
  ADD CONSTRAINT "class_sessions_waitlist_count_not_negative" CHECK ("waitlist_count" >= 0),
  ADD CONSTRAINT "class_sessions_cancel_reason_length" CHECK (char_length("cancel_reason") <= 300),
  ADD CONSTRAINT "class_sessions_no_double_booking" EXCLUDE USING gist ("coach_user_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'upcoming');
ALTER TABLE "class_participants"
  ADD CONSTRAINT "class_participants_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "class_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_participants_waitlist_has_time" CHECK ("status" <> 'waitlisted' OR "waitlisted_at" IS NOT NULL);

CREATE FUNCTION "class_participants_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "class_sessions" SET
      "going_count" = "going_count" - (OLD."status" = 'going')::int + (NEW."status" = 'going')::int,
      "waitlist_count" = "waitlist_count" - (OLD."status" = 'waitlisted')::int + (NEW."status" = 'waitlisted')::int
    WHERE "id" = NEW."session_id" AND OLD."status" IS DISTINCT FROM NEW."status";
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE "class_sessions" SET
      "going_count" = "going_count" - (OLD."status" = 'going')::int,
      "waitlist_count" = "waitlist_count" - (OLD."status" = 'waitlisted')::int
    WHERE "id" = OLD."session_id";
  ELSE
    UPDATE "class_sessions" SET
      "going_count" = "going_count" + (NEW."status" = 'going')::int,
      "waitlist_count" = "waitlist_count" + (NEW."status" = 'waitlisted')::int
    WHERE "id" = NEW."session_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "class_participants_count" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "class_participants"
  FOR EACH ROW EXECUTE FUNCTION "class_participants_count"();
