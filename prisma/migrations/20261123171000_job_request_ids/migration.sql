-- The request that queued a job, so that the lines of the worker's log can be found by it.
-- Accepted: finished jobs are deleted, so the table stays short.
ALTER TABLE "jobs" ADD COLUMN "request_id" TEXT,
  ADD CONSTRAINT "jobs_request_id_length" CHECK (char_length("request_id") <= 64);
