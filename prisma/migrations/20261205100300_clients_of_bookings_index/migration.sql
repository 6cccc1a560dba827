CREATE INDEX CONCURRENTLY "booking_requests_coach_client_id_idx" ON "booking_requests"("coach_client_id");
