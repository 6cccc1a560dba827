-- Declining is silent, so the sender may still take the request back and must find that it worked: to them it then reads as
-- cancelled, while the decline goes on holding for its thirty days.
ALTER TABLE "friend_requests" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "friend_requests_withdrawn_only_declined" CHECK ("withdrawn_at" IS NULL OR "status" = 'declined');
