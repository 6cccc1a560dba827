CREATE UNIQUE INDEX CONCURRENTLY "money_accounts_group_id_regular_id_key" ON "money_accounts"("group_id", "regular_id");
