CREATE INDEX CONCURRENTLY "money_accounts_regular_id_idx" ON "money_accounts"("regular_id");
