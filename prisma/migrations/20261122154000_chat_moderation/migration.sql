-- Organisers keep their group's chat in order: they remove messages, which leaves a trace, and pin one.
ALTER TABLE "messages" ADD COLUMN "removed_by_organiser" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "messages_removed_is_deleted" CHECK (NOT "removed_by_organiser" OR "deleted_at" IS NOT NULL);
ALTER TABLE "conversations" ADD COLUMN "pinned_message_id" BIGINT,
  ADD CONSTRAINT "conversations_pin_in_groups" CHECK ("pinned_message_id" IS NULL OR "type" = 'group');
