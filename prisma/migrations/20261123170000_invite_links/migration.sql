-- Links that let people into a group or a game. Only the hash of the token is kept, so a stolen table opens nothing.
CREATE TYPE "invite_link_kind" AS ENUM ('join', 'ask');
CREATE TYPE "invite_link_outcome" AS ENUM ('joined', 'waitlisted', 'asked');

CREATE TABLE "invite_links" (
    "id" SERIAL NOT NULL,
    "token_hash" TEXT NOT NULL,
    "group_id" INTEGER,
    "game_id" INTEGER,
    "kind" "invite_link_kind" NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "revoked_at" TIMESTAMPTZ(3),
    "creator_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invite_link_uses" (
    "link_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "outcome" "invite_link_outcome" NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invite_link_uses_pkey" PRIMARY KEY ("link_id", "user_id")
);

CREATE UNIQUE INDEX "invite_links_token_hash_key" ON "invite_links"("token_hash");
CREATE INDEX "invite_links_group_id_idx" ON "invite_links"("group_id");
CREATE INDEX "invite_links_game_id_idx" ON "invite_links"("game_id");
CREATE INDEX "invite_links_creator_id_idx" ON "invite_links"("creator_id");
CREATE INDEX "invite_link_uses_user_id_idx" ON "invite_link_uses"("user_id");

ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invite_link_uses" ADD CONSTRAINT "invite_link_uses_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "invite_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_link_uses" ADD CONSTRAINT "invite_link_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invite_links"
  ADD CONSTRAINT "invite_links_one_target" CHECK (num_nonnulls("group_id", "game_id") = 1),
  ADD CONSTRAINT "invite_links_max_uses_range" CHECK ("max_uses" BETWEEN 1 AND 500),
  -- The second line after the lock on the row.
  ADD CONSTRAINT "invite_links_uses_within_max" CHECK ("uses" >= 0 AND "uses" <= coalesce("max_uses", "uses"));
