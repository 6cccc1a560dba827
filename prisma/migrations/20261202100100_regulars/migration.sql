-- People who play with a group and have no account: a name that an organiser entered.
CREATE TABLE "group_regulars" (
  "id" SERIAL PRIMARY KEY,
  "group_id" INTEGER NOT NULL REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL CONSTRAINT "group_regulars_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  "name_key" TEXT NOT NULL,
  "added_by_id" INTEGER REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "always_comes" BOOLEAN NOT NULL DEFAULT false,
  "link_version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "group_regulars_group_id_name_key_key" ON "group_regulars"("group_id", "name_key");
CREATE INDEX "group_regulars_added_by_id_idx" ON "group_regulars"("added_by_id");

ALTER TABLE "group_members" ADD COLUMN "always_comes" BOOLEAN NOT NULL DEFAULT false;

-- They count as members: groups_member_count_within_max then limits both together.
CREATE FUNCTION "group_regulars_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "groups" SET "member_count" = "member_count" - 1 WHERE "id" = OLD."group_id";
  ELSE
    UPDATE "groups" SET "member_count" = "member_count" + 1 WHERE "id" = NEW."group_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "group_regulars_count" AFTER INSERT OR DELETE ON "group_regulars"
  FOR EACH ROW EXECUTE FUNCTION "group_regulars_count"();

-- A seat is a person's or a regular's.
ALTER TABLE "game_participants" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "game_participants" ADD COLUMN "regular_id" INTEGER;
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_regular_id_fkey"
  FOREIGN KEY ("regular_id") REFERENCES "group_regulars"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "money_accounts" ADD COLUMN "regular_id" INTEGER;
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_regular_id_fkey"
  FOREIGN KEY ("regular_id") REFERENCES "group_regulars"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_one_player"
  CHECK (("user_id" IS NULL) <> ("regular_id" IS NULL)) NOT VALID;
