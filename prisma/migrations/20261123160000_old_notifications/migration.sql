-- Notifications from before texts were stored as key and parameters. Those with a sentence that can be taken apart without doubt
-- become readable in every language; the others keep their English words.
WITH patterns("type", "title", "from", "title_key", "key", "names", "pattern") AS (VALUES
  ('super_like', 'Super Like', 'lib/likes/server-texts', 'superLikeTitle', 'superLikedYou', ARRAY['name'],
    '^(.+) super liked you\.$'),
  ('match', 'It''s a Match!', 'lib/likes/server-texts', 'matchTitle', 'likedYouToo', ARRAY['name', 'sport'],
    '^(.+) liked you too\. You both want to play (.+)\.$'),
  ('friend_request', 'New connection request', 'lib/connections/server-texts', 'newRequest', 'wantsToConnect', ARRAY['person'],
    '^(.+) wants to connect with you\.$'),
  ('group_join_request', 'New join request', 'lib/groups/server-texts', 'requestTitle', 'wouldLikeToJoin', ARRAY['name', 'group'],
    '^(.+) would like to join (.+)\.$'),
  ('group_invite', 'Group invite', 'lib/groups/server-texts', 'inviteTitle', 'invited', ARRAY['name', 'group'],
    '^(.+) invites you to (.+)\.$')
), found AS (
  SELECT n."id", p."from", p."title_key", p."key", p."names",
    -- The marks that isolated a name in the English sentence.
    regexp_match(translate(n."message", U&'\2068\2069', ''), p."pattern") AS "values"
  FROM "notifications" n JOIN patterns p ON p."type" = n."type" AND p."title" = n."title"
  WHERE n."said" IS NULL
)
UPDATE "notifications" n SET "said" = jsonb_build_object(
  'title', jsonb_build_object('from', f."from", 'key', f."title_key", 'english', n."title"),
  'message', jsonb_build_object('from', f."from", 'key', f."key", 'params', jsonb_object(f."names", f."values"), 'english', n."message"))
FROM found f
WHERE n."id" = f."id" AND f."values" IS NOT NULL
  -- Names that contain the words of the sentence could be split in two ways.
  AND NOT EXISTS (SELECT FROM unnest(f."values") v WHERE v ~ ' (liked you too|super liked you|would like to join|invites you to|wants to connect) ');
