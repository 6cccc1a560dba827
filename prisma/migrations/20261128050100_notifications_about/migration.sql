CREATE INDEX CONCURRENTLY "notifications_data_idx" ON "notifications" USING GIN ("data" jsonb_path_ops);
