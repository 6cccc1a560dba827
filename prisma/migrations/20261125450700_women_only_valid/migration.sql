ALTER TABLE "users" VALIDATE CONSTRAINT "users_women_only_female";
