ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_reach_without_members";
