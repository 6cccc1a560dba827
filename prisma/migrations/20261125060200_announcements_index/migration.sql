-- Counts the announcements of a chat within a day.
CREATE INDEX CONCURRENTLY "messages_announcements_idx" ON "messages" ("conversation_id", "created_at") WHERE "is_announcement";
