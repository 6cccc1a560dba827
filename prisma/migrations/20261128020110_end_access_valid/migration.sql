ALTER TABLE "push_subscriptions" VALIDATE CONSTRAINT "push_subscriptions_session_id_fkey";
ALTER TABLE "outbox_mails" VALIDATE CONSTRAINT "outbox_mails_about_user_id_fkey";
