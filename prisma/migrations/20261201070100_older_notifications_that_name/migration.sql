-- Notifications and lines from before they knew whom and which venue their words name: they follow new names from now on. Only where
-- the words have the present name: others are not derivable, and nobody hidden from the reader becomes known by an id.
-- Accepted: reminders and changes of the last weeks, and nobody writes to them but to mark them as read.
UPDATE "notifications" n
SET "data" = n."data" || jsonb_build_object('named', jsonb_build_array(CASE WHEN n."user_id" = b."client_id" THEN b."coach_user_id" ELSE b."client_id" END))
FROM "booking_requests" b, "coach_applications" c, "users" u
WHERE n."type" LIKE 'booking\_%' AND n."actor_id" IS NULL AND NOT n."data" ? 'named'
  AND n."data" @> jsonb_build_object('bookingId', b."id") AND n."user_id" IN (b."client_id", b."coach_user_id")
  AND c."id" = b."coach_id" AND u."id" = b."client_id"
  AND strpos(n."message", CASE WHEN n."user_id" = b."client_id" THEN c."name" ELSE coalesce(nullif(u."name", ''), u."first_name", '-') END) > 0;

-- Accepted: reminders and changes of the last weeks, and nobody writes to them but to mark them as read.
UPDATE "notifications" n
SET "data" = n."data" || jsonb_build_object('coachId', s."coach_id")
  || CASE WHEN strpos(n."message", c."name") > 0 THEN jsonb_build_object('named', jsonb_build_array(s."coach_user_id")) ELSE '{}' END
FROM "class_sessions" s, "coach_applications" c
WHERE n."type" LIKE 'class\_%' AND NOT n."data" ? 'coachId'
  AND n."data" @> jsonb_build_object('classSessionId', s."id") AND n."user_id" <> s."coach_user_id" AND c."id" = s."coach_id";

-- Accepted: reminders and changes of the last weeks, and nobody writes to them but to mark them as read.
UPDATE "notifications" n
SET "data" = n."data" || jsonb_build_object('venueIds', jsonb_build_array(v."id"))
FROM "games" g, "venues" v
WHERE n."type" IN ('game_reminder', 'game_changed', 'game_created') AND NOT n."data" ? 'venueIds'
  AND n."data" @> jsonb_build_object('gameId', g."id") AND v."id" = g."venue_id" AND strpos(n."message", v."name") > 0;

-- Accepted: the few lines about places, which nobody writes to.
UPDATE "messages" m
SET "said" = jsonb_set(m."said", '{about,venueIds}', jsonb_build_array(v."id"))
FROM "games" g, "venues" v
WHERE m."type" = 'system' AND m."said" ? 'about' AND NOT m."said" #> '{about}' ? 'venueIds'
  AND m."said" #> '{about,gameId}' = to_jsonb(g."id") AND v."id" = g."venue_id" AND strpos(m."content", v."name") > 0;
