-- More of the sentences from before texts were stored as key and parameters: those without a formatted time, which cannot be turned
-- back into an instant, and without a note, whose beginning is unknown. One sentence with two names is left as it is where a name
-- has the words between them.
WITH patterns("type", "title", "from", "title_key", "key", "names", "pattern") AS (VALUES
  ('friend_request_accepted', 'Connection accepted', 'lib/connections/server-texts', 'accepted', 'somebodyAccepted', ARRAY[]::text[],
    '^Somebody accepted your connection request\.$'),
  ('friend_request_accepted', 'Connection accepted', 'lib/connections/server-texts', 'accepted', 'acceptedYours', ARRAY['person'],
    '^(?!Somebody accepted)(.+) accepted your connection request\.$'),
  ('group_invite_accepted', 'New member', 'lib/groups/server-texts', 'newMemberTitle', 'personJoined', ARRAY['name', 'group'],
    '^(.+) joined (.+)\.$'),
  ('group_join_approved', 'You are in', 'lib/groups/server-texts', 'approvedTitle', 'approved', ARRAY['group'],
    '^You are a member of (.+) now\.$'),
  ('group_role_changed', 'A group for you', 'lib/groups/server-texts', 'creatorTitle', 'creatorNow', ARRAY['group'],
    '^(.+) is yours to run now\.$'),
  ('group_role_changed', 'Your role has changed', 'lib/groups/server-texts', 'roleTitle', 'organiserNow', ARRAY['group'],
    '^(.+) has made you an organiser\.$'),
  ('group_role_changed', 'Your role has changed', 'lib/groups/server-texts', 'roleTitle', 'memberNow', ARRAY['group'],
    '^(.+) has made you a regular member\.$'),
  ('group_removed', 'No longer a member', 'lib/groups/server-texts', 'removedTitle', 'removed', ARRAY['group'],
    '^You are no longer a member of (.+)\.$'),
  ('group_deleted', 'Group deleted', 'lib/groups/server-texts', 'deletedTitle', 'deleted', ARRAY['group'],
    '^(.+) was deleted\. Its games are cancelled\.$'),
  ('game_promoted', 'You are in', 'lib/games/server-texts', 'promotedTitle', 'promotedMessage', ARRAY['game'],
    '^A place came free: you are going to (.+)\.$'),
  ('booking_completed', 'Session completed', 'lib/bookings/server-texts', 'completedTitle', 'howWasIt', ARRAY['other'],
    '^How was the session with (.+)\? You can write a review\.$'),
  ('coach_review', 'New review', 'lib/coaching/server-texts', 'reviewedTitle', 'reviewed', ARRAY['client', 'rating'],
    '^(.+) gave you ([1-5]) stars?\.$'),
  ('coach_review_reply', 'The coach answered', 'lib/coaching/server-texts', 'answeredTitle', 'answered', ARRAY['coach'],
    '^(.+) answered your review\.$'),
  ('venue_review', 'New review', 'lib/venues/server-texts', 'reviewTitle', 'review', ARRAY['venue', 'rating'],
    '^(.+) got a review with ([1-5]) stars?\.$'),
  ('venue_review_reply', 'Reply to your review', 'lib/venues/server-texts', 'replyTitle', 'reply', ARRAY['venue'],
    '^(.+) replied to your review\.$'),
  ('venue_merged', 'Two listings are one now', 'lib/venues/server-texts', 'mergedTitle', 'merged', ARRAY['gone', 'kept'],
    '^(.+) was listed twice\. Its reviews and pictures are with (.+) now\.$'),
  ('venue_suggestion', 'A suggestion for your venue', 'lib/venues/server-texts', 'suggestedTitle', 'suggestedClosed', ARRAY['venue'],
    '^Somebody says that (.+) has closed\.$'),
  ('venue_suggestion', 'A suggestion for your venue', 'lib/venues/server-texts', 'suggestedTitle', 'suggestedEdit', ARRAY['venue'],
    '^Somebody suggests an edit to (.+)\.$'),
  ('venue_suggestion_decided', 'Your suggestion was applied', 'lib/venues/server-texts', 'appliedTitle', 'applied', ARRAY['venue'],
    '^Thank you for keeping (.+) true\.$'),
  ('venue_suggestion_decided', 'Your suggestion was not applied', 'lib/venues/server-texts', 'dismissedTitle', 'dismissed', ARRAY['venue'],
    '^(.+) stays as it is listed\. Thank you for looking\.$'),
  ('export_failed', 'Your data could not be exported', 'lib/users/server-texts', 'exportFailedTitle', 'exportFailed', ARRAY[]::text[],
    '^Please try again in your settings\.$')
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
      SELECT jsonb_object_agg(p."name", CASE WHEN p."name" = 'rating' THEN to_jsonb(p."value"::int) ELSE to_jsonb(p."value") END)
      -- Without a name there is only the sentence itself.
      FROM unnest(f."names", f."values") AS p("name", "value") WHERE p."name" IS NOT NULL), '{}'::jsonb)))
FROM found f
WHERE n."id" = f."id" AND f."values" IS NOT NULL
  AND (cardinality(f."names") = 0 OR NOT EXISTS (
    SELECT FROM unnest(f."values") v WHERE v ~ '( joined | was listed twice\. | now\. )'));

-- Lines of chats about who came and went, each one of four sentences.
-- Accepted: these rows are found by an index of their own, and nobody edits them, so only the deletion of a group may wait.
UPDATE "messages" m SET "said" = jsonb_build_object('from', 'lib/groups/server-texts', 'key', l."key", 'english', m."content")
FROM (VALUES ('joined', 'lineJoined'), ('left', 'lineLeft'), ('was removed', 'lineRemoved'), ('runs the group now', 'lineRunsGroup')) AS l("content", "key")
WHERE m."type" = 'system' AND m."said" IS NULL AND m."content" = l."content";
