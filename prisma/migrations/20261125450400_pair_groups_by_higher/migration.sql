CREATE INDEX CONCURRENTLY "groups_pair_hi_idx" ON "groups"("pair_hi");
