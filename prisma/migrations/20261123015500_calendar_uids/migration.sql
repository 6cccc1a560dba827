-- A row that is not made by a model call gets its identifier too.
ALTER TABLE "booking_requests" ALTER COLUMN "calendar_uid" SET DEFAULT gen_random_uuid()::text;
ALTER TABLE "class_sessions" ALTER COLUMN "calendar_uid" SET DEFAULT gen_random_uuid()::text;
ALTER TABLE "games" ALTER COLUMN "calendar_uid" SET DEFAULT gen_random_uuid()::text;
