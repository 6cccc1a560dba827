ALTER TABLE "groups" ADD COLUMN "is_club" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "groups" ADD COLUMN "joins_at_once" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "groups" ADD COLUMN "organisers_write" BOOLEAN NOT NULL DEFAULT false;

-- groups_member_count_within_max then holds the larger limit too.
ALTER TABLE "groups" DROP CONSTRAINT "groups_max_members_range";
ALTER TABLE "groups" ADD CONSTRAINT "groups_max_members_range"
  CHECK ("max_members" BETWEEN 2 AND CASE WHEN "is_club" THEN 1000 ELSE 50 END) NOT VALID;
ALTER TABLE "groups" ADD CONSTRAINT "groups_club_settings"
  CHECK ("is_club" OR NOT ("joins_at_once" OR "organisers_write")) NOT VALID;
