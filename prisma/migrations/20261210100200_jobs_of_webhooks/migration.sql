-- The last calls of a webhook, for its list.
CREATE INDEX CONCURRENTLY "jobs_of_webhooks" ON "jobs" (("payload" ->> 'webhookId'), "id" DESC) WHERE "kind" = 'webhooks:send';
