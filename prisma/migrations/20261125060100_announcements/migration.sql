-- A message that organisers sent to everybody in the chat as a notification too.
ALTER TABLE "messages" ADD COLUMN "is_announcement" BOOLEAN NOT NULL DEFAULT false;
