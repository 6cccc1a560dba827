-- Whom a coach trains, in the coach's own words.
ALTER TABLE "coach_applications" ADD COLUMN "coaches_women" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "coaches_children" BOOLEAN NOT NULL DEFAULT false;

-- Certificates that an admin has looked at. The file is for admins alone, and goes some time after the decision.
CREATE TYPE "certificate_status" AS ENUM ('pending', 'verified', 'declined');
CREATE TABLE "coach_certificates" (
  "id" SERIAL PRIMARY KEY,
  "coach_id" INTEGER NOT NULL REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL CONSTRAINT "coach_certificates_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  "file_key" TEXT,
  "file_provider" "storage_provider",
  "status" "certificate_status" NOT NULL DEFAULT 'pending',
  "reason" TEXT CONSTRAINT "coach_certificates_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 500),
  "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "coach_certificates_whole_file" CHECK (("file_key" IS NULL) = ("file_provider" IS NULL)),
  CONSTRAINT "coach_certificates_decided" CHECK (("status" = 'pending') = ("decided_at" IS NULL)),
  CONSTRAINT "coach_certificates_declined_has_reason" CHECK (("status" = 'declined') = ("reason" IS NOT NULL))
);
CREATE UNIQUE INDEX "coach_certificates_file_key_key" ON "coach_certificates"("file_key");
CREATE INDEX "coach_certificates_coach_id_idx" ON "coach_certificates"("coach_id");
CREATE INDEX "coach_certificates_status_decided_at_idx" ON "coach_certificates"("status", "decided_at");
