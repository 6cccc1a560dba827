CREATE INDEX CONCURRENTLY "outbox_mails_about_group_id_idx" ON "outbox_mails"("about_group_id");
