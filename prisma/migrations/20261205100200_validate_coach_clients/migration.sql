ALTER TABLE "coach_applications" VALIDATE CONSTRAINT "coach_applications_cancel_hours_range";
ALTER TABLE "booking_requests" VALIDATE CONSTRAINT "booking_requests_coach_client_id_fkey";
ALTER TABLE "booking_requests" VALIDATE CONSTRAINT "booking_requests_one_client";
ALTER TABLE "booking_requests" VALIDATE CONSTRAINT "booking_requests_late_is_cancelled";
ALTER TABLE "coach_packages" VALIDATE CONSTRAINT "coach_packages_coach_client_id_fkey";
ALTER TABLE "coach_packages" VALIDATE CONSTRAINT "coach_packages_one_client";
-- The clients so far.
INSERT INTO "coach_clients" ("coach_id", "user_id")
  SELECT "coach_id", "client_id" FROM "booking_requests"
    WHERE "client_id" IS NOT NULL AND "status" IN ('accepted', 'completed', 'no_show')
  UNION SELECT "coach_id", "client_id" FROM "coach_packages"
    WHERE "client_id" IS NOT NULL AND "status" IN ('active', 'used')
  UNION SELECT s."coach_id", p."user_id" FROM "class_participants" p
    JOIN "class_sessions" s ON s."id" = p."session_id" WHERE p."status" = 'going'
  ON CONFLICT ("coach_id", "user_id") DO NOTHING;
