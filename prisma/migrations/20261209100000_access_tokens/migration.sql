-- Personal access tokens: what a program calls the API with in the name of a person.
CREATE TABLE "access_tokens" (
  "id" SERIAL PRIMARY KEY,
  "user_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "token_hash" TEXT NOT NULL,
  "name" TEXT NOT NULL CONSTRAINT "access_tokens_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  "scopes" TEXT[] NOT NULL CONSTRAINT "access_tokens_scopes_known"
    CHECK (cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read', 'write', 'organiser']),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  -- 365 days, and an hour for clocks that differ.
  CONSTRAINT "access_tokens_lifetime" CHECK ("expires_at" <= "created_at" + INTERVAL '8761 hours')
);
CREATE UNIQUE INDEX "access_tokens_token_hash_key" ON "access_tokens"("token_hash");
CREATE INDEX "access_tokens_user_id_idx" ON "access_tokens"("user_id");
CREATE INDEX "access_tokens_expires_at_idx" ON "access_tokens"("expires_at");
