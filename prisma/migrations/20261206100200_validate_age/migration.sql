ALTER TABLE "users" VALIDATE CONSTRAINT "users_birth_year_range";
ALTER TABLE "users" VALIDATE CONSTRAINT "users_adult_from_birth_year";
