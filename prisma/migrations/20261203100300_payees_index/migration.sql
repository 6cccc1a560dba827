CREATE INDEX CONCURRENTLY "games_pay_to_id_idx" ON "games"("pay_to_id");
