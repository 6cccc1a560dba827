CREATE INDEX CONCURRENTLY "outbox_mails_about_user_id_idx" ON "outbox_mails"("about_user_id");
