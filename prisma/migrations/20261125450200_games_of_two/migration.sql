-- The games of two people belong to a group without members and chat, which the columns mark.
ALTER TABLE "groups" ADD COLUMN "pair_lo" INTEGER, ADD COLUMN "pair_hi" INTEGER;
ALTER TABLE "groups"
  ADD CONSTRAINT "groups_pair_in_order" CHECK (num_nonnulls("pair_lo", "pair_hi") = 0 OR (num_nonnulls("pair_lo", "pair_hi") = 2 AND "pair_lo" < "pair_hi" AND "visibility" = 'private')) NOT VALID,
  ADD CONSTRAINT "groups_pair_lo_fkey" FOREIGN KEY ("pair_lo") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT "groups_pair_hi_fkey" FOREIGN KEY ("pair_hi") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

CREATE OR REPLACE FUNCTION "groups_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two people have a chat of their own.
  IF NEW."pair_lo" IS NULL THEN
    INSERT INTO "conversations" ("type", "group_id") VALUES ('group', NEW."id");
  END IF;
  RETURN NULL;
END $$;

CREATE TYPE "game_proposal_status" AS ENUM ('open', 'accepted', 'declined', 'withdrawn', 'expired');

CREATE TABLE "game_proposals" (
    "id" SERIAL NOT NULL,
    "user_lo" INTEGER NOT NULL,
    "user_hi" INTEGER NOT NULL,
    "proposer_id" INTEGER NOT NULL,
    "sport_id" INTEGER NOT NULL,
    "venue_id" INTEGER,
    "starts_at" TIMESTAMPTZ(3)[],
    "status" "game_proposal_status" NOT NULL DEFAULT 'open',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_proposals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "game_proposals_pair_in_order" CHECK ("user_lo" < "user_hi"),
    CONSTRAINT "game_proposals_proposer_in_pair" CHECK ("proposer_id" IN ("user_lo", "user_hi")),
    CONSTRAINT "game_proposals_times" CHECK (cardinality("starts_at") BETWEEN 1 AND 3)
);

CREATE UNIQUE INDEX "game_proposals_open_pair_key" ON "game_proposals"("user_lo", "user_hi") WHERE "status" = 'open';
CREATE INDEX "game_proposals_user_lo_user_hi_idx" ON "game_proposals"("user_lo", "user_hi");
CREATE INDEX "game_proposals_user_hi_idx" ON "game_proposals"("user_hi");
CREATE INDEX "game_proposals_sport_id_idx" ON "game_proposals"("sport_id");
CREATE INDEX "game_proposals_venue_id_idx" ON "game_proposals"("venue_id");

ALTER TABLE "game_proposals" ADD CONSTRAINT "game_proposals_user_lo_fkey" FOREIGN KEY ("user_lo") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_proposals" ADD CONSTRAINT "game_proposals_user_hi_fkey" FOREIGN KEY ("user_hi") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_proposals" ADD CONSTRAINT "game_proposals_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_proposals" ADD CONSTRAINT "game_proposals_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;
