CREATE INDEX CONCURRENTLY "coach_packages_coach_client_id_idx" ON "coach_packages"("coach_client_id");
