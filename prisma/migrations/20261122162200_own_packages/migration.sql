-- Coaches set the packages they offer. Until they do, 4 and 8 sessions are proposed at 3.5 and 6.5 times their rate.
-- Packages that were bought stay as they are and never expire.
ALTER TABLE "coach_applications" ADD COLUMN "packages_set_at" TIMESTAMPTZ(3);

CREATE TABLE "coach_package_offers" (
    "id" SERIAL NOT NULL,
    "coach_id" INTEGER NOT NULL,
    "sessions" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "valid_days" INTEGER,

    CONSTRAINT "coach_package_offers_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "coach_package_offers_coach_id_sessions_key" ON "coach_package_offers"("coach_id", "sessions");
ALTER TABLE "coach_package_offers"
  ADD CONSTRAINT "coach_package_offers_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "coach_package_offers_sessions_range" CHECK ("sessions" BETWEEN 2 AND 50),
  ADD CONSTRAINT "coach_package_offers_price_range" CHECK ("price" BETWEEN 1 AND 1000000),
  ADD CONSTRAINT "coach_package_offers_valid_days_range" CHECK ("valid_days" BETWEEN 7 AND 730);

ALTER TABLE "coach_packages"
  ADD COLUMN "valid_days" INTEGER,
  ADD COLUMN "expires_at" TIMESTAMPTZ(3),
  DROP CONSTRAINT "coach_packages_sessions_choice",
  ADD CONSTRAINT "coach_packages_sessions_range" CHECK ("sessions_total" BETWEEN 2 AND 50);
