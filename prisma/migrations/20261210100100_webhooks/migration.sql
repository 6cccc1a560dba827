-- Addresses that are called when something happens in a group or at a venue.
CREATE TABLE "webhooks" (
  "id" SERIAL PRIMARY KEY,
  "group_id" INTEGER REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "venue_id" INTEGER REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "url" TEXT NOT NULL,
  "events" TEXT[] NOT NULL,
  "failing_since" TIMESTAMPTZ(3),
  "stopped_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhooks_of_one" CHECK (num_nonnulls("group_id", "venue_id") = 1),
  CONSTRAINT "webhooks_url_length" CHECK (char_length("url") BETWEEN 1 AND 500)
);
CREATE INDEX "webhooks_group_id_idx" ON "webhooks"("group_id");
CREATE INDEX "webhooks_venue_id_idx" ON "webhooks"("venue_id");

-- Queues a call for every webhook that wants the event, in the transaction of the change. Many services make, change and fill
-- games; they all write these rows.
CREATE FUNCTION "call_webhooks"(event TEXT, of_group INTEGER, of_venue INTEGER, of_game INTEGER) RETURNS VOID
  LANGUAGE sql AS $$
  INSERT INTO "jobs" ("kind", "lane", "payload")
  SELECT 'webhooks:send', 'hooks', jsonb_build_object(
      'webhookId', "id", 'event', event, 'eventId', gen_random_uuid(), 'gameId', of_game,
      'at', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM "webhooks"
   WHERE ("group_id" = of_group OR "venue_id" = of_venue) AND "stopped_at" IS NULL AND event = ANY("events")
$$;

CREATE FUNCTION "games_call_webhooks"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "call_webhooks"('game.created', NEW."group_id", NEW."venue_id", NEW."id");
  ELSE
    IF (OLD."title", OLD."starts_at", OLD."ends_at", OLD."location", OLD."venue_id", OLD."max_players", OLD."status", OLD."is_public")
        IS DISTINCT FROM
       (NEW."title", NEW."starts_at", NEW."ends_at", NEW."location", NEW."venue_id", NEW."max_players", NEW."status", NEW."is_public")
        AND NEW."status" <> 'completed' THEN
      PERFORM "call_webhooks"('game.changed', NEW."group_id", NEW."venue_id", NEW."id");
    END IF;
    IF NEW."going_count" >= NEW."max_players" AND OLD."going_count" < OLD."max_players" AND NEW."status" = 'upcoming' THEN
      PERFORM "call_webhooks"('game.full', NEW."group_id", NEW."venue_id", NEW."id");
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "games_call_webhooks"
  AFTER INSERT OR UPDATE OF "title", "starts_at", "ends_at", "location", "venue_id", "max_players", "status", "is_public", "going_count"
  ON "games" FOR EACH ROW EXECUTE FUNCTION "games_call_webhooks"();

CREATE FUNCTION "members_call_webhooks"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "call_webhooks"('member.joined', NEW."group_id", NULL, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER "group_members_call_webhooks"
  AFTER INSERT ON "group_members" FOR EACH ROW EXECUTE FUNCTION "members_call_webhooks"();
