ALTER TABLE "users" VALIDATE CONSTRAINT "users_stated_gender_waits";
