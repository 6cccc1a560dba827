-- Coaches are paid in other currencies, too; what is fair in each is one table of the code. In rupees the old range stays.
ALTER TABLE "coach_applications"
  DROP CONSTRAINT "coach_applications_hourly_rate_range",
  ADD CONSTRAINT "coach_applications_hourly_rate_range" CHECK (
    CASE WHEN "currency" = 'PKR' THEN "hourly_rate" BETWEEN 1000 AND 10000 ELSE "hourly_rate" BETWEEN 1 AND 100000 END);
