CREATE UNIQUE INDEX CONCURRENTLY "groups_pair_lo_pair_hi_key" ON "groups"("pair_lo", "pair_hi");
