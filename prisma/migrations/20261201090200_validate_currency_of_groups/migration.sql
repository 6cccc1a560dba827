ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_currency_is_a_code";
