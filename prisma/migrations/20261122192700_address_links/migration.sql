-- Links in letters about a person's e-mail: confirm the present one, confirm a new one, go back to the one before.
CREATE TYPE "address_link_purpose" AS ENUM ('confirm', 'change', 'undo');

CREATE TABLE "address_links" (
    "token_hash" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" "address_link_purpose" NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "address_links_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "address_links_user_id_idx" ON "address_links"("user_id");
CREATE INDEX "address_links_email_idx" ON "address_links"("email");
CREATE INDEX "address_links_expires_at_idx" ON "address_links"("expires_at");
-- A newer link ends the older one. Ways back are kept apart: each leads to another address.
CREATE UNIQUE INDEX "address_links_latest_key" ON "address_links"("user_id", "purpose") WHERE "purpose" <> 'undo';
ALTER TABLE "address_links"
  ADD CONSTRAINT "address_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "address_links_email_lower_case" CHECK ("email" = lower("email"));

-- An address that somebody may still go back to is nobody else's until then. The trigger runs after the row is in, so it has
-- waited for whoever held the address and sees the way back that they left.
CREATE FUNCTION "users_email_reserved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "address_links" l WHERE l."email" = NEW."email" AND l."purpose" = 'undo'
      AND l."user_id" <> NEW."id" AND l."expires_at" > now()) THEN
    RAISE EXCEPTION 'violates constraint "users_email_reserved"'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_reserved';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_email_reserved" AFTER INSERT OR UPDATE OF "email" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_email_reserved"();

-- Who came by a link or by Google has been confirmed all along; this repairs rows of Google that were not. Sample people
-- have no mailbox. Everybody else of before has shown nothing: they keep their conversations, and confirm like newcomers.
UPDATE "users" SET "email_verified_at" = now() WHERE "email_verified_at" IS NULL
  AND ("is_sample" OR EXISTS (SELECT FROM "accounts" a WHERE a."user_id" = "users"."id"));
