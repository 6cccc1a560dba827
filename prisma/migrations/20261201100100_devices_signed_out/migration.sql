-- Browsers that a person signed out one by one: their device cookies are no longer accepted.
ALTER TABLE "users" ADD COLUMN "ended_devices" TEXT[] NOT NULL DEFAULT '{}';
