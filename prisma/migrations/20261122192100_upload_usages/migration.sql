-- How much a person keeps, and how much they added today. One row a person: whoever adds at the same moment waits for it.
CREATE TABLE "upload_usages" (
  "user_id" INTEGER NOT NULL PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "total_bytes" BIGINT NOT NULL DEFAULT 0,
  "day" DATE NOT NULL,
  "day_bytes" BIGINT NOT NULL DEFAULT 0
);

INSERT INTO "upload_usages" ("user_id", "total_bytes", "day", "day_bytes")
SELECT "owner_id", sum("bytes"), (now() AT TIME ZONE 'UTC')::date,
  coalesce(sum("bytes") FILTER (WHERE "created_at" >= date_trunc('day', now(), 'UTC')), 0)
FROM "uploads" WHERE "owner_id" IS NOT NULL GROUP BY "owner_id";

-- Keeps the counts, and refuses a file that is one too many. The two figures are those of lib/storage/quota.ts. A deleted file
-- gives its bytes back to the total and not to the day, which counts what was sent.
CREATE FUNCTION "uploads_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
  used upload_usages;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.owner_id IS NOT NULL THEN
    UPDATE upload_usages SET total_bytes = total_bytes - OLD.bytes WHERE user_id = OLD.owner_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.owner_id IS NOT NULL THEN
    INSERT INTO upload_usages AS u (user_id, total_bytes, day, day_bytes) VALUES (NEW.owner_id, NEW.bytes, today, NEW.bytes)
    ON CONFLICT (user_id) DO UPDATE SET total_bytes = u.total_bytes + NEW.bytes, day = today,
      day_bytes = CASE WHEN u.day = today THEN u.day_bytes ELSE 0 END + NEW.bytes
    RETURNING * INTO used;
    IF used.day_bytes > 100 * 1024 * 1024 THEN
      RAISE EXCEPTION 'new row violates check constraint "uploads_bytes_of_a_day"'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'uploads_bytes_of_a_day';
    END IF;
    IF used.total_bytes > 1024 * 1024 * 1024 THEN
      RAISE EXCEPTION 'new row violates check constraint "uploads_bytes_of_a_person"'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'uploads_bytes_of_a_person';
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "uploads_count" AFTER INSERT OR DELETE OR UPDATE OF "owner_id", "bytes" ON "uploads"
  FOR EACH ROW EXECUTE FUNCTION "uploads_count"();
