-- What is unread counts words, not the lines of who came and went: those few are counted off.
CREATE INDEX "messages_system_lines_idx" ON "messages" ("conversation_id", "seq") WHERE "type" = 'system';
-- Who may see a picture is asked by its key.
CREATE INDEX "messages_image_key_idx" ON "messages" ("image_key") WHERE "image_key" IS NOT NULL;
