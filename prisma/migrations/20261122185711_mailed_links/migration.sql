-- A link that opens an account stands beside its letter, and only until the letter is sent.
CREATE TABLE "mail_links" (
    "mail_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_links_pkey" PRIMARY KEY ("mail_id")
);

CREATE INDEX "mail_links_expires_at_idx" ON "mail_links"("expires_at");

ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_mail_id_fkey"
  FOREIGN KEY ("mail_id") REFERENCES "outbox_mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Letters of before hold their links in the text; the links lasted for minutes.
DELETE FROM "outbox_mails" WHERE "text" LIKE '%/sign-in/link?%';

-- A newer sign-in link ends the older one: there is one for an address.
DELETE FROM "verification_tokens" WHERE "purpose" = 'sign-in';
CREATE UNIQUE INDEX "verification_tokens_one_sign_in" ON "verification_tokens"("identifier") WHERE "purpose" = 'sign-in';
