-- The book of a group: who owes whom for games. Nobody pays through the product.
CREATE TYPE "bill_basis" AS ENUM ('player', 'court');

CREATE TYPE "money_entry_kind" AS ENUM ('share', 'payment');

CREATE TABLE "money_accounts" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER,

    CONSTRAINT "money_accounts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "money_entries" (
    "id" BIGSERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "kind" "money_entry_kind" NOT NULL,
    "debtor_id" INTEGER NOT NULL,
    "creditor_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "reverses_id" BIGINT,
    "entered_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "money_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "game_bills" (
    "game_id" INTEGER NOT NULL,
    "basis" "bill_basis" NOT NULL,
    "amount" INTEGER NOT NULL,
    "per_head" INTEGER NOT NULL,
    "heads" INTEGER NOT NULL,
    "payee_id" INTEGER NOT NULL,

    CONSTRAINT "game_bills_pkey" PRIMARY KEY ("game_id")
);

CREATE TABLE "game_dues" (
    "game_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "is_exempt" BOOLEAN NOT NULL DEFAULT false,
    "said_paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_dues_pkey" PRIMARY KEY ("game_id","account_id")
);

CREATE TABLE "payment_handles" (
    "user_id" INTEGER NOT NULL,
    "handle" TEXT NOT NULL,

    CONSTRAINT "payment_handles_pkey" PRIMARY KEY ("user_id")
);

CREATE INDEX "money_accounts_user_id_idx" ON "money_accounts"("user_id");
CREATE UNIQUE INDEX "money_accounts_group_id_user_id_key" ON "money_accounts"("group_id", "user_id");
CREATE UNIQUE INDEX "money_accounts_group_id_id_key" ON "money_accounts"("group_id", "id");
CREATE UNIQUE INDEX "money_entries_reverses_id_key" ON "money_entries"("reverses_id");
CREATE INDEX "money_entries_group_id_id_idx" ON "money_entries"("group_id", "id");
CREATE INDEX "money_entries_game_id_idx" ON "money_entries"("game_id");
CREATE INDEX "money_entries_group_id_debtor_id_idx" ON "money_entries"("group_id", "debtor_id");
CREATE INDEX "money_entries_group_id_creditor_id_idx" ON "money_entries"("group_id", "creditor_id");
CREATE INDEX "money_entries_group_id_entered_by_id_idx" ON "money_entries"("group_id", "entered_by_id");
CREATE INDEX "game_bills_payee_id_idx" ON "game_bills"("payee_id");
CREATE INDEX "game_dues_account_id_idx" ON "game_dues"("account_id");

ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_group_id_debtor_id_fkey" FOREIGN KEY ("group_id", "debtor_id") REFERENCES "money_accounts"("group_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_group_id_creditor_id_fkey" FOREIGN KEY ("group_id", "creditor_id") REFERENCES "money_accounts"("group_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_group_id_entered_by_id_fkey" FOREIGN KEY ("group_id", "entered_by_id") REFERENCES "money_accounts"("group_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "money_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_bills" ADD CONSTRAINT "game_bills_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_bills" ADD CONSTRAINT "game_bills_payee_id_fkey" FOREIGN KEY ("payee_id") REFERENCES "money_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_dues" ADD CONSTRAINT "game_dues_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_dues" ADD CONSTRAINT "game_dues_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "money_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_handles" ADD CONSTRAINT "payment_handles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "money_entries"
  ADD CONSTRAINT "money_entries_amount_range" CHECK ("amount" BETWEEN 1 AND 100000000),
  ADD CONSTRAINT "money_entries_two_people" CHECK ("debtor_id" <> "creditor_id");
ALTER TABLE "game_bills"
  ADD CONSTRAINT "game_bills_amount_range" CHECK ("amount" BETWEEN 1 AND 1000000),
  ADD CONSTRAINT "game_bills_heads_positive" CHECK ("heads" > 0 AND "per_head" > 0);
ALTER TABLE "payment_handles" ADD CONSTRAINT "payment_handles_handle_length" CHECK (char_length("handle") BETWEEN 1 AND 200);

-- A book is only added to. It goes with its group: then the group's row is gone before its entries are.
CREATE FUNCTION "money_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM "groups" WHERE "id" = OLD."group_id") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'money_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "money_entries_append_only" BEFORE UPDATE OR DELETE ON "money_entries"
  FOR EACH ROW EXECUTE FUNCTION "money_entries_append_only"();
CREATE TRIGGER "money_entries_append_only_truncate" BEFORE TRUNCATE ON "money_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "money_entries_append_only"();
