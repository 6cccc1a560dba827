-- A coach's own book: people with and without an account. Phone and note are for the coach alone.
CREATE TABLE "coach_clients" (
  "id" SERIAL PRIMARY KEY,
  "coach_id" INTEGER NOT NULL REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" INTEGER REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT CONSTRAINT "coach_clients_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  "phone" TEXT CONSTRAINT "coach_clients_phone_length" CHECK (char_length("phone") BETWEEN 1 AND 40),
  "note" TEXT CONSTRAINT "coach_clients_note_length" CHECK (char_length("note") BETWEEN 1 AND 1000),
  "link_version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "coach_clients_one_name" CHECK (("user_id" IS NULL) <> ("name" IS NULL))
);
CREATE UNIQUE INDEX "coach_clients_coach_id_user_id_key" ON "coach_clients"("coach_id", "user_id");
CREATE INDEX "coach_clients_user_id_idx" ON "coach_clients"("user_id");

ALTER TABLE "coach_applications" ADD COLUMN "cancel_hours" INTEGER;
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_cancel_hours_range"
  CHECK ("cancel_hours" BETWEEN 1 AND 168) NOT VALID;

-- A session or a package is of a person with an account, or of one without.
ALTER TABLE "booking_requests" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "booking_requests" ADD COLUMN "coach_client_id" INTEGER, ADD COLUMN "paid_at" TIMESTAMPTZ(3),
  ADD COLUMN "cancel_hours" INTEGER, ADD COLUMN "late" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_coach_client_id_fkey"
  FOREIGN KEY ("coach_client_id") REFERENCES "coach_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_one_client"
  CHECK (("client_id" IS NULL) <> ("coach_client_id" IS NULL)) NOT VALID;
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_late_is_cancelled"
  CHECK (NOT "late" OR "status" = 'cancelled') NOT VALID;
ALTER TABLE "booking_proposals" ALTER COLUMN "proposed_by_id" DROP NOT NULL;
ALTER TABLE "coach_packages" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "coach_packages" ADD COLUMN "coach_client_id" INTEGER, ADD COLUMN "paid_at" TIMESTAMPTZ(3);
ALTER TABLE "coach_packages" ADD CONSTRAINT "coach_packages_coach_client_id_fkey"
  FOREIGN KEY ("coach_client_id") REFERENCES "coach_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "coach_packages" ADD CONSTRAINT "coach_packages_one_client"
  CHECK (("client_id" IS NULL) <> ("coach_client_id" IS NULL)) NOT VALID;
ALTER TABLE "class_participants" ADD COLUMN "paid_at" TIMESTAMPTZ(3);

-- Who has an accepted session, an active package or a place in a class is in the book, whatever made it.
CREATE FUNCTION "coach_clients_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."client_id" IS NOT NULL AND NEW."status"::text IN ('accepted', 'completed', 'no_show', 'active', 'used') THEN
    INSERT INTO "coach_clients" ("coach_id", "user_id") VALUES (NEW."coach_id", NEW."client_id")
      ON CONFLICT ("coach_id", "user_id") DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION "coach_clients_join"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = 'going' THEN
    INSERT INTO "coach_clients" ("coach_id", "user_id")
      SELECT "coach_id", NEW."user_id" FROM "class_sessions" WHERE "id" = NEW."session_id"
      ON CONFLICT ("coach_id", "user_id") DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "coach_clients_join" AFTER INSERT OR UPDATE OF "status" ON "class_participants"
  FOR EACH ROW EXECUTE FUNCTION "coach_clients_join"();
CREATE TRIGGER "coach_clients_follow" AFTER INSERT OR UPDATE OF "status", "client_id" ON "booking_requests"
  FOR EACH ROW EXECUTE FUNCTION "coach_clients_follow"();
CREATE TRIGGER "coach_clients_follow" AFTER INSERT OR UPDATE OF "status", "client_id" ON "coach_packages"
  FOR EACH ROW EXECUTE FUNCTION "coach_clients_follow"();
