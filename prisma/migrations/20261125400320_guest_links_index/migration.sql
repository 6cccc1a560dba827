CREATE INDEX CONCURRENTLY "invite_links_guest_id_idx" ON "invite_links"("guest_id");
