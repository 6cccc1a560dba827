ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_pair_in_order";
ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_pair_lo_fkey";
ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_pair_hi_fkey";
