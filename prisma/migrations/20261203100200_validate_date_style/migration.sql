ALTER TABLE "users" VALIDATE CONSTRAINT "users_date_style_check";
