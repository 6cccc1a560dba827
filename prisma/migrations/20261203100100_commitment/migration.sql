-- Paying before a game: a seat is paid for until so long before the start, or passes on.
ALTER TABLE "games" ADD COLUMN "pay_by_hours" INTEGER, ADD COLUMN "pay_to_id" INTEGER;
ALTER TABLE "games" ADD CONSTRAINT "games_pay_to_id_fkey"
  FOREIGN KEY ("pay_to_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "games" ADD CONSTRAINT "games_pay_by_hours_range" CHECK ("pay_by_hours" BETWEEN 1 AND 336) NOT VALID;
ALTER TABLE "games" ADD CONSTRAINT "games_pay_by_hours_have_cost"
  CHECK ("pay_by_hours" IS NULL OR coalesce("cost_per_player", 0) > 0) NOT VALID;

ALTER TABLE "game_participants"
  ADD COLUMN "pay_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "left_at" TIMESTAMPTZ(3),
  ADD COLUMN "forgiven_at" TIMESTAMPTZ(3),
  ADD COLUMN "forgiven_by_id" INTEGER;
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_forgiven_by_id_fkey"
  FOREIGN KEY ("forgiven_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "game_dues" ADD COLUMN "digits" TEXT;
ALTER TABLE "game_dues" ADD CONSTRAINT "game_dues_digits_form" CHECK ("digits" ~ '^[0-9]{3,8}$') NOT VALID;

-- The rule of a group for games that people miss.
ALTER TABLE "groups"
  ADD COLUMN "missed_max" INTEGER,
  ADD COLUMN "missed_weeks" INTEGER NOT NULL DEFAULT 4,
  ADD COLUMN "wait_weeks" INTEGER NOT NULL DEFAULT 2,
  ADD COLUMN "missed_since" TIMESTAMPTZ(3),
  ADD COLUMN "late_hours" INTEGER;
ALTER TABLE "groups" ADD CONSTRAINT "groups_missed_rule" CHECK (
  ("missed_max" IS NULL OR "missed_max" BETWEEN 1 AND 10 AND "missed_since" IS NOT NULL)
  AND "missed_weeks" BETWEEN 1 AND 52 AND "wait_weeks" BETWEEN 1 AND 26
  AND ("late_hours" IS NULL OR "late_hours" BETWEEN 1 AND 72)) NOT VALID;

-- Until when a player only waits for places in a group: so many weeks after the last of the missed games that were too many.
CREATE FUNCTION "waits_until"(of_group INTEGER, of_user INTEGER, of_regular INTEGER) RETURNS TIMESTAMPTZ
  LANGUAGE sql STABLE AS $$
  SELECT max(m."starts_at" + m."wait_weeks" * interval '1 week') FROM (
    SELECT ga."starts_at", g."wait_weeks", g."missed_weeks",
      lag(ga."starts_at", g."missed_max" - 1) OVER (ORDER BY ga."starts_at", ga."id") AS "first_at"
    FROM "groups" g
    JOIN "games" ga ON ga."group_id" = g."id" AND ga."starts_at" >= g."missed_since" AND ga."status" <> 'cancelled'
    JOIN "game_participants" p ON p."game_id" = ga."id" AND (p."user_id" = of_user OR p."regular_id" = of_regular)
    WHERE g."id" = of_group AND p."forgiven_at" IS NULL
      AND (p."attendance" = 'no_show' OR p."left_at" >= ga."starts_at" - g."late_hours" * interval '1 hour')
  ) m WHERE m."starts_at" - m."first_at" <= m."missed_weeks" * interval '1 week'
$$;

-- Until when, if it concerns this game, which is ahead; else null.
CREATE FUNCTION "waits_in_game"(of_game INTEGER, of_user INTEGER, of_regular INTEGER) RETURNS TIMESTAMPTZ
  LANGUAGE sql STABLE AS $$
  SELECT u."until" FROM "games" ga
  JOIN "groups" g ON g."id" = ga."group_id" AND g."missed_max" IS NOT NULL
  CROSS JOIN LATERAL (SELECT "waits_until"(g."id", of_user, of_regular) AS "until") u
  WHERE ga."id" = of_game AND ga."starts_at" > now() AND ga."starts_at" < u."until"
$$;

-- Every way to a seat: who only waits gets a place in line, and a seat that is paid first is asked to be paid from now on.
CREATE FUNCTION "game_participants_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asking RECORD;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."status" = 'going' THEN RETURN NEW; END IF;
  IF "waits_in_game"(NEW."game_id", NEW."user_id", NEW."regular_id") IS NOT NULL THEN
    NEW."status" := 'waitlisted';
    NEW."waitlisted_at" := now();
    RETURN NEW;
  END IF;
  NEW."left_at" := NULL;
  NEW."forgiven_at" := NULL;
  NEW."forgiven_by_id" := NULL;
  SELECT ga."group_id", ga."pay_to_id" INTO asking FROM "games" ga WHERE ga."id" = NEW."game_id"
    AND ga."pay_by_hours" IS NOT NULL AND ga."pay_to_id" IS NOT NULL AND ga."pay_to_id" IS DISTINCT FROM NEW."user_id";
  NEW."pay_asked_at" := CASE WHEN FOUND THEN now() END;
  IF FOUND THEN
    -- Their places in the ledger, where payments are marked.
    INSERT INTO "money_accounts" ("group_id", "user_id", "regular_id")
    VALUES (asking."group_id", NEW."user_id", NEW."regular_id"), (asking."group_id", asking."pay_to_id", NULL)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "game_participants_seat" BEFORE INSERT OR UPDATE OF "status" ON "game_participants"
  FOR EACH ROW WHEN (NEW."status" = 'going') EXECUTE FUNCTION "game_participants_seat"();
