-- A group has the currency of its country, and its games and ledger have the group's.
ALTER TABLE "groups" ADD COLUMN "currency" TEXT NOT NULL DEFAULT 'PKR';
ALTER TABLE "groups" ADD CONSTRAINT "groups_currency_is_a_code" CHECK ("currency" ~ '^[A-Z]{3}$') NOT VALID;

-- One ledger has one currency: with amounts in it, a group that moves keeps it.
CREATE FUNCTION keep_currency_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "games" WHERE "group_id" = NEW."id" AND "cost_per_player" IS NOT NULL)
    OR EXISTS (SELECT FROM "money_entries" WHERE "group_id" = NEW."id")
    OR EXISTS (SELECT FROM "games" ga JOIN "game_bills" b ON b."game_id" = ga."id" WHERE ga."group_id" = NEW."id")
  THEN
    NEW."currency" := OLD."currency";
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "groups_keep_currency_of_ledger" BEFORE UPDATE OF "currency" ON "groups"
  FOR EACH ROW WHEN (NEW."currency" <> OLD."currency") EXECUTE FUNCTION keep_currency_of_ledger();

CREATE FUNCTION games_follow_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "games" SET "currency" = NEW."currency" WHERE "group_id" = NEW."id" AND "currency" <> NEW."currency";
  RETURN NULL;
END $$;
CREATE TRIGGER "groups_games_follow_currency" AFTER UPDATE OF "currency" ON "groups"
  FOR EACH ROW WHEN (NEW."currency" <> OLD."currency") EXECUTE FUNCTION games_follow_currency();

CREATE FUNCTION game_has_currency_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "currency" INTO NEW."currency" FROM "groups" WHERE "id" = NEW."group_id";
  RETURN NEW;
END $$;
CREATE TRIGGER "games_have_currency_of_group" BEFORE INSERT ON "games"
  FOR EACH ROW EXECUTE FUNCTION game_has_currency_of_group();
