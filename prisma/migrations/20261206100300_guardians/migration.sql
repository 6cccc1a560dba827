-- A young person and an adult who answers for them: both agreed, one by making the link and the other by accepting it.
CREATE TABLE "guardians" (
  "id" SERIAL PRIMARY KEY,
  "young_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "guardian_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "guardians_not_oneself" CHECK ("young_id" <> "guardian_id")
);
CREATE UNIQUE INDEX "guardians_young_id_guardian_id_key" ON "guardians"("young_id", "guardian_id");
CREATE INDEX "guardians_guardian_id_idx" ON "guardians"("guardian_id");

-- Every way into a group and to a seat or a place in line: who is under 18 needs a guardian where the group or the game says so. Who
-- is in already stays.
CREATE FUNCTION "needs_guardian"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asks BOOLEAN;
BEGIN
  IF TG_TABLE_NAME = 'group_members' THEN
    SELECT g."needs_guardian" INTO asks FROM "groups" g WHERE g."id" = NEW."group_id";
  ELSE
    IF NEW."status" NOT IN ('going', 'waitlisted') THEN RETURN NEW; END IF;
    IF TG_OP = 'UPDATE' AND OLD."status" IN ('going', 'waitlisted') THEN RETURN NEW; END IF;
    SELECT ga."needs_guardian" OR g."needs_guardian" INTO asks
      FROM "games" ga JOIN "groups" g ON g."id" = ga."group_id" WHERE ga."id" = NEW."game_id";
  END IF;
  IF asks AND EXISTS (SELECT FROM "users" u WHERE u."id" = NEW."user_id" AND u."adult_from" > now())
    AND NOT EXISTS (SELECT FROM "guardians" r WHERE r."young_id" = NEW."user_id") THEN
    RAISE EXCEPTION 'new row violates constraint "needs_guardian"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'needs_guardian';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "needs_guardian" BEFORE INSERT ON "group_members" FOR EACH ROW EXECUTE FUNCTION "needs_guardian"();
CREATE TRIGGER "needs_guardian" BEFORE INSERT OR UPDATE OF "status" ON "game_participants"
  FOR EACH ROW WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION "needs_guardian"();
