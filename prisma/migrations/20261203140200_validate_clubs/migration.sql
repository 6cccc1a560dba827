ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_max_members_range";
ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_club_settings";
