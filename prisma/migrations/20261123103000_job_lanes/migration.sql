-- Lanes do not wait for each other (docs/decisions/0014-jobs.md). Kinds belong to them in lib/platform/jobs/kinds.
CREATE TYPE "job_lane" AS ENUM ('push', 'mail', 'rest', 'slow');
ALTER TABLE "jobs" ADD COLUMN "lane" "job_lane" NOT NULL DEFAULT 'rest';
UPDATE "jobs" SET "lane" = CASE "kind"
    WHEN 'notifications:push' THEN 'push'::"job_lane"
    WHEN 'mail:send' THEN 'mail'
    ELSE 'slow' END
  WHERE "done_at" IS NULL
    AND "kind" IN ('notifications:push', 'mail:send', 'users:delete-due', 'users:make-export');

DROP INDEX "jobs_due_idx";
CREATE INDEX "jobs_due_idx" ON "jobs" ("lane", "run_at", "id") WHERE "done_at" IS NULL AND "failed_at" IS NULL;
CREATE INDEX "jobs_failed_idx" ON "jobs" ("failed_at", "id") WHERE "failed_at" IS NOT NULL;

-- With the growing pauses these are about four hours: a mail server may be away for that long.
ALTER TABLE "jobs" ALTER COLUMN "max_attempts" SET DEFAULT 15;

-- Admins read these texts, and earlier ones may name an address.
UPDATE "jobs" SET "last_error" = NULL WHERE "last_error" IS NOT NULL;

-- Sent when the transaction commits, once for each lane. Jobs for later send nothing: NOTIFY makes transactions commit one
-- after another, and every chat message queues a job for later. run_at is rounded to milliseconds, perhaps up.
CREATE FUNCTION "jobs_tell"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs', NEW.lane::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "jobs_tell" AFTER INSERT OR UPDATE OF "run_at" ON "jobs"
  FOR EACH ROW WHEN (NEW."run_at" <= now() + interval '1 millisecond')
  EXECUTE FUNCTION "jobs_tell"();
