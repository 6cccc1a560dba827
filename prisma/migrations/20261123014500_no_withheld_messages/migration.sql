-- Nothing is stored any more after a declined request. What was, stays unread: hidden from both, and from their lists.
UPDATE "conversations" c SET "last_preview" = '' FROM "messages" m WHERE m."id" = c."last_message_id" AND m."withheld";
UPDATE "messages" SET "hidden_at" = coalesce("hidden_at", now()) WHERE "withheld";
ALTER TABLE "messages" DROP COLUMN "withheld";
