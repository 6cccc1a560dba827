-- Sentences about packages and decided applications from before texts were stored as key and parameters: those without a note,
-- whose beginning is unknown.
WITH patterns("type", "title", "from", "title_key", "key", "names", "pattern") AS (VALUES
  ('booking_package', 'Package requested', 'lib/bookings/server-texts', 'packageRequestedTitle', 'packageRequested', ARRAY['other', 'sessions'],
    '^(.+) asks for a package of (\d+) sessions\.$'),
  ('booking_package', 'Package accepted', 'lib/bookings/server-texts', 'packageAcceptedTitle', 'packageOf', ARRAY['sessions', 'other'],
    '^(\d+) sessions with (.+)\.$'),
  ('booking_package', 'Package declined', 'lib/bookings/server-texts', 'packageDeclinedTitle', 'packageOf', ARRAY['sessions', 'other'],
    '^(\d+) sessions with (.+)\.$'),
  ('booking_package', 'Package cancelled', 'lib/bookings/server-texts', 'packageCancelledTitle', 'packageOf', ARRAY['sessions', 'other'],
    '^(\d+) sessions with (.+)\.$'),
  ('coach_application_decided', 'Your coach application was approved', 'lib/admin/server-texts', 'coachApproved', 'listed', ARRAY['title'],
    '^(.+) is listed now\.$'),
  ('coach_application_decided', 'Your coach application was rejected', 'lib/admin/server-texts', 'coachRejected', 'coachAgain', ARRAY['days'],
    '^You can apply again after (\d+) days\.$'),
  ('venue_application_decided', 'Your venue application was approved', 'lib/admin/server-texts', 'venueApproved', 'listed', ARRAY['title'],
    '^(.+) is listed now\.$'),
  ('venue_application_decided', 'Your venue application was rejected', 'lib/admin/server-texts', 'venueRejected', 'venueAgain', ARRAY[]::text[],
    '^You can apply again at any time\.$')
), found AS (
  SELECT n."id", p."from", p."title_key", p."key", p."names",
    -- The marks that isolated a name in the English sentence.
    regexp_match(translate(n."message", U&'\2068\2069', ''), p."pattern") AS "values"
  FROM "notifications" n JOIN patterns p ON p."type" = n."type" AND p."title" = n."title"
  WHERE n."said" IS NULL
)
UPDATE "notifications" n SET "said" = jsonb_build_object(
  'title', jsonb_build_object('from', f."from", 'key', f."title_key", 'english', n."title"),
  'message', jsonb_build_object('from', f."from", 'key', f."key", 'english', n."message",
    'params', coalesce((
      SELECT jsonb_object_agg(p."name", CASE WHEN p."name" IN ('sessions', 'days') THEN to_jsonb(p."value"::int) ELSE to_jsonb(p."value") END)
      -- Without a name there is only the sentence itself.
      FROM unnest(f."names", f."values") AS p("name", "value") WHERE p."name" IS NOT NULL), '{}'::jsonb)))
FROM found f
WHERE n."id" = f."id" AND f."values" IS NOT NULL
  -- A note that ends like the sentence.
  AND (cardinality(f."names") = 0 OR NOT EXISTS (SELECT FROM unnest(f."values") v WHERE v ~ ' is listed now\. '));
