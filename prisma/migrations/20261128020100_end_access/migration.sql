-- A device that gets pushes ends with the session that registered it.
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" TEXT;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("sid") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- Links in e-mails from before this time answer for nobody.
ALTER TABLE "users" ADD COLUMN "access_ended_at" TIMESTAMPTZ(3);

-- E-mails about a change of address go to addresses that are not the person's, and are erased with the account.
ALTER TABLE "outbox_mails" ADD COLUMN "about_user_id" INTEGER;
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_about_user_id_fkey" FOREIGN KEY ("about_user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
