-- Amounts of money become whole numbers of their currency's smallest unit: EUR 7.50 is 750. Rupees have none smaller in use, so
-- theirs stay. The same list as lib/platform/language/currency, which a test compares.
CREATE FUNCTION "currency_digits"(code text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN code = ANY ('{AFN,ALL,BIF,CLP,COP,DJF,GNF,HUF,IDR,IQD,IRR,ISK,JPY,KMF,KPW,KRW,LAK,LBP,MGA,MMK,PKR,PYG,RWF,SOS,SYP,UGX,VND,VUV,XAF,XOF,XPF,YER}') THEN 0
    WHEN code = ANY ('{BHD,JOD,KWD,LYD,OMR,TND}') THEN 3
    ELSE 2
  END
$$;

-- The limits come first, because the new amounts are outside the old ones.
ALTER TABLE "games" DROP CONSTRAINT "games_cost_per_player_range";
ALTER TABLE "games" ADD CONSTRAINT "games_cost_per_player_range" CHECK ("cost_per_player" BETWEEN 0 AND 100000000) NOT VALID;
ALTER TABLE "game_bills" DROP CONSTRAINT "game_bills_amount_range";
ALTER TABLE "game_bills" ADD CONSTRAINT "game_bills_amount_range" CHECK ("amount" BETWEEN 1 AND 100000000) NOT VALID;
ALTER TABLE "money_entries" DROP CONSTRAINT "money_entries_amount_range";
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_amount_positive" CHECK ("amount" > 0) NOT VALID;
ALTER TABLE "coach_applications" DROP CONSTRAINT "coach_applications_hourly_rate_range";
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_hourly_rate_range" CHECK (CASE WHEN "currency" = 'PKR' THEN "hourly_rate" BETWEEN 1000 AND 10000 ELSE "hourly_rate" BETWEEN 1 AND 100000000 END) NOT VALID;
ALTER TABLE "coach_classes" DROP CONSTRAINT "coach_classes_price_range";
ALTER TABLE "coach_classes" ADD CONSTRAINT "coach_classes_price_range" CHECK ("price" BETWEEN 0 AND 100000000) NOT VALID;
ALTER TABLE "coach_package_offers" DROP CONSTRAINT "coach_package_offers_price_range";
ALTER TABLE "coach_package_offers" ADD CONSTRAINT "coach_package_offers_price_range" CHECK ("price" BETWEEN 1 AND 100000000) NOT VALID;
ALTER TABLE "class_sessions" DROP CONSTRAINT "class_sessions_price_range";
ALTER TABLE "class_sessions" ADD CONSTRAINT "class_sessions_price_range" CHECK ("price" BETWEEN 0 AND 100000000) NOT VALID;
ALTER TABLE "booking_requests" DROP CONSTRAINT "booking_requests_price_range";
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_price_range" CHECK ("price" BETWEEN 0 AND 100000000) NOT VALID;
ALTER TABLE "coach_packages" DROP CONSTRAINT "coach_packages_price_range";
ALTER TABLE "coach_packages" ADD CONSTRAINT "coach_packages_price_range" CHECK ("price" BETWEEN 0 AND 100000000) NOT VALID;

-- Only amounts in other currencies than the rupee change, and those of the ledger once.
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "games" SET "cost_per_player" = "cost_per_player" * (10 ^ "currency_digits"("currency"))::int
  WHERE "currency_digits"("currency") > 0 AND "cost_per_player" > 0;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "game_bills" b SET "amount" = b."amount" * f."factor", "per_head" = b."per_head" * f."factor"
  FROM (SELECT "id", (10 ^ "currency_digits"("currency"))::int AS "factor" FROM "games") f
  WHERE f."id" = b."game_id" AND f."factor" > 1;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "game_series" s SET "template" = jsonb_set(s."template", '{costPerPlayer}', to_jsonb((s."template" ->> 'costPerPlayer')::numeric * f."factor"))
  FROM (SELECT "id", (10 ^ "currency_digits"("currency"))::int AS "factor" FROM "groups") f
  WHERE f."id" = s."group_id" AND f."factor" > 1 AND s."template" ->> 'costPerPlayer' IS NOT NULL;
ALTER TABLE "money_entries" DISABLE TRIGGER "money_entries_append_only";
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "money_entries" e SET "amount" = e."amount" * f."factor"
  FROM (SELECT "id", (10 ^ "currency_digits"("currency"))::int AS "factor" FROM "groups") f
  WHERE f."id" = e."group_id" AND f."factor" > 1;
ALTER TABLE "money_entries" ENABLE TRIGGER "money_entries_append_only";
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "coach_package_offers" o SET "price" = o."price" * f."factor"
  FROM (SELECT "id", (10 ^ "currency_digits"("currency"))::int AS "factor" FROM "coach_applications") f
  WHERE f."id" = o."coach_id" AND f."factor" > 1;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "coach_applications" SET "hourly_rate" = "hourly_rate" * (10 ^ "currency_digits"("currency"))::int
  WHERE "currency_digits"("currency") > 0;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "coach_classes" SET "price" = "price" * (10 ^ "currency_digits"("currency"))::int
  WHERE "currency_digits"("currency") > 0;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "class_sessions" SET "price" = "price" * (10 ^ "currency_digits"("currency"))::int
  WHERE "currency_digits"("currency") > 0;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "booking_requests" SET "price" = "price" * (10 ^ "currency_digits"("currency"))::int
  WHERE "currency_digits"("currency") > 0;
-- Accepted: few rows, because only Pakistan was in use.
UPDATE "coach_packages" SET "price" = "price" * (10 ^ "currency_digits"("currency"))::int
  WHERE "currency_digits"("currency") > 0;
