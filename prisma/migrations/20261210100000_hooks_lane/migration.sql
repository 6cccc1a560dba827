-- Calls to foreign servers, which may be slow, have workers of their own.
-- Accepted: only workers that know the lane take its jobs.
ALTER TYPE "job_lane" ADD VALUE 'hooks';
