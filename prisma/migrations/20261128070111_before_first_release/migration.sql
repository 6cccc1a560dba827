-- Replaces the migrations up to 20261128070110_gender_waits_valid. A database that has them all is not changed; one that has only
-- some of them is brought up to date by commit af0f0078 first (scripts/migrate.mjs).

CREATE EXTENSION IF NOT EXISTS "btree_gist";
CREATE EXTENSION IF NOT EXISTS "cube";
CREATE EXTENSION IF NOT EXISTS "fuzzystrmatch";
CREATE EXTENSION IF NOT EXISTS "intarray";
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE EXTENSION IF NOT EXISTS "unaccent";

-- Types

CREATE TYPE "session_type" AS ENUM ('individual', 'group', 'assessment');
CREATE TYPE "booking_status" AS ENUM ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled', 'completed', 'no_show');
CREATE TYPE "proposal_status" AS ENUM ('pending', 'accepted', 'declined', 'withdrawn');
CREATE TYPE "package_status" AS ENUM ('requested', 'active', 'declined', 'cancelled', 'used');
CREATE TYPE "friend_request_status" AS ENUM ('pending', 'accepted', 'declined', 'cancelled', 'disconnected');
CREATE TYPE "game_status" AS ENUM ('upcoming', 'cancelled', 'completed');
CREATE TYPE "participant_status" AS ENUM ('going', 'waitlisted', 'out');
CREATE TYPE "attendance" AS ENUM ('attended', 'no_show');
CREATE TYPE "series_frequency" AS ENUM ('weekly', 'fortnightly', 'monthly');
CREATE TYPE "audience" AS ENUM ('all', 'women', 'men');
CREATE TYPE "group_visibility" AS ENUM ('public', 'private');
CREATE TYPE "group_role" AS ENUM ('creator', 'organiser', 'member');
CREATE TYPE "join_request_status" AS ENUM ('pending', 'approved', 'declined', 'withdrawn');
CREATE TYPE "invite_status" AS ENUM ('pending', 'accepted', 'declined', 'withdrawn');
CREATE TYPE "match_status" AS ENUM ('pending', 'matched');
CREATE TYPE "conversation_type" AS ENUM ('direct', 'group');
CREATE TYPE "conversation_request_status" AS ENUM ('none', 'pending', 'accepted', 'declined');
CREATE TYPE "message_type" AS ENUM ('text', 'image', 'system');
CREATE TYPE "report_target" AS ENUM ('person', 'group', 'game', 'venue', 'review', 'message', 'coach', 'image', 'coach_review');
CREATE TYPE "report_status" AS ENUM ('open', 'resolved', 'dismissed');
CREATE TYPE "mail_status" AS ENUM ('queued', 'sent', 'failed');
CREATE TYPE "skill_level" AS ENUM ('beginner', 'intermediate', 'advanced', 'expert');
CREATE TYPE "gender" AS ENUM ('male', 'female', 'other', 'prefer-not-to-say');
CREATE TYPE "message_privacy" AS ENUM ('anyone', 'members', 'connections');
CREATE TYPE "storage_provider" AS ENUM ('local', 'uploadthing', 's3');
CREATE TYPE "application_status" AS ENUM ('pending', 'approved', 'rejected');
CREATE TYPE "venue_suggestion_kind" AS ENUM ('edit', 'closed', 'duplicate');
CREATE TYPE "class_session_status" AS ENUM ('upcoming', 'cancelled');
CREATE TYPE "address_link_purpose" AS ENUM ('confirm', 'change', 'undo');
CREATE TYPE "security_event_name" AS ENUM ('authn_login_success', 'authn_login_first_step', 'authn_login_fail', 'authn_login_lock', 'authn_second_step_fail', 'authn_password_change', 'authn_email_change', 'authn_two_step_change', 'authn_passkey_added', 'authn_passkey_removed', 'authz_fail', 'excess_rate_limit_exceeded', 'privilege_permissions_changed', 'sensitive_read');
CREATE TYPE "data_export_status" AS ENUM ('pending', 'ready', 'failed', 'expired');
CREATE TYPE "job_lane" AS ENUM ('push', 'mail', 'rest', 'slow');
CREATE TYPE "invite_link_kind" AS ENUM ('join', 'ask');
CREATE TYPE "invite_link_outcome" AS ENUM ('joined', 'waitlisted', 'asked');
CREATE TYPE "bill_basis" AS ENUM ('player', 'court');
CREATE TYPE "money_entry_kind" AS ENUM ('share', 'payment');
CREATE TYPE "game_proposal_status" AS ENUM ('open', 'accepted', 'declined', 'withdrawn', 'expired');

-- What columns and indexes are computed with. Bodies are written as RETURN so that Postgres binds their names when it reads them: a
-- generated column must not depend on the search path.

-- A point is a cube on the sphere, in metres from the centre of the earth, so that a nearest-neighbour GiST index orders by
-- straight-line distance, which orders exactly like the great circle.
CREATE FUNCTION "geo_point"("lat" double precision, "lng" double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN "lat" IS NULL OR "lng" IS NULL THEN NULL ELSE cube(ARRAY[
    6371008.8 * cos(radians("lat")) * cos(radians("lng")),
    6371008.8 * cos(radians("lat")) * sin(radians("lng")),
    6371008.8 * sin(radians("lat"))]) END;

-- The privacy grid of lib/platform/geo/grid.ts, the same formula in the same order of operations: rows of 0.009 degrees of
-- latitude, each cut into as many equal columns as fit its circumference at the row's centre, so a cell is about 1 km wide at
-- every latitude. Both functions answer the centre of the cell. Null is tested first, because least() and greatest() pass over
-- it: somebody without a place would get the cell of the South Pole.
CREATE FUNCTION "geo_cell_lat"("lat" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN "lat" IS NULL THEN NULL ELSE
    (least(9999, greatest(-10000, floor("lat" / 0.009::double precision))) + 0.5) * 0.009::double precision END;

CREATE FUNCTION "geo_cell_columns"("cell_lat" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN greatest(1, floor(360 * cos(radians("cell_lat")) / 0.009::double precision));

-- 180 degrees east is 180 degrees west; a point a rounding error below 180 must not fall into a column that does not exist.
CREATE FUNCTION "geo_cell_lng"("lat" double precision, "lng" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN "lat" IS NULL OR "lng" IS NULL THEN NULL ELSE
    -180 + (least("geo_cell_columns"("geo_cell_lat"("lat")) - 1,
      floor((CASE WHEN "lng" >= 180 THEN "lng" - 360 ELSE "lng" END + 180)
        / (360 / "geo_cell_columns"("geo_cell_lat"("lat"))))) + 0.5)
      * (360 / "geo_cell_columns"("geo_cell_lat"("lat"))) END;

CREATE FUNCTION "geo_cell"("lat" double precision, "lng" double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN "geo_point"("geo_cell_lat"("lat"), "geo_cell_lng"("lat", "lng"));

-- Urdu and Arabic keyboards have different letters for the same sound, and marks are written or not: search ignores both. The
-- same pairs are in lib/platform/geocoding/fold.mjs; a test compares them.
CREATE FUNCTION "fold_letters"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    translate(
      regexp_replace(
        normalize("value", NFKD),
        '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200C\u200D\u0621]', '', 'g'),
      'ٱكڪںھهەةۃيىېۍ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛۔؟٬٫٪',
      'اککنہہہہہیییی01234567890123456789       '),
    '(^|[\s.,;:!?()/''"-])ا(?=س[ٹپک])', '\1', 'g');

-- What is searched and what is searched for both pass here. unaccent() is only STABLE because its rules are a file; with the
-- dictionary named it is as good as immutable, and generated columns ask for that. Only text with Arabic letters pays for
-- fold_letters.
CREATE FUNCTION "search_text"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE
    WHEN "value" ~ '[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]'
      THEN "fold_letters"(lower(unaccent('unaccent'::regdictionary, "value")))
    ELSE lower(unaccent('unaccent'::regdictionary, "value"))
  END;

-- array_to_string() is STABLE for the sake of types whose text depends on settings; that of text does not.
CREATE FUNCTION "list_text"("list" text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN array_to_string("list", E'\n');

CREATE FUNCTION "sport_tags"("sport_id" integer, "level" "skill_level") RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY["sport_id" * 10, "sport_id" * 10 + array_position(enum_range(NULL::"skill_level"), "level")];

-- Names with one typing mistake. Two words are at most one letter changed, added, missing or swapped apart exactly when they
-- share a form of themselves with at most one letter left out (SymSpell's observation); so a name is indexed under all of those
-- forms, and a mistyped word is looked up by its own. Trigrams cannot do this: 'sraa' and 'sara' share one of eight. Words of up
-- to three letters count as they are: almost all of those are one letter apart from each other.
CREATE FUNCTION "word_typo_keys"("word" text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN length("word") < 4 THEN ARRAY["word"] ELSE
    ARRAY(SELECT "word" UNION SELECT left("word", i - 1) || substr("word", i + 1) FROM generate_series(1, length("word")) i) END;

-- Split at white space and ASCII punctuation only: the character classes of the C locale know no letters but ASCII's.
CREATE FUNCTION "name_typo_keys"("name" text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1000
  RETURN ARRAY(SELECT DISTINCT k FROM regexp_split_to_table("name", '[\s!-/:-@\[-`{-~]+') w
    CROSS JOIN LATERAL unnest("word_typo_keys"(left(w, 30))) k WHERE w <> '');

-- The area in which a person lives: cubes of 100 km through which the earth's surface passes, eight bits for each of the three
-- coordinates of cell_g3, so there is no pole and no date line. Text is indexed together with it, because ten thousand people may
-- share a word, most of them far away. Not STRICT: Postgres calls a strict function that builds an array for each row (9 µs) and
-- writes the body of another into the query (1 µs). -1 where there is no cell, because intarray takes no NULL.
CREATE FUNCTION "geo_area"("g3" cube) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[coalesce(((floor(cube_ll_coord("g3", 1) / 100000)::integer + 128) << 16)
    | ((floor(cube_ll_coord("g3", 2) / 100000)::integer + 128) << 8)
    | (floor(cube_ll_coord("g3", 3) / 100000)::integer + 128), -1)];

-- Every area that a ball of `chord` metres around the centre touches.
CREATE FUNCTION "geo_areas_around"("centre" cube, "chord" double precision) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT ((x + 128) << 16) | ((y + 128) << 8) | (z + 128)
    FROM generate_series(floor((cube_ll_coord("centre", 1) - "chord") / 100000)::integer, floor((cube_ll_coord("centre", 1) + "chord") / 100000)::integer) x,
      generate_series(floor((cube_ll_coord("centre", 2) - "chord") / 100000)::integer, floor((cube_ll_coord("centre", 2) + "chord") / 100000)::integer) y,
      generate_series(floor((cube_ll_coord("centre", 3) - "chord") / 100000)::integer, floor((cube_ll_coord("centre", 3) + "chord") / 100000)::integer) z);

-- Whether a point lies in a cell or less than 0.15 of its side beyond it: `isStillInCell` of lib/platform/geo/grid.ts, the same formula.
CREATE FUNCTION "geo_still_in_cell"("cell_lat" double precision, "cell_lng" double precision,
    "lat" double precision, "lng" double precision) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(abs("lat" - "cell_lat") <= (0.5 + 0.15) * 0.009::double precision
    AND least(abs("lng" - "cell_lng"), 360 - abs("lng" - "cell_lng"))
      <= (0.5 + 0.15)::double precision * (360 / "geo_cell_columns"("cell_lat")), false);

-- The mistakes between what was typed and the nearest of the names: letters changed, added, left out or swapped with a neighbour.
-- Null beyond "most". A name of which only the beginning was typed has half a mistake more, so that a whole name comes first.
-- levenshtein() counts a swap as two mistakes, so each swap of what was typed is tried; of several swaps one counts once. A set
-- of one row, because Postgres inlines only those into a statement. OFFSET 0 keeps "rough" from being computed twice. LIMIT tells
-- the planner that words are short: it would expect enough work to compile the statement first, which takes far longer.
CREATE FUNCTION "name_mistakes"("typed" text[], "most" integer[], "names" text[]) RETURNS TABLE ("mistakes" double precision)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT (min(least(rough, swapped) + unfinished) FILTER (WHERE least(rough, swapped) <= allowed))::double precision
  FROM unnest("typed", "most") AS t (given, allowed)
  CROSS JOIN unnest("names") AS n (name)
  CROSS JOIN LATERAL (VALUES (name, 0), (left(name, length(given)), 0.5)) AS w (word, unfinished)
  CROSS JOIN LATERAL (SELECT levenshtein_less_equal(given, word, allowed + 1) AS rough OFFSET 0) AS l
  CROSS JOIN LATERAL (
    SELECT 1 + min(levenshtein_less_equal(overlay(given PLACING reverse(substr(given, i, 2)) FROM i FOR 2), word, allowed)) AS swapped
    FROM (SELECT i FROM generate_series(1, length(given) - 1) AS i LIMIT 100) AS swaps WHERE rough > 1) AS s
  WHERE rough <= allowed + 1;
END;

-- Sports

CREATE TABLE "sports" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "icon" TEXT NOT NULL,
  "is_main" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "sports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sports_name_length" CHECK (char_length("name") BETWEEN 1 AND 40),
  CONSTRAINT "sports_icon_length" CHECK (char_length("icon") BETWEEN 1 AND 16)
);
CREATE UNIQUE INDEX "sports_name_key" ON "sports"("name");
CREATE UNIQUE INDEX "sports_lower_name_key" ON "sports" (lower("name"));
-- Admins add sports, numbered from 1001 on: the numbers before belong to the product's own list.
SELECT setval(pg_get_serial_sequence('sports', 'id'), 1000);

-- People

CREATE TABLE "users" (
  "id" SERIAL NOT NULL,
  "email" TEXT NOT NULL,
  "email_verified_at" TIMESTAMPTZ(3),
  "password_hash" TEXT,
  "first_name" TEXT,
  "last_name" TEXT,
  "name" TEXT,
  "username" TEXT,
  "bio" TEXT,
  "gender" "gender",
  "profile_image_key" TEXT,
  "profile_image_provider" "storage_provider",
  "location" TEXT,
  "public_location" TEXT,
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  -- Changes only once a person is clearly outside of it: a cell computed from the point alone would tell everybody of a step of
  -- twenty metres over its border. It depends on the cell before and the new point, on nothing else (users_keep_cell).
  "cell_latitude" DOUBLE PRECISION,
  "cell_longitude" DOUBLE PRECISION,
  "cell_g3" cube,
  "tags" INTEGER[] DEFAULT ARRAY[]::integer[],
  "discoverable" BOOLEAN NOT NULL GENERATED ALWAYS AS ("latitude" IS NOT NULL AND "gender" IS NOT NULL AND "deleted_at" IS NULL AND "deletion_requested_at" IS NULL AND "banned_at" IS NULL AND "suspended_until" IS NULL AND "paused_at" IS NULL) STORED,
  "search" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(coalesce("name", coalesce("first_name", '') || ' ' || coalesce("last_name", '')) || E'\n' || coalesce("bio", ''))) STORED,
  "search_name" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(coalesce("name", coalesce("first_name", '') || ' ' || coalesce("last_name", '')))) STORED,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "message_privacy" "message_privacy" NOT NULL DEFAULT 'anyone',
  "is_admin" BOOLEAN NOT NULL DEFAULT false,
  "is_sample" BOOLEAN NOT NULL DEFAULT false,
  "last_active_at" TIMESTAMPTZ(3),
  "paused_at" TIMESTAMPTZ(3),
  "banned_at" TIMESTAMPTZ(3),
  "suspended_until" TIMESTAMPTZ(3),
  "moderation_note" TEXT,
  "deletion_requested_at" TIMESTAMPTZ(3),
  "deletion_due_at" TIMESTAMPTZ(3),
  "deleted_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The person's choice; null until there is one.
  "language" TEXT,
  -- People who came in by an invite link complete their profile later.
  "came_by_link_at" TIMESTAMPTZ(3),
  -- When people can play: seven days of mornings, afternoons and evenings, a bit each. 0: not said.
  "availability" INTEGER NOT NULL DEFAULT 0,
  -- A woman may show herself to women only, and see women only.
  "women_only" BOOLEAN NOT NULL DEFAULT false,
  -- Links in e-mails from before this time answer for nobody.
  "access_ended_at" TIMESTAMPTZ(3),
  -- "gender" decides what is for women or men only. Another one that a person states counts after a while; until then it waits
  -- here, and "gender" gives no such right.
  "stated_gender" "gender",
  "gender_counts_from" TIMESTAMPTZ(3),
  CONSTRAINT "users_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
  CONSTRAINT "users_email_length" CHECK (char_length("email") BETWEEN 3 AND 254),
  CONSTRAINT "users_first_name_length" CHECK (char_length("first_name") <= 60),
  CONSTRAINT "users_last_name_length" CHECK (char_length("last_name") <= 60),
  CONSTRAINT "users_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  CONSTRAINT "users_username_format" CHECK ("username" ~ '^[a-z0-9_.]{3,30}$'),
  CONSTRAINT "users_bio_length" CHECK (char_length("bio") <= 500),
  CONSTRAINT "users_location_length" CHECK (char_length("location") <= 160),
  CONSTRAINT "users_public_location_length" CHECK (char_length("public_location") <= 160),
  CONSTRAINT "users_moderation_note_length" CHECK (char_length("moderation_note") <= 2000),
  CONSTRAINT "users_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  CONSTRAINT "users_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  CONSTRAINT "users_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  CONSTRAINT "users_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
  CONSTRAINT "users_profile_image_whole" CHECK (("profile_image_key" IS NULL) = ("profile_image_provider" IS NULL)),
  CONSTRAINT "users_deletion_whole" CHECK (("deletion_requested_at" IS NULL) = ("deletion_due_at" IS NULL)),
  CONSTRAINT "users_language_check" CHECK ("language" ~ '^[a-z]{2,3}$'),
  CONSTRAINT "users_availability_range" CHECK ("availability" BETWEEN 0 AND 2097151),
  CONSTRAINT "users_women_only_female" CHECK (NOT "women_only" OR "gender" IS NOT DISTINCT FROM 'female'),
  CONSTRAINT "users_stated_gender_waits" CHECK (("stated_gender" IS NULL) = ("gender_counts_from" IS NULL) AND ("stated_gender" IS NULL OR "gender" IS NOT DISTINCT FROM 'prefer-not-to-say'))
);
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");
CREATE INDEX "users_created_at_idx" ON "users"("created_at");
-- Partial: nobody searches for people who cannot be found, and it keeps the index small. tags ride along so that a filter by
-- sport and level is answered inside the same nearest-neighbour scan.
CREATE INDEX "users_cell_tags_idx" ON "users" USING gist ("cell_g3", "tags" gist__int_ops) WHERE "discoverable";
CREATE INDEX "users_deletion_due_at_idx" ON "users" ("deletion_due_at") WHERE "deletion_due_at" IS NOT NULL;
CREATE INDEX "users_suspended_until_idx" ON "users" ("suspended_until") WHERE "suspended_until" IS NOT NULL;
CREATE INDEX "users_area_search_idx" ON "users" USING gin ("geo_area"("cell_g3") gin__int_ops, "search" gin_trgm_ops) WHERE "discoverable";
-- By area first: a common name mistyped is the name of thousands, most of them far away.
CREATE INDEX "users_area_typo_keys_idx" ON "users" USING gin ("geo_area"("cell_g3") gin__int_ops, "name_typo_keys"("search_name")) WHERE "discoverable";

CREATE TABLE "user_sports" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "sport_id" INTEGER NOT NULL,
  -- Nobody is a beginner for not having said how well they play: whoever adds a sport gives the level.
  "skill_level" "skill_level" NOT NULL,
  "is_looking_to_play" BOOLEAN NOT NULL DEFAULT true,
  "years_playing" INTEGER,
  "achievements" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "user_sports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "user_sports_years_playing_range" CHECK ("years_playing" BETWEEN 0 AND 80),
  CONSTRAINT "user_sports_achievements_length" CHECK (char_length("achievements") <= 500)
);
CREATE INDEX "user_sports_sport_id_idx" ON "user_sports"("sport_id");
CREATE UNIQUE INDEX "user_sports_user_id_sport_id_key" ON "user_sports"("user_id", "sport_id");

-- Signing in

CREATE TABLE "sessions" (
  "sid" TEXT NOT NULL,
  "sess" JSONB NOT NULL DEFAULT '{}',
  "expire" TIMESTAMPTZ(3) NOT NULL,
  "user_id" INTEGER NOT NULL,
  "user_agent" TEXT,
  "two_factor_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid"),
  CONSTRAINT "sessions_sid_format" CHECK ("sid" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "sessions_user_agent_length" CHECK (char_length("user_agent") <= 400),
  CONSTRAINT "sessions_lifetime" CHECK ("expire" <= "created_at" + interval '720 hours')
);
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

CREATE TABLE "accounts" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "provider" TEXT NOT NULL,
  "provider_account_id" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");
CREATE UNIQUE INDEX "accounts_provider_provider_account_id_key" ON "accounts"("provider", "provider_account_id");

CREATE TABLE "verification_tokens" (
  "token_hash" TEXT NOT NULL,
  "identifier" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- What the confirmed link is for, beside signing in: the row of the feature that mailed it.
  "subject_id" INTEGER,
  CONSTRAINT "verification_tokens_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "verification_tokens_identifier_idx" ON "verification_tokens"("identifier");
CREATE INDEX "verification_tokens_expires_at_idx" ON "verification_tokens"("expires_at");
CREATE UNIQUE INDEX "verification_tokens_one_sign_in" ON "verification_tokens"("identifier") WHERE "purpose" = 'sign-in';

CREATE TABLE "two_factors" (
  "user_id" INTEGER NOT NULL,
  "secret" TEXT NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_step" BIGINT NOT NULL DEFAULT 0,
  "recovery_code_hashes" TEXT[] DEFAULT ARRAY[]::text[],
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "two_factors_pkey" PRIMARY KEY ("user_id")
);

-- Passkeys

-- Passkeys (WebAuthn): a second step, and a sign-in of their own.
CREATE TABLE "passkeys" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL DEFAULT 0,
  "transports" TEXT[] NOT NULL DEFAULT ARRAY[]::text[],
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkeys_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  CONSTRAINT "passkeys_counter_not_negative" CHECK ("counter" >= 0)
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- What an authenticator signs, once. Without a person it is for signing in by a passkey alone.
CREATE TABLE "passkey_challenges" (
  "challenge_hash" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "user_id" INTEGER,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge_hash"),
  CONSTRAINT "passkey_challenges_purpose" CHECK ("purpose" IN ('add', 'sign-in', 'second-step') AND ("purpose" = 'sign-in') = ("user_id" IS NULL))
);
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");

-- Changes of address

CREATE TABLE "address_links" (
  "token_hash" TEXT NOT NULL,
  "user_id" INTEGER NOT NULL,
  "purpose" "address_link_purpose" NOT NULL,
  "email" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "address_links_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "address_links_email_lower_case" CHECK ("email" = lower("email"))
);
CREATE INDEX "address_links_user_id_idx" ON "address_links"("user_id");
CREATE INDEX "address_links_email_idx" ON "address_links"("email");
CREATE INDEX "address_links_expires_at_idx" ON "address_links"("expires_at");
-- A newer link ends the older one. Ways back are kept apart: each leads to another address.
CREATE UNIQUE INDEX "address_links_latest_key" ON "address_links"("user_id", "purpose") WHERE "purpose" <> 'undo';

-- Data exports

CREATE TABLE "data_exports" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "status" "data_export_status" NOT NULL DEFAULT 'pending',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "file_name" TEXT,
  "bytes" BIGINT,
  "expires_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id"),
  -- Whoever may download has a file, its size and a last day; nobody else has a file.
  CONSTRAINT "data_exports_ready_has_file" CHECK (("status" = 'ready') = ("file_name" IS NOT NULL) AND ("status" <> 'ready' OR ("bytes" IS NOT NULL AND "expires_at" IS NOT NULL)))
);
CREATE UNIQUE INDEX "data_exports_user_id_key" ON "data_exports"("user_id");
CREATE UNIQUE INDEX "data_exports_file_name_key" ON "data_exports"("file_name");

-- Likes

CREATE TABLE "matches" (
  "id" SERIAL NOT NULL,
  "user1_id" INTEGER NOT NULL,
  "user2_id" INTEGER NOT NULL,
  "sport_id" INTEGER,
  "status" "match_status" NOT NULL DEFAULT 'pending',
  "is_super" BOOLEAN NOT NULL DEFAULT false,
  "super_on" DATE,
  "matched_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "matches_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "matches_not_oneself" CHECK ("user1_id" <> "user2_id"),
  CONSTRAINT "matches_super_has_day" CHECK ("is_super" = ("super_on" IS NOT NULL))
);
CREATE INDEX "matches_user2_id_status_idx" ON "matches"("user2_id", "status");
CREATE UNIQUE INDEX "matches_user1_id_user2_id_key" ON "matches"("user1_id", "user2_id");
CREATE UNIQUE INDEX "matches_user1_id_super_on_key" ON "matches"("user1_id", "super_on");

CREATE TABLE "super_likes" (
  "user_id" INTEGER NOT NULL,
  "last_on" DATE NOT NULL,
  CONSTRAINT "super_likes_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "skips" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "skipped_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "skips_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "skips_not_oneself" CHECK ("user_id" <> "skipped_id")
);
CREATE INDEX "skips_skipped_id_idx" ON "skips"("skipped_id");
CREATE INDEX "skips_created_at_idx" ON "skips"("created_at");
CREATE UNIQUE INDEX "skips_user_id_skipped_id_key" ON "skips"("user_id", "skipped_id");

-- Connections

CREATE TABLE "friend_requests" (
  "id" SERIAL NOT NULL,
  "sender_id" INTEGER NOT NULL,
  "receiver_id" INTEGER NOT NULL,
  "status" "friend_request_status" NOT NULL DEFAULT 'pending',
  "message" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Declining is silent, so the sender may still take the request back and must find that it worked: to them it then reads as
  -- cancelled, while the decline goes on holding for its thirty days.
  "withdrawn_at" TIMESTAMPTZ(3),
  CONSTRAINT "friend_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "friend_requests_not_oneself" CHECK ("sender_id" <> "receiver_id"),
  CONSTRAINT "friend_requests_message_length" CHECK (char_length("message") <= 300),
  CONSTRAINT "friend_requests_withdrawn_only_declined" CHECK ("withdrawn_at" IS NULL OR "status" = 'declined')
);
CREATE INDEX "friend_requests_sender_id_status_id_idx" ON "friend_requests"("sender_id", "status", "id");
CREATE INDEX "friend_requests_receiver_id_status_id_idx" ON "friend_requests"("receiver_id", "status", "id");
CREATE INDEX "friend_requests_sender_id_created_at_idx" ON "friend_requests"("sender_id", "created_at");
CREATE UNIQUE INDEX "friend_requests_open_pair_key" ON "friend_requests" (least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id")) WHERE "status" IN ('pending', 'accepted');

-- Groups

CREATE TABLE "groups" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT,
  "sport_id" INTEGER NOT NULL,
  "creator_id" INTEGER,
  "max_members" INTEGER NOT NULL DEFAULT 10,
  "member_count" INTEGER NOT NULL DEFAULT 0,
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  "visibility" "group_visibility" NOT NULL DEFAULT 'public',
  "audience" "audience" NOT NULL DEFAULT 'all',
  "members_can_create_games" BOOLEAN NOT NULL DEFAULT false,
  "location" TEXT,
  "area" TEXT,
  "city" TEXT,
  "country" TEXT,
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  "g3" cube GENERATED ALWAYS AS ("geo_point"("latitude", "longitude")) STORED,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "image_key" TEXT,
  "image_provider" "storage_provider",
  "search" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"("name" || E'\n' || coalesce("description", ''))) STORED,
  "hidden_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The games of two people belong to a group without members and chat, which the columns mark.
  "pair_lo" INTEGER,
  "pair_hi" INTEGER,
  CONSTRAINT "groups_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "groups_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  CONSTRAINT "groups_description_length" CHECK (char_length("description") <= 2000),
  CONSTRAINT "groups_location_length" CHECK (char_length("location") <= 160),
  CONSTRAINT "groups_area_length" CHECK (char_length("area") <= 80),
  CONSTRAINT "groups_city_length" CHECK (char_length("city") <= 80),
  CONSTRAINT "groups_country_length" CHECK (char_length("country") <= 80),
  CONSTRAINT "groups_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  CONSTRAINT "groups_max_members_range" CHECK ("max_members" BETWEEN 2 AND 50),
  CONSTRAINT "groups_member_count_within_max" CHECK ("member_count" BETWEEN 0 AND "max_members"),
  CONSTRAINT "groups_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  CONSTRAINT "groups_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  CONSTRAINT "groups_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
  CONSTRAINT "groups_pair_in_order" CHECK (num_nonnulls("pair_lo", "pair_hi") = 0 OR (num_nonnulls("pair_lo", "pair_hi") = 2 AND "pair_lo" < "pair_hi" AND "visibility" = 'private'))
);
CREATE INDEX "groups_sport_id_id_idx" ON "groups"("sport_id", "id");
CREATE INDEX "groups_creator_id_idx" ON "groups"("creator_id");
CREATE INDEX "groups_city_idx" ON "groups"("city");
CREATE INDEX "groups_created_at_idx" ON "groups"("created_at");
CREATE INDEX "groups_g3_sport_id_idx" ON "groups" USING GIST ("g3", "sport_id" gist_int4_ops);
CREATE INDEX "groups_search_idx" ON "groups" USING GIN ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "groups_pair_lo_pair_hi_key" ON "groups"("pair_lo", "pair_hi");
CREATE INDEX "groups_pair_hi_idx" ON "groups"("pair_hi");

CREATE TABLE "group_members" (
  "id" SERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "role" "group_role" NOT NULL DEFAULT 'member',
  "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The creator has asked this member to run the group.
  "asked_to_lead_at" TIMESTAMPTZ(3),
  CONSTRAINT "group_members_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "group_members_user_id_idx" ON "group_members"("user_id");
CREATE UNIQUE INDEX "group_members_group_id_user_id_key" ON "group_members"("group_id", "user_id");
CREATE UNIQUE INDEX "group_members_one_creator_key" ON "group_members" ("group_id") WHERE "role" = 'creator';

CREATE TABLE "group_bans" (
  "group_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "banned_by_id" INTEGER,
  "reason" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "group_bans_pkey" PRIMARY KEY ("group_id", "user_id"),
  CONSTRAINT "group_bans_reason_length" CHECK (char_length("reason") <= 500)
);
CREATE INDEX "group_bans_user_id_idx" ON "group_bans"("user_id");

-- Who was removed from a group. Without it, a removed person came back by the next open invite link.
CREATE TABLE "group_removals" (
  "group_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "group_removals_pkey" PRIMARY KEY ("group_id", "user_id")
);
CREATE INDEX "group_removals_user_id_idx" ON "group_removals"("user_id");

CREATE TABLE "group_invites" (
  "id" SERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "sender_id" INTEGER NOT NULL,
  "receiver_id" INTEGER NOT NULL,
  "status" "invite_status" NOT NULL DEFAULT 'pending',
  "message" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "group_invites_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "group_invites_not_oneself" CHECK ("sender_id" <> "receiver_id"),
  CONSTRAINT "group_invites_message_length" CHECK (char_length("message") <= 300)
);
CREATE INDEX "group_invites_receiver_id_status_idx" ON "group_invites"("receiver_id", "status");
CREATE INDEX "group_invites_group_id_status_idx" ON "group_invites"("group_id", "status");
CREATE INDEX "group_invites_sender_id_idx" ON "group_invites"("sender_id");
CREATE UNIQUE INDEX "group_invites_pending_key" ON "group_invites" ("group_id", "receiver_id") WHERE "status" = 'pending';

CREATE TABLE "group_join_requests" (
  "id" SERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "status" "join_request_status" NOT NULL DEFAULT 'pending',
  "message" TEXT,
  "note" TEXT,
  "decided_by_id" INTEGER,
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "group_join_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "group_join_requests_message_length" CHECK (char_length("message") <= 300),
  CONSTRAINT "group_join_requests_note_length" CHECK (char_length("note") <= 500)
);
CREATE INDEX "group_join_requests_group_id_status_id_idx" ON "group_join_requests"("group_id", "status", "id");
CREATE INDEX "group_join_requests_user_id_status_idx" ON "group_join_requests"("user_id", "status");
CREATE UNIQUE INDEX "group_join_requests_pending_key" ON "group_join_requests" ("group_id", "user_id") WHERE "status" = 'pending';

-- Games

CREATE TABLE "games" (
  "id" SERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "sport_id" INTEGER NOT NULL,
  "creator_id" INTEGER,
  "title" TEXT NOT NULL,
  "description" TEXT,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "location" TEXT NOT NULL,
  "venue_id" INTEGER,
  "area" TEXT,
  "is_private_address" BOOLEAN NOT NULL DEFAULT false,
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  "max_players" INTEGER NOT NULL DEFAULT 10,
  "min_players" INTEGER,
  "going_count" INTEGER NOT NULL DEFAULT 0,
  "waitlist_count" INTEGER NOT NULL DEFAULT 0,
  "skill_min" "skill_level",
  "skill_max" "skill_level",
  "audience" "audience" NOT NULL DEFAULT 'all',
  "cost_per_player" INTEGER,
  "currency" TEXT NOT NULL DEFAULT 'PKR',
  "guests_max" INTEGER NOT NULL DEFAULT 0,
  "is_public" BOOLEAN NOT NULL DEFAULT true,
  "status" "game_status" NOT NULL DEFAULT 'upcoming',
  "cancel_reason" TEXT,
  "change_reason" TEXT,
  "series_id" INTEGER,
  "occurrence_on" DATE,
  "calendar_uid" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
  "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
  "hidden_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Searches and distances would tell where a private address is, point by point: they meet the middle of its 1 km cell.
  "g3" cube GENERATED ALWAYS AS (CASE WHEN "is_private_address" THEN "geo_cell"("latitude", "longitude") ELSE "geo_point"("latitude", "longitude") END) STORED,
  -- A game's members are nudged once a day at most: the column is changed only a day after its last change.
  "nudged_at" TIMESTAMPTZ(3),
  -- The rules of a game, each off while it is empty: hours before the start.
  "decide_hours" INTEGER,
  "members_first_hours" INTEGER,
  -- How often the organisers asked people nearby to fill a seat, and whom.
  "seat_calls" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "games_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "games_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  CONSTRAINT "games_description_length" CHECK (char_length("description") <= 2000),
  CONSTRAINT "games_location_length" CHECK (char_length("location") BETWEEN 1 AND 200),
  CONSTRAINT "games_area_length" CHECK (char_length("area") <= 160),
  CONSTRAINT "games_cancel_reason_length" CHECK (char_length("cancel_reason") <= 300),
  CONSTRAINT "games_change_reason_length" CHECK (char_length("change_reason") <= 300),
  CONSTRAINT "games_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  CONSTRAINT "games_ends_after_start" CHECK ("ends_at" > "starts_at" AND "ends_at" - "starts_at" <= interval '24 hours'),
  CONSTRAINT "games_max_players_range" CHECK ("max_players" BETWEEN 2 AND 100),
  CONSTRAINT "games_min_players_range" CHECK ("min_players" BETWEEN 1 AND "max_players"),
  CONSTRAINT "games_going_count_within_max" CHECK ("going_count" BETWEEN 0 AND "max_players"),
  CONSTRAINT "games_waitlist_count_not_negative" CHECK ("waitlist_count" >= 0),
  CONSTRAINT "games_skill_order" CHECK ("skill_min" <= "skill_max"),
  CONSTRAINT "games_cost_per_player_range" CHECK ("cost_per_player" BETWEEN 0 AND 1000000),
  CONSTRAINT "games_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "games_guests_max_range" CHECK ("guests_max" BETWEEN 0 AND 10),
  CONSTRAINT "games_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  CONSTRAINT "games_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  CONSTRAINT "games_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
  CONSTRAINT "games_decide_hours_range" CHECK ("decide_hours" BETWEEN 1 AND 336),
  CONSTRAINT "games_decide_hours_have_minimum" CHECK ("decide_hours" IS NULL OR "min_players" IS NOT NULL),
  CONSTRAINT "games_members_first_hours_range" CHECK ("members_first_hours" BETWEEN 1 AND 336),
  CONSTRAINT "games_seat_calls_range" CHECK ("seat_calls" BETWEEN 0 AND 3)
);
CREATE UNIQUE INDEX "games_calendar_uid_key" ON "games"("calendar_uid");
CREATE INDEX "games_group_id_starts_at_idx" ON "games"("group_id", "starts_at");
CREATE INDEX "games_venue_id_starts_at_idx" ON "games"("venue_id", "starts_at");
CREATE INDEX "games_sport_id_starts_at_idx" ON "games"("sport_id", "starts_at");
CREATE INDEX "games_status_starts_at_idx" ON "games"("status", "starts_at");
CREATE INDEX "games_creator_id_idx" ON "games"("creator_id");
CREATE UNIQUE INDEX "games_series_id_occurrence_on_key" ON "games"("series_id", "occurrence_on");
CREATE INDEX "games_public_feed_idx" ON "games" ("starts_at", "id") WHERE "is_public" AND "status" = 'upcoming' AND "hidden_at" IS NULL;
CREATE INDEX "games_g3_idx" ON "games" USING GIST ("g3");

CREATE TABLE "game_participants" (
  "id" SERIAL NOT NULL,
  "game_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "status" "participant_status" NOT NULL DEFAULT 'going',
  "guests" INTEGER NOT NULL DEFAULT 0,
  "attendance" "attendance",
  "must_reconfirm" BOOLEAN NOT NULL DEFAULT false,
  "waitlisted_at" TIMESTAMPTZ(3),
  "promoted_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- 'Maybe' is stored beside 'out', because it takes no seat either.
  "said_maybe" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "game_participants_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "game_participants_guests_range" CHECK ("guests" BETWEEN 0 AND 10),
  CONSTRAINT "game_participants_waitlist_has_time" CHECK ("status" <> 'waitlisted' OR "waitlisted_at" IS NOT NULL),
  CONSTRAINT "game_participants_attendance_of_going" CHECK ("attendance" IS NULL OR "status" = 'going')
);
CREATE INDEX "game_participants_game_id_status_waitlisted_at_id_idx" ON "game_participants"("game_id", "status", "waitlisted_at", "id");
CREATE INDEX "game_participants_user_id_status_idx" ON "game_participants"("user_id", "status");
CREATE UNIQUE INDEX "game_participants_game_id_user_id_key" ON "game_participants"("game_id", "user_id");

-- Somebody without an account whom an organiser adds to a game by name. They count like a player until the person takes that
-- seat.
CREATE TABLE "game_guests" (
  "id" SERIAL NOT NULL,
  "game_id" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "added_by_id" INTEGER,
  "claimed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "game_guests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "game_guests_name_length" CHECK (char_length("name") BETWEEN 1 AND 60)
);
CREATE INDEX "game_guests_game_id_idx" ON "game_guests"("game_id");
CREATE INDEX "game_guests_added_by_id_idx" ON "game_guests"("added_by_id");

-- A seat that waits for an e-mail address to be confirmed. It names nobody and counts like a player's.
CREATE TABLE "seat_holds" (
  "id" SERIAL NOT NULL,
  "game_id" INTEGER NOT NULL,
  "held_until" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- A hold may be an offer to somebody in line, of as many seats as they and their guests need.
  "seats" INTEGER NOT NULL DEFAULT 1,
  "participant_id" INTEGER,
  -- A guest's hold that has yielded to somebody confirmed: it counts as no seat, and its guest is next.
  "yielded_at" TIMESTAMPTZ(3),
  CONSTRAINT "seat_holds_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "seat_holds_seats_range" CHECK ("seats" BETWEEN 1 AND 11)
);
CREATE INDEX "seat_holds_game_id_held_until_idx" ON "seat_holds"("game_id", "held_until");
CREATE UNIQUE INDEX "seat_holds_participant_id_key" ON "seat_holds"("participant_id");

CREATE TABLE "seat_asks" (
  "id" SERIAL NOT NULL,
  "game_id" INTEGER,
  "user_id" INTEGER NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "seat_asks_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "seat_asks_game_id_user_id_key" ON "seat_asks"("game_id", "user_id");
CREATE INDEX "seat_asks_user_id_asked_at_idx" ON "seat_asks"("user_id", "asked_at");

CREATE TABLE "game_series" (
  "id" SERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "creator_id" INTEGER,
  "frequency" "series_frequency" NOT NULL,
  "starts_on" DATE NOT NULL,
  "start_minute" INTEGER NOT NULL,
  "duration_minutes" INTEGER NOT NULL,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "ends_on" DATE,
  "occurrence_count" INTEGER,
  "skipped_on" DATE[] DEFAULT ARRAY[]::date[],
  "generated_until" DATE,
  "template" JSONB NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "game_series_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "game_series_start_minute_range" CHECK ("start_minute" BETWEEN 0 AND 1439),
  CONSTRAINT "game_series_duration_range" CHECK ("duration_minutes" BETWEEN 1 AND 1440),
  CONSTRAINT "game_series_occurrence_count_range" CHECK ("occurrence_count" BETWEEN 1 AND 520),
  CONSTRAINT "game_series_ends_after_start" CHECK ("ends_on" >= "starts_on"),
  CONSTRAINT "game_series_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64)
);
CREATE INDEX "game_series_group_id_idx" ON "game_series"("group_id");
CREATE INDEX "game_series_generated_until_idx" ON "game_series"("generated_until");

-- Teams

-- Two teams of a game, drawn by the people who manage it.
CREATE TABLE "game_teams" (
  "game_id" INTEGER NOT NULL,
  "seed" INTEGER NOT NULL,
  "wishes" JSONB NOT NULL DEFAULT '[]',
  "places" JSONB NOT NULL,
  CONSTRAINT "game_teams_pkey" PRIMARY KEY ("game_id")
);

-- Invite links

CREATE TABLE "invite_links" (
  "id" SERIAL NOT NULL,
  "token_hash" TEXT NOT NULL,
  "group_id" INTEGER,
  "game_id" INTEGER,
  "kind" "invite_link_kind" NOT NULL,
  "expires_at" TIMESTAMPTZ(3),
  "max_uses" INTEGER,
  "uses" INTEGER NOT NULL DEFAULT 0,
  "opened" INTEGER NOT NULL DEFAULT 0,
  "revoked_at" TIMESTAMPTZ(3),
  "creator_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The seat that the link gives to whoever opens it.
  "guest_id" INTEGER,
  CONSTRAINT "invite_links_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invite_links_one_target" CHECK (num_nonnulls("group_id", "game_id") = 1),
  CONSTRAINT "invite_links_max_uses_range" CHECK ("max_uses" BETWEEN 1 AND 500),
  -- The second line after the lock on the row.
  CONSTRAINT "invite_links_uses_within_max" CHECK ("uses" >= 0 AND "uses" <= coalesce("max_uses", "uses"))
);
CREATE UNIQUE INDEX "invite_links_token_hash_key" ON "invite_links"("token_hash");
CREATE INDEX "invite_links_group_id_idx" ON "invite_links"("group_id");
CREATE INDEX "invite_links_game_id_idx" ON "invite_links"("game_id");
CREATE INDEX "invite_links_creator_id_idx" ON "invite_links"("creator_id");
CREATE INDEX "invite_links_guest_id_idx" ON "invite_links"("guest_id");

CREATE TABLE "invite_link_uses" (
  "link_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "outcome" "invite_link_outcome" NOT NULL,
  "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "invite_link_uses_pkey" PRIMARY KEY ("link_id", "user_id")
);
CREATE INDEX "invite_link_uses_user_id_idx" ON "invite_link_uses"("user_id");

-- Somebody without a session who wants to come in by a link, until the emailed link proves the address. No account is made
-- before, so the answer is the same whether or not the address has one.
CREATE TABLE "invite_entries" (
  "id" SERIAL NOT NULL,
  "link_id" INTEGER NOT NULL,
  "email" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "gender" "gender",
  "waitlist" BOOLEAN NOT NULL DEFAULT false,
  "seat_hold_id" INTEGER,
  "held_until" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Somebody said that an entry is not theirs.
  "declined_at" TIMESTAMPTZ(3),
  CONSTRAINT "invite_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invite_entries_email_length" CHECK (char_length("email") <= 254),
  CONSTRAINT "invite_entries_email_lower_case" CHECK ("email" = lower("email")),
  CONSTRAINT "invite_entries_name_length" CHECK (char_length("name") BETWEEN 1 AND 80)
);
CREATE UNIQUE INDEX "invite_entries_link_id_email_key" ON "invite_entries"("link_id", "email");
CREATE INDEX "invite_entries_email_idx" ON "invite_entries"("email");
CREATE INDEX "invite_entries_seat_hold_id_idx" ON "invite_entries"("seat_hold_id");

-- Games of two

CREATE TABLE "game_proposals" (
  "id" SERIAL NOT NULL,
  "user_lo" INTEGER NOT NULL,
  "user_hi" INTEGER NOT NULL,
  "proposer_id" INTEGER NOT NULL,
  "sport_id" INTEGER NOT NULL,
  "venue_id" INTEGER,
  "starts_at" TIMESTAMPTZ(3)[],
  "status" "game_proposal_status" NOT NULL DEFAULT 'open',
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "game_proposals_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "game_proposals_pair_in_order" CHECK ("user_lo" < "user_hi"),
  CONSTRAINT "game_proposals_proposer_in_pair" CHECK ("proposer_id" IN ("user_lo", "user_hi")),
  CONSTRAINT "game_proposals_times" CHECK (cardinality("starts_at") BETWEEN 1 AND 3)
);
CREATE UNIQUE INDEX "game_proposals_open_pair_key" ON "game_proposals"("user_lo", "user_hi") WHERE "status" = 'open';
CREATE INDEX "game_proposals_user_lo_user_hi_idx" ON "game_proposals"("user_lo", "user_hi");
CREATE INDEX "game_proposals_user_hi_idx" ON "game_proposals"("user_hi");
CREATE INDEX "game_proposals_sport_id_idx" ON "game_proposals"("sport_id");
CREATE INDEX "game_proposals_venue_id_idx" ON "game_proposals"("venue_id");

-- Money

CREATE TABLE "money_accounts" (
  "id" SERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "user_id" INTEGER,
  CONSTRAINT "money_accounts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "money_accounts_user_id_idx" ON "money_accounts"("user_id");
CREATE UNIQUE INDEX "money_accounts_group_id_user_id_key" ON "money_accounts"("group_id", "user_id");
CREATE UNIQUE INDEX "money_accounts_group_id_id_key" ON "money_accounts"("group_id", "id");

CREATE TABLE "money_entries" (
  "id" BIGSERIAL NOT NULL,
  "group_id" INTEGER NOT NULL,
  "game_id" INTEGER NOT NULL,
  "kind" "money_entry_kind" NOT NULL,
  "debtor_id" INTEGER NOT NULL,
  "creditor_id" INTEGER NOT NULL,
  "amount" INTEGER NOT NULL,
  "reverses_id" BIGINT,
  "entered_by_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "money_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "money_entries_amount_range" CHECK ("amount" BETWEEN 1 AND 100000000),
  CONSTRAINT "money_entries_two_people" CHECK ("debtor_id" <> "creditor_id")
);
CREATE UNIQUE INDEX "money_entries_reverses_id_key" ON "money_entries"("reverses_id");
CREATE INDEX "money_entries_group_id_id_idx" ON "money_entries"("group_id", "id");
CREATE INDEX "money_entries_game_id_idx" ON "money_entries"("game_id");
CREATE INDEX "money_entries_group_id_debtor_id_idx" ON "money_entries"("group_id", "debtor_id");
CREATE INDEX "money_entries_group_id_creditor_id_idx" ON "money_entries"("group_id", "creditor_id");
CREATE INDEX "money_entries_group_id_entered_by_id_idx" ON "money_entries"("group_id", "entered_by_id");

CREATE TABLE "game_bills" (
  "game_id" INTEGER NOT NULL,
  "basis" "bill_basis" NOT NULL,
  "amount" INTEGER NOT NULL,
  "per_head" INTEGER NOT NULL,
  "heads" INTEGER NOT NULL,
  "payee_id" INTEGER NOT NULL,
  CONSTRAINT "game_bills_pkey" PRIMARY KEY ("game_id"),
  CONSTRAINT "game_bills_amount_range" CHECK ("amount" BETWEEN 1 AND 1000000),
  CONSTRAINT "game_bills_heads_positive" CHECK ("heads" > 0 AND "per_head" > 0)
);
CREATE INDEX "game_bills_payee_id_idx" ON "game_bills"("payee_id");

CREATE TABLE "game_dues" (
  "game_id" INTEGER NOT NULL,
  "account_id" INTEGER NOT NULL,
  "is_exempt" BOOLEAN NOT NULL DEFAULT false,
  "said_paid_at" TIMESTAMPTZ(3),
  CONSTRAINT "game_dues_pkey" PRIMARY KEY ("game_id", "account_id")
);
CREATE INDEX "game_dues_account_id_idx" ON "game_dues"("account_id");

CREATE TABLE "payment_handles" (
  "user_id" INTEGER NOT NULL,
  "handle" TEXT NOT NULL,
  CONSTRAINT "payment_handles_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "payment_handles_handle_length" CHECK (char_length("handle") BETWEEN 1 AND 200)
);

-- Calendars

CREATE TABLE "calendar_feeds" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "token_hash" TEXT NOT NULL,
  "revoked_at" TIMESTAMPTZ(3),
  "last_fetched_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");
CREATE INDEX "calendar_feeds_user_id_idx" ON "calendar_feeds"("user_id");

-- Venues

CREATE TABLE "venues" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "local_name" TEXT,
  "address" TEXT NOT NULL,
  "area" TEXT,
  "city" TEXT NOT NULL,
  "country" TEXT NOT NULL DEFAULT 'Pakistan',
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  "g3" cube GENERATED ALWAYS AS ("geo_point"("latitude", "longitude")) STORED,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "description" TEXT,
  "phone" TEXT,
  "website" TEXT,
  "pricing" TEXT,
  "sports" TEXT[] DEFAULT ARRAY[]::text[],
  "sport_ids" INTEGER[] DEFAULT ARRAY[]::integer[],
  "amenities" TEXT[] DEFAULT ARRAY[]::text[],
  "rating_sum" INTEGER NOT NULL DEFAULT 0,
  "review_count" INTEGER NOT NULL DEFAULT 0,
  "rating" DOUBLE PRECISION NOT NULL GENERATED ALWAYS AS (CASE WHEN "review_count" = 0 THEN 0 ELSE "rating_sum"::double precision / "review_count" END) STORED,
  "added_by_id" INTEGER,
  "owner_id" INTEGER,
  "verified_at" TIMESTAMPTZ(3),
  "closed_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "merged_into_id" INTEGER,
  "listed" BOOLEAN NOT NULL GENERATED ALWAYS AS ("hidden_at" IS NULL AND "merged_into_id" IS NULL) STORED,
  "source_id" TEXT,
  "attribution" TEXT,
  "search" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"("name" || E'\n' || coalesce("local_name", '') || E'\n' || coalesce("description", '') || E'\n' || "address" || E'\n' || "list_text"("amenities"))) STORED,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- A venue without a place on the map stands in the middle of its area or city, and says that it is only about there.
  "point_is_approximate" BOOLEAN NOT NULL DEFAULT false,
  -- Weekly opening hours: [{"day": 1, "opens": "06:00", "closes": "22:00"}], Monday 1 to Sunday 7.
  "opening_hours" JSONB,
  CONSTRAINT "venues_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "venues_name_length" CHECK (char_length("name") BETWEEN 1 AND 120),
  CONSTRAINT "venues_local_name_length" CHECK (char_length("local_name") <= 120),
  CONSTRAINT "venues_address_length" CHECK (char_length("address") BETWEEN 1 AND 300),
  CONSTRAINT "venues_area_length" CHECK (char_length("area") <= 80),
  CONSTRAINT "venues_city_length" CHECK (char_length("city") BETWEEN 1 AND 80),
  CONSTRAINT "venues_country_length" CHECK (char_length("country") BETWEEN 1 AND 80),
  CONSTRAINT "venues_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  CONSTRAINT "venues_description_length" CHECK (char_length("description") <= 2000),
  CONSTRAINT "venues_phone_length" CHECK (char_length("phone") <= 40),
  CONSTRAINT "venues_website_length" CHECK (char_length("website") <= 300),
  CONSTRAINT "venues_website_scheme" CHECK ("website" ~* '^https?://'),
  CONSTRAINT "venues_pricing_length" CHECK (char_length("pricing") <= 500),
  CONSTRAINT "venues_attribution_length" CHECK (char_length("attribution") <= 160),
  CONSTRAINT "venues_source_id_length" CHECK (char_length("source_id") <= 40),
  CONSTRAINT "venues_sports_length" CHECK (cardinality("sports") <= 30 AND char_length("list_text"("sports")) <= 1000),
  CONSTRAINT "venues_amenities_length" CHECK (cardinality("amenities") <= 30 AND char_length("list_text"("amenities")) <= 1000),
  CONSTRAINT "venues_reviews_add_up" CHECK ("review_count" >= 0 AND "rating_sum" BETWEEN "review_count" AND 5 * "review_count"),
  CONSTRAINT "venues_not_merged_into_itself" CHECK ("merged_into_id" <> "id"),
  CONSTRAINT "venues_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  CONSTRAINT "venues_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  CONSTRAINT "venues_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
  CONSTRAINT "venues_approximate_point" CHECK (NOT "point_is_approximate" OR "latitude" IS NOT NULL),
  CONSTRAINT "venues_opening_hours_list" CHECK (CASE WHEN jsonb_typeof("opening_hours") = 'array' THEN jsonb_array_length("opening_hours") BETWEEN 1 AND 28 ELSE "opening_hours" IS NULL END)
);
CREATE UNIQUE INDEX venues_source_id_key ON venues USING btree (source_id);
CREATE INDEX "venues_country_city_area_idx" ON "venues"("country", "city", "area");
CREATE INDEX "venues_city_idx" ON "venues"("city");
CREATE INDEX "venues_added_by_id_idx" ON "venues"("added_by_id");
CREATE INDEX "venues_owner_id_idx" ON "venues"("owner_id");
CREATE INDEX "venues_merged_into_id_idx" ON "venues"("merged_into_id");
CREATE INDEX "venues_created_at_idx" ON "venues"("created_at");
CREATE INDEX "venues_search_idx" ON "venues" USING GIN ("search" gin_trgm_ops);
CREATE INDEX "venues_g3_sport_ids_idx" ON "venues" USING gist ("g3", "sport_ids" gist__int_ops) WHERE "listed";
CREATE INDEX "venues_listed_place_idx" ON "venues" (lower("country"), lower("city"), lower("area")) WHERE "listed";
-- The venues of a city or a country, nearest first, without sorting all of them: the index hands them out in order of distance.
-- (A big city's list took 140 ms at 100 thousand venues, and 0.7 ms with this.)
CREATE INDEX "venues_city_g3_idx" ON "venues" USING gist (lower("city"), "g3", "sport_ids" gist__int_ops) WHERE "listed";
CREATE INDEX "venues_country_g3_idx" ON "venues" USING gist (lower("country"), "g3", "sport_ids" gist__int_ops) WHERE "listed";
-- How common each of them is: without this the planner takes every city for a 200th of all venues.
CREATE STATISTICS "venues_lower_country" ON lower("country") FROM "venues";
CREATE STATISTICS "venues_lower_city" ON lower("city") FROM "venues";
CREATE STATISTICS "venues_lower_area" ON lower("area") FROM "venues";

CREATE TABLE "venue_reviews" (
  "id" SERIAL NOT NULL,
  "venue_id" INTEGER NOT NULL,
  -- A review was written for others, and stays under nobody's name when its author's account goes.
  "user_id" INTEGER,
  "rating" INTEGER NOT NULL,
  "comment" TEXT,
  "owner_reply" TEXT,
  "owner_reply_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "venue_reviews_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "venue_reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5),
  CONSTRAINT "venue_reviews_comment_length" CHECK (char_length("comment") <= 2000),
  CONSTRAINT "venue_reviews_owner_reply_length" CHECK (char_length("owner_reply") <= 2000)
);
CREATE INDEX "venue_reviews_user_id_idx" ON "venue_reviews"("user_id");
CREATE UNIQUE INDEX "venue_reviews_venue_id_user_id_key" ON "venue_reviews"("venue_id", "user_id");
-- Reviews are listed by date; an import or a merge may bring older ones later, so ids do not say it.
CREATE INDEX "venue_reviews_venue_id_created_at_id_idx" ON "venue_reviews"("venue_id", "created_at", "id");

CREATE TABLE "venue_images" (
  "id" SERIAL NOT NULL,
  "venue_id" INTEGER NOT NULL,
  "image_key" TEXT NOT NULL,
  "provider" "storage_provider" NOT NULL DEFAULT 'local',
  "width" INTEGER,
  "height" INTEGER,
  "caption" TEXT,
  "position" INTEGER NOT NULL DEFAULT 0,
  "uploaded_by" INTEGER,
  "hidden_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "venue_images_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "venue_images_caption_length" CHECK (char_length("caption") <= 160)
);
CREATE INDEX "venue_images_venue_id_position_id_idx" ON "venue_images"("venue_id", "position", "id");
CREATE INDEX "venue_images_uploaded_by_idx" ON "venue_images"("uploaded_by");

CREATE TABLE "venue_applications" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "venue_id" INTEGER,
  "name" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "area" TEXT,
  "city" TEXT NOT NULL,
  "country" TEXT NOT NULL DEFAULT 'Pakistan',
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  "sports" INTEGER[] DEFAULT ARRAY[]::integer[],
  "facilities" TEXT[] DEFAULT ARRAY[]::text[],
  "price_range" TEXT,
  "contact_phone" TEXT,
  "contact_email" TEXT,
  "website" TEXT,
  "description" TEXT,
  "images" TEXT[] DEFAULT ARRAY[]::text[],
  "status" "application_status" NOT NULL DEFAULT 'pending',
  "admin_notes" TEXT,
  "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "reviewed_at" TIMESTAMPTZ(3),
  "reviewed_by" INTEGER,
  "opening_hours" JSONB,
  CONSTRAINT "venue_applications_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "venue_applications_name_length" CHECK (char_length("name") BETWEEN 1 AND 120),
  CONSTRAINT "venue_applications_address_length" CHECK (char_length("address") BETWEEN 1 AND 300),
  CONSTRAINT "venue_applications_area_length" CHECK (char_length("area") <= 80),
  CONSTRAINT "venue_applications_city_length" CHECK (char_length("city") BETWEEN 1 AND 80),
  CONSTRAINT "venue_applications_country_length" CHECK (char_length("country") BETWEEN 1 AND 80),
  CONSTRAINT "venue_applications_price_range_length" CHECK (char_length("price_range") <= 500),
  CONSTRAINT "venue_applications_contact_phone_length" CHECK (char_length("contact_phone") <= 40),
  CONSTRAINT "venue_applications_contact_email_length" CHECK (char_length("contact_email") <= 254),
  CONSTRAINT "venue_applications_website_length" CHECK (char_length("website") <= 300),
  CONSTRAINT "venue_applications_website_scheme" CHECK ("website" ~* '^https?://'),
  CONSTRAINT "venue_applications_description_length" CHECK (char_length("description") <= 2000),
  CONSTRAINT "venue_applications_admin_notes_length" CHECK (char_length("admin_notes") <= 2000),
  CONSTRAINT "venue_applications_facilities_length" CHECK (cardinality("facilities") <= 30 AND char_length("list_text"("facilities")) <= 1000),
  CONSTRAINT "venue_applications_images_max" CHECK (cardinality("images") <= 5),
  CONSTRAINT "venue_applications_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  CONSTRAINT "venue_applications_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  CONSTRAINT "venue_applications_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
  CONSTRAINT "venue_applications_opening_hours_list" CHECK (CASE WHEN jsonb_typeof("opening_hours") = 'array' THEN jsonb_array_length("opening_hours") BETWEEN 1 AND 28 ELSE "opening_hours" IS NULL END)
);
CREATE INDEX "venue_applications_status_submitted_at_idx" ON "venue_applications"("status", "submitted_at");
CREATE INDEX "venue_applications_user_id_idx" ON "venue_applications"("user_id");
CREATE INDEX "venue_applications_venue_id_idx" ON "venue_applications"("venue_id");

CREATE TABLE "venue_suggestions" (
  "id" SERIAL NOT NULL,
  "venue_id" INTEGER NOT NULL,
  "user_id" INTEGER,
  "kind" "venue_suggestion_kind" NOT NULL DEFAULT 'edit',
  "changes" JSONB NOT NULL DEFAULT '{}',
  "duplicate_of_id" INTEGER,
  "note" TEXT,
  "status" "application_status" NOT NULL DEFAULT 'pending',
  "reviewed_by" INTEGER,
  "reviewed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "venue_suggestions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "venue_suggestions_note_length" CHECK (char_length("note") <= 1000),
  CONSTRAINT "venue_suggestions_duplicate_named" CHECK (("kind" = 'duplicate') = ("duplicate_of_id" IS NOT NULL)),
  CONSTRAINT "venue_suggestions_duplicate_of_another" CHECK ("duplicate_of_id" <> "venue_id")
);
CREATE INDEX "venue_suggestions_venue_id_status_idx" ON "venue_suggestions"("venue_id", "status");
CREATE INDEX "venue_suggestions_status_created_at_idx" ON "venue_suggestions"("status", "created_at");
CREATE INDEX "venue_suggestions_user_id_idx" ON "venue_suggestions"("user_id");
CREATE UNIQUE INDEX "venue_suggestions_pending_key" ON "venue_suggestions" ("venue_id", "user_id", "kind") WHERE "status" = 'pending';

-- Chats

CREATE TABLE "conversations" (
  "id" SERIAL NOT NULL,
  "type" "conversation_type" NOT NULL,
  "user_lo" INTEGER,
  "user_hi" INTEGER,
  "group_id" INTEGER,
  "request_status" "conversation_request_status" NOT NULL DEFAULT 'none',
  "requested_by_id" INTEGER,
  "last_seq" INTEGER NOT NULL DEFAULT 0,
  "last_message_id" BIGINT,
  "last_message_at" TIMESTAMPTZ(3),
  "last_preview" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "pinned_message_id" BIGINT,
  -- A game has a chat for the people who go.
  "game_id" INTEGER,
  CONSTRAINT "conversations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "conversations_pair_ordered" CHECK ("user_lo" < "user_hi"),
  CONSTRAINT "conversations_last_seq_not_negative" CHECK ("last_seq" >= 0),
  CONSTRAINT "conversations_last_preview_length" CHECK (char_length("last_preview") <= 200),
  CONSTRAINT "conversations_pin_in_groups" CHECK ("pinned_message_id" IS NULL OR "type" = 'group'),
  CONSTRAINT "conversations_kind_whole" CHECK (CASE "type" WHEN 'group' THEN num_nonnulls("group_id", "game_id") = 1 AND "user_lo" IS NULL AND "user_hi" IS NULL ELSE "group_id" IS NULL AND "game_id" IS NULL END)
);
CREATE UNIQUE INDEX "conversations_group_id_key" ON "conversations"("group_id");
CREATE INDEX "conversations_user_hi_idx" ON "conversations"("user_hi");
CREATE INDEX "conversations_requested_by_id_created_at_idx" ON "conversations"("requested_by_id", "created_at");
CREATE UNIQUE INDEX "conversations_user_lo_user_hi_key" ON "conversations"("user_lo", "user_hi");
CREATE UNIQUE INDEX "conversations_game_id_key" ON "conversations" ("game_id");

CREATE TABLE "conversation_members" (
  "conversation_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "last_read_seq" INTEGER NOT NULL DEFAULT 0,
  "muted" BOOLEAN NOT NULL DEFAULT false,
  "hidden_until_seq" INTEGER,
  "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "conversation_members_pkey" PRIMARY KEY ("conversation_id", "user_id"),
  CONSTRAINT "conversation_members_last_read_seq_not_negative" CHECK ("last_read_seq" >= 0)
);
CREATE INDEX "conversation_members_user_id_conversation_id_idx" ON "conversation_members"("user_id", "conversation_id");

CREATE TABLE "messages" (
  "id" BIGSERIAL NOT NULL,
  "conversation_id" INTEGER NOT NULL,
  "seq" INTEGER NOT NULL,
  "sender_id" INTEGER,
  "client_msg_id" TEXT,
  "type" "message_type" NOT NULL DEFAULT 'text',
  "content" TEXT NOT NULL,
  "image_key" TEXT,
  "image_provider" "storage_provider",
  "image_width" INTEGER,
  "image_height" INTEGER,
  "reply_to_id" BIGINT,
  "edited_at" TIMESTAMPTZ(3),
  "deleted_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Organisers keep their group's chat in order: they remove messages, which leaves a trace, and pin one.
  "removed_by_organiser" BOOLEAN NOT NULL DEFAULT false,
  "said" JSONB,
  -- A message that organisers sent to everybody in the chat as a notification too.
  "is_announcement" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "messages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "messages_content_length" CHECK (char_length("content") <= 4000),
  CONSTRAINT "messages_client_msg_id_length" CHECK (char_length("client_msg_id") BETWEEN 8 AND 64),
  CONSTRAINT "messages_seq_positive" CHECK ("seq" > 0),
  CONSTRAINT "messages_image_whole" CHECK (("image_key" IS NULL) = ("image_provider" IS NULL)),
  CONSTRAINT "messages_removed_is_deleted" CHECK (NOT "removed_by_organiser" OR "deleted_at" IS NOT NULL)
);
CREATE INDEX "messages_reply_to_id_idx" ON "messages"("reply_to_id");
CREATE UNIQUE INDEX "messages_conversation_id_seq_key" ON "messages"("conversation_id", "seq");
CREATE UNIQUE INDEX "messages_sender_id_client_msg_id_key" ON "messages"("sender_id", "client_msg_id");
-- What is unread counts words, not the lines of who came and went: those few are counted off.
CREATE INDEX "messages_system_lines_idx" ON "messages" ("conversation_id", "seq") WHERE "type" = 'system';
-- Who may see a picture is asked by its key.
CREATE INDEX "messages_image_key_idx" ON "messages" ("image_key") WHERE "image_key" IS NOT NULL;
-- Counts the announcements of a chat within a day.
CREATE INDEX "messages_announcements_idx" ON "messages" ("conversation_id", "created_at") WHERE "is_announcement";

CREATE TABLE "message_reactions" (
  "message_id" BIGINT NOT NULL,
  "user_id" INTEGER NOT NULL,
  "emoji" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "message_reactions_pkey" PRIMARY KEY ("message_id", "user_id", "emoji"),
  CONSTRAINT "message_reactions_emoji_length" CHECK (char_length("emoji") BETWEEN 1 AND 16)
);
CREATE INDEX "message_reactions_user_id_idx" ON "message_reactions"("user_id");

-- Who is connected, and through which sidecar. Unlogged: written at every connection and worth nothing after a crash.
CREATE UNLOGGED TABLE "presences" (
  "user_id" INTEGER NOT NULL,
  "sidecar_id" TEXT NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "presences_pkey" PRIMARY KEY ("user_id", "sidecar_id")
);
CREATE INDEX "presences_sidecar_id_idx" ON "presences"("sidecar_id");

-- Notifications

CREATE TABLE "notifications" (
  "id" BIGSERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "actor_id" INTEGER,
  "type" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "data" JSONB NOT NULL DEFAULT '{}',
  "is_read" BOOLEAN NOT NULL DEFAULT false,
  "read_at" TIMESTAMPTZ(3),
  "dedupe_key" TEXT,
  "emailed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- A person may want a topic by e-mail or push without a line in the bell's list.
  "in_app" BOOLEAN NOT NULL DEFAULT true,
  -- The text as keys and parameters, worded when it is read. Rows without it have English words only.
  "said" JSONB,
  CONSTRAINT "notifications_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "notifications_type_length" CHECK (char_length("type") BETWEEN 1 AND 60),
  CONSTRAINT "notifications_title_length" CHECK (char_length("title") BETWEEN 1 AND 160),
  CONSTRAINT "notifications_message_length" CHECK (char_length("message") <= 1000),
  CONSTRAINT "notifications_dedupe_key_length" CHECK (char_length("dedupe_key") <= 200)
);
CREATE INDEX "notifications_user_id_id_idx" ON "notifications"("user_id", "id" DESC);
CREATE INDEX "notifications_actor_id_idx" ON "notifications"("actor_id");
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_key" ON "notifications"("user_id", "dedupe_key");
CREATE INDEX "notifications_unread_idx" ON "notifications" ("user_id") WHERE NOT "is_read";
CREATE INDEX "notifications_data_idx" ON "notifications" USING GIN ("data" jsonb_path_ops);

CREATE TABLE "notification_preferences" (
  "user_id" INTEGER NOT NULL,
  "topic" TEXT NOT NULL,
  "in_app" BOOLEAN NOT NULL DEFAULT true,
  "push" BOOLEAN NOT NULL DEFAULT true,
  "email" BOOLEAN NOT NULL DEFAULT true,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id", "topic"),
  CONSTRAINT "notification_preferences_topic_length" CHECK (char_length("topic") BETWEEN 1 AND 60)
);

CREATE TABLE "push_subscriptions" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "user_agent" TEXT,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "last_used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- A device that gets pushes ends with the session that registered it.
  "session_id" TEXT,
  CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_subscriptions_endpoint_length" CHECK (char_length("endpoint") <= 1000),
  CONSTRAINT "push_subscriptions_endpoint_scheme" CHECK ("endpoint" ~* '^https://')
);
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");

-- Coaching

CREATE TABLE "coach_applications" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "sport_id" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "bio" TEXT,
  "experience" TEXT NOT NULL,
  "certifications" TEXT[] DEFAULT ARRAY[]::text[],
  "specialties" TEXT[] DEFAULT ARRAY[]::text[],
  "availability" TEXT[] DEFAULT ARRAY[]::text[],
  "hourly_rate" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'PKR',
  "location" TEXT,
  "area" TEXT,
  "city" TEXT,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "phone" TEXT,
  "email" TEXT,
  "image" TEXT,
  "image_provider" "storage_provider",
  "status" "application_status" NOT NULL DEFAULT 'pending',
  "admin_notes" TEXT,
  "paused_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "rating_sum" INTEGER NOT NULL DEFAULT 0,
  "review_count" INTEGER NOT NULL DEFAULT 0,
  "rating" DOUBLE PRECISION NOT NULL GENERATED ALWAYS AS (CASE WHEN "review_count" = 0 THEN 0 ELSE "rating_sum"::double precision / "review_count" END) STORED,
  "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "reviewed_at" TIMESTAMPTZ(3),
  "reviewed_by" INTEGER,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Coaches set the packages they offer. Until they do, 4 and 8 sessions are proposed at 3.5 and 6.5 times their rate. Packages
  -- that were bought stay as they are and never expire.
  "packages_set_at" TIMESTAMPTZ(3),
  CONSTRAINT "coach_applications_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_applications_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  CONSTRAINT "coach_applications_bio_length" CHECK (char_length("bio") <= 2000),
  CONSTRAINT "coach_applications_experience_length" CHECK (char_length("experience") BETWEEN 1 AND 200),
  CONSTRAINT "coach_applications_location_length" CHECK (char_length("location") <= 160),
  CONSTRAINT "coach_applications_area_length" CHECK (char_length("area") <= 80),
  CONSTRAINT "coach_applications_city_length" CHECK (char_length("city") <= 80),
  CONSTRAINT "coach_applications_phone_length" CHECK (char_length("phone") <= 40),
  CONSTRAINT "coach_applications_email_length" CHECK (char_length("email") <= 254),
  CONSTRAINT "coach_applications_admin_notes_length" CHECK (char_length("admin_notes") <= 2000),
  CONSTRAINT "coach_applications_certifications_length" CHECK (cardinality("certifications") <= 20 AND char_length("list_text"("certifications")) <= 2000),
  CONSTRAINT "coach_applications_specialties_length" CHECK (cardinality("specialties") <= 20 AND char_length("list_text"("specialties")) <= 2000),
  CONSTRAINT "coach_applications_availability_days" CHECK ("availability" <@ ARRAY['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  CONSTRAINT "coach_applications_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "coach_applications_reviews_add_up" CHECK ("review_count" >= 0 AND "rating_sum" BETWEEN "review_count" AND 5 * "review_count"),
  CONSTRAINT "coach_applications_image_whole" CHECK (("image" IS NULL) = ("image_provider" IS NULL)),
  -- Coaches are paid in other currencies, too; what is fair in each is one table of the code.
  CONSTRAINT "coach_applications_hourly_rate_range" CHECK (CASE WHEN "currency" = 'PKR' THEN "hourly_rate" BETWEEN 1000 AND 10000 ELSE "hourly_rate" BETWEEN 1 AND 100000 END)
);
CREATE INDEX "coach_applications_status_submitted_at_idx" ON "coach_applications"("status", "submitted_at");
CREATE INDEX "coach_applications_sport_id_status_idx" ON "coach_applications"("sport_id", "status");
CREATE INDEX "coach_applications_user_id_idx" ON "coach_applications"("user_id");
CREATE UNIQUE INDEX "coach_applications_id_user_id_key" ON "coach_applications"("id", "user_id");
CREATE UNIQUE INDEX "coach_applications_open_key" ON "coach_applications" ("user_id", "sport_id") WHERE "status" IN ('pending', 'approved');

CREATE TABLE "coach_hours" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "weekday" INTEGER NOT NULL,
  "start_minute" INTEGER NOT NULL,
  "end_minute" INTEGER NOT NULL,
  CONSTRAINT "coach_hours_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_hours_no_overlap" EXCLUDE USING gist (coach_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&),
  CONSTRAINT "coach_hours_weekday_range" CHECK ("weekday" BETWEEN 1 AND 7),
  CONSTRAINT "coach_hours_minutes_range" CHECK (0 <= "start_minute" AND "start_minute" < "end_minute" AND "end_minute" <= 1440)
);
CREATE INDEX "coach_hours_coach_id_weekday_idx" ON "coach_hours"("coach_id", "weekday");

CREATE TABLE "coach_days_off" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "starts_on" DATE NOT NULL,
  "ends_on" DATE NOT NULL,
  "note" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "coach_days_off_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_days_off_order" CHECK ("ends_on" >= "starts_on"),
  CONSTRAINT "coach_days_off_note_length" CHECK (char_length("note") <= 200)
);
CREATE INDEX "coach_days_off_coach_id_ends_on_idx" ON "coach_days_off"("coach_id", "ends_on");

CREATE TABLE "coach_classes" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "venue_id" INTEGER,
  "name" TEXT NOT NULL,
  "description" TEXT,
  "duration_minutes" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'PKR',
  "group_size" INTEGER NOT NULL,
  "schedule" TEXT,
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "coach_classes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_classes_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  CONSTRAINT "coach_classes_description_length" CHECK (char_length("description") <= 1000),
  CONSTRAINT "coach_classes_schedule_length" CHECK (char_length("schedule") <= 160),
  CONSTRAINT "coach_classes_duration_range" CHECK ("duration_minutes" BETWEEN 15 AND 480),
  CONSTRAINT "coach_classes_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  CONSTRAINT "coach_classes_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "coach_classes_group_size_range" CHECK ("group_size" BETWEEN 1 AND 100)
);
CREATE INDEX "coach_classes_coach_id_idx" ON "coach_classes"("coach_id");
CREATE INDEX "coach_classes_venue_id_idx" ON "coach_classes"("venue_id");

CREATE TABLE "coach_package_offers" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "sessions" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "valid_days" INTEGER,
  CONSTRAINT "coach_package_offers_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_package_offers_sessions_range" CHECK ("sessions" BETWEEN 2 AND 50),
  CONSTRAINT "coach_package_offers_price_range" CHECK ("price" BETWEEN 1 AND 1000000),
  CONSTRAINT "coach_package_offers_valid_days_range" CHECK ("valid_days" BETWEEN 7 AND 730)
);
CREATE UNIQUE INDEX "coach_package_offers_coach_id_sessions_key" ON "coach_package_offers"("coach_id", "sessions");

CREATE TABLE "coach_venues" (
  "coach_id" INTEGER NOT NULL,
  "venue_id" INTEGER NOT NULL,
  CONSTRAINT "coach_venues_pkey" PRIMARY KEY ("coach_id", "venue_id")
);
CREATE INDEX "coach_venues_venue_id_idx" ON "coach_venues"("venue_id");

CREATE TABLE "coach_reviews" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  -- A review was written for others, and stays under nobody's name when its author's account goes.
  "user_id" INTEGER,
  "rating" INTEGER NOT NULL,
  "comment" TEXT,
  "reply" TEXT,
  "reply_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "coach_reviews_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5),
  CONSTRAINT "coach_reviews_comment_length" CHECK (char_length("comment") <= 2000),
  CONSTRAINT "coach_reviews_reply_length" CHECK (char_length("reply") <= 2000)
);
CREATE INDEX "coach_reviews_coach_id_id_idx" ON "coach_reviews"("coach_id", "id");
CREATE INDEX "coach_reviews_user_id_idx" ON "coach_reviews"("user_id");
CREATE UNIQUE INDEX "coach_reviews_coach_id_user_id_key" ON "coach_reviews"("coach_id", "user_id");

-- Classes

CREATE TABLE "class_sessions" (
  "id" SERIAL NOT NULL,
  "class_id" INTEGER NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "coach_user_id" INTEGER NOT NULL,
  "venue_id" INTEGER,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "places" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'PKR',
  "going_count" INTEGER NOT NULL DEFAULT 0,
  "waitlist_count" INTEGER NOT NULL DEFAULT 0,
  "status" "class_session_status" NOT NULL DEFAULT 'upcoming',
  "cancel_reason" TEXT,
  "calendar_uid" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
  "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "class_sessions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "class_sessions_no_double_booking" EXCLUDE USING gist (coach_user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'upcoming'::class_session_status)),
  CONSTRAINT "class_sessions_ends_after_start" CHECK ("ends_at" > "starts_at" AND "ends_at" - "starts_at" <= interval '8 hours'),
  CONSTRAINT "class_sessions_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  CONSTRAINT "class_sessions_places_range" CHECK ("places" BETWEEN 1 AND 100),
  CONSTRAINT "class_sessions_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  CONSTRAINT "class_sessions_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "class_sessions_going_within_places" CHECK ("going_count" BETWEEN 0 AND "places"),
  CONSTRAINT "class_sessions_waitlist_count_not_negative" CHECK ("waitlist_count" >= 0),
  CONSTRAINT "class_sessions_cancel_reason_length" CHECK (char_length("cancel_reason") <= 300)
);
CREATE UNIQUE INDEX "class_sessions_calendar_uid_key" ON "class_sessions"("calendar_uid");
CREATE INDEX "class_sessions_class_id_idx" ON "class_sessions"("class_id");
CREATE INDEX "class_sessions_coach_id_starts_at_idx" ON "class_sessions"("coach_id", "starts_at");
CREATE INDEX "class_sessions_coach_user_id_starts_at_idx" ON "class_sessions"("coach_user_id", "starts_at");
CREATE INDEX "class_sessions_venue_id_idx" ON "class_sessions"("venue_id");
-- Reminders are found by it, every minute.
CREATE INDEX "class_sessions_status_starts_at_idx" ON "class_sessions"("status", "starts_at");

CREATE TABLE "class_participants" (
  "id" SERIAL NOT NULL,
  "session_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "status" "participant_status" NOT NULL DEFAULT 'going',
  "waitlisted_at" TIMESTAMPTZ(3),
  "promoted_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "class_participants_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "class_participants_waitlist_has_time" CHECK ("status" <> 'waitlisted' OR "waitlisted_at" IS NOT NULL)
);
CREATE UNIQUE INDEX "class_participants_session_id_user_id_key" ON "class_participants"("session_id", "user_id");
CREATE INDEX "class_participants_session_id_status_waitlisted_at_id_idx" ON "class_participants"("session_id", "status", "waitlisted_at", "id");
CREATE INDEX "class_participants_user_id_status_idx" ON "class_participants"("user_id", "status");

-- Bookings

CREATE TABLE "booking_requests" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "coach_user_id" INTEGER NOT NULL,
  "client_id" INTEGER NOT NULL,
  "session_type" "session_type" NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "duration" INTEGER NOT NULL,
  "time_zone" TEXT NOT NULL DEFAULT 'Asia/Karachi',
  "message" TEXT,
  "status" "booking_status" NOT NULL DEFAULT 'pending',
  "coach_notes" TEXT,
  "price" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'PKR',
  "package_id" INTEGER,
  "venue_id" INTEGER,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_at" TIMESTAMPTZ(3),
  "cancelled_by_id" INTEGER,
  "cancel_reason" TEXT,
  "calendar_uid" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
  "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "booking_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "booking_requests_no_double_booking" EXCLUDE USING gist (coach_user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'accepted'::booking_status)),
  CONSTRAINT "booking_requests_duration_choice" CHECK ("duration" IN (30, 60, 90, 120)),
  CONSTRAINT "booking_requests_ends_with_duration" CHECK (extract(epoch FROM "ends_at" - "starts_at") = "duration" * 60),
  CONSTRAINT "booking_requests_not_oneself" CHECK ("client_id" <> "coach_user_id"),
  CONSTRAINT "booking_requests_message_length" CHECK (char_length("message") <= 1000),
  CONSTRAINT "booking_requests_coach_notes_length" CHECK (char_length("coach_notes") <= 1000),
  CONSTRAINT "booking_requests_cancel_reason_length" CHECK (char_length("cancel_reason") <= 300),
  CONSTRAINT "booking_requests_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  CONSTRAINT "booking_requests_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  CONSTRAINT "booking_requests_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$')
);
CREATE UNIQUE INDEX "booking_requests_calendar_uid_key" ON "booking_requests"("calendar_uid");
CREATE INDEX "booking_requests_coach_id_status_starts_at_idx" ON "booking_requests"("coach_id", "status", "starts_at");
CREATE INDEX "booking_requests_coach_user_id_status_starts_at_idx" ON "booking_requests"("coach_user_id", "status", "starts_at");
CREATE INDEX "booking_requests_client_id_status_starts_at_idx" ON "booking_requests"("client_id", "status", "starts_at");
CREATE INDEX "booking_requests_status_expires_at_idx" ON "booking_requests"("status", "expires_at");
CREATE INDEX "booking_requests_status_ends_at_idx" ON "booking_requests"("status", "ends_at");
CREATE INDEX "booking_requests_package_id_idx" ON "booking_requests"("package_id");
CREATE INDEX "booking_requests_venue_id_idx" ON "booking_requests"("venue_id");
CREATE INDEX "booking_requests_status_starts_at_idx" ON "booking_requests"("status", "starts_at");

CREATE TABLE "booking_proposals" (
  "id" SERIAL NOT NULL,
  "booking_id" INTEGER NOT NULL,
  "proposed_by_id" INTEGER NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "note" TEXT,
  "status" "proposal_status" NOT NULL DEFAULT 'pending',
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "booking_proposals_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "booking_proposals_ends_after_start" CHECK ("ends_at" > "starts_at"),
  CONSTRAINT "booking_proposals_note_length" CHECK (char_length("note") <= 500)
);
CREATE INDEX "booking_proposals_booking_id_idx" ON "booking_proposals"("booking_id");
CREATE INDEX "booking_proposals_proposed_by_id_idx" ON "booking_proposals"("proposed_by_id");
CREATE UNIQUE INDEX "booking_proposals_pending_key" ON "booking_proposals" ("booking_id") WHERE "status" = 'pending';

CREATE TABLE "coach_packages" (
  "id" SERIAL NOT NULL,
  "coach_id" INTEGER NOT NULL,
  "client_id" INTEGER NOT NULL,
  "sessions_total" INTEGER NOT NULL,
  "sessions_used" INTEGER NOT NULL DEFAULT 0,
  "price" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'PKR',
  "status" "package_status" NOT NULL DEFAULT 'requested',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "valid_days" INTEGER,
  "expires_at" TIMESTAMPTZ(3),
  CONSTRAINT "coach_packages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coach_packages_sessions_within_total" CHECK ("sessions_used" BETWEEN 0 AND "sessions_total"),
  CONSTRAINT "coach_packages_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  CONSTRAINT "coach_packages_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "coach_packages_sessions_range" CHECK ("sessions_total" BETWEEN 2 AND 50)
);
CREATE INDEX "coach_packages_coach_id_status_idx" ON "coach_packages"("coach_id", "status");
CREATE INDEX "coach_packages_client_id_status_idx" ON "coach_packages"("client_id", "status");

-- Safety

CREATE TABLE "blocks" (
  "id" SERIAL NOT NULL,
  "blocker_id" INTEGER NOT NULL,
  "blocked_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "blocks_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "blocks_not_oneself" CHECK ("blocker_id" <> "blocked_id")
);
CREATE INDEX "blocks_blocked_id_blocker_id_idx" ON "blocks"("blocked_id", "blocker_id");
CREATE UNIQUE INDEX "blocks_blocker_id_blocked_id_key" ON "blocks"("blocker_id", "blocked_id");

CREATE TABLE "reports" (
  "id" SERIAL NOT NULL,
  "reporter_id" INTEGER,
  "target_type" "report_target" NOT NULL,
  "target_id" BIGINT NOT NULL,
  "subject_id" INTEGER,
  "reason" TEXT NOT NULL,
  "note" TEXT,
  "snapshot" JSONB NOT NULL DEFAULT '{}',
  "status" "report_status" NOT NULL DEFAULT 'open',
  "action" TEXT,
  "admin_notes" TEXT,
  "resolved_by_id" INTEGER,
  "resolved_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "reports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reports_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 60),
  CONSTRAINT "reports_note_length" CHECK (char_length("note") <= 1000),
  CONSTRAINT "reports_action_length" CHECK (char_length("action") <= 60),
  CONSTRAINT "reports_admin_notes_length" CHECK (char_length("admin_notes") <= 2000)
);
CREATE INDEX "reports_status_created_at_idx" ON "reports"("status", "created_at");
CREATE INDEX "reports_target_type_target_id_idx" ON "reports"("target_type", "target_id");
CREATE INDEX "reports_subject_id_idx" ON "reports"("subject_id");
CREATE INDEX "reports_reporter_id_created_at_idx" ON "reports"("reporter_id", "created_at");
CREATE UNIQUE INDEX "reports_open_key" ON "reports" ("reporter_id", "target_type", "target_id") WHERE "status" = 'open';

CREATE TABLE "warnings" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "report_id" INTEGER,
  "text" TEXT NOT NULL,
  "acknowledged_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "warnings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "warnings_text_length" CHECK (char_length("text") BETWEEN 1 AND 1000)
);
CREATE INDEX "warnings_user_id_idx" ON "warnings"("user_id");

-- Platform

CREATE TABLE "jobs" (
  "id" BIGSERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "payload" JSONB NOT NULL DEFAULT '{}',
  "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  -- With the growing pauses these are about four hours: a mail server may be away for that long.
  "max_attempts" INTEGER NOT NULL DEFAULT 15,
  "locked_until" TIMESTAMPTZ(3),
  "dedupe_key" TEXT,
  "last_error" TEXT,
  "done_at" TIMESTAMPTZ(3),
  "failed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lane" "job_lane" NOT NULL DEFAULT 'rest',
  -- The request that queued a job, so that the lines of the worker's log can be found by it.
  "request_id" TEXT,
  CONSTRAINT "jobs_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "jobs_kind_length" CHECK (char_length("kind") BETWEEN 1 AND 60),
  CONSTRAINT "jobs_attempts_not_negative" CHECK ("attempts" >= 0),
  CONSTRAINT "jobs_request_id_length" CHECK (char_length("request_id") <= 64)
);
CREATE UNIQUE INDEX "jobs_dedupe_key_key" ON "jobs"("dedupe_key");
CREATE INDEX "jobs_done_at_idx" ON "jobs"("done_at");
CREATE INDEX "jobs_due_idx" ON "jobs" ("lane", "run_at", "id") WHERE "done_at" IS NULL AND "failed_at" IS NULL;
CREATE INDEX "jobs_failed_idx" ON "jobs" ("failed_at", "id") WHERE "failed_at" IS NOT NULL;

CREATE TABLE "outbox_mails" (
  "id" SERIAL NOT NULL,
  "to" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "html" TEXT,
  "unsubscribe_url" TEXT,
  "dedupe_key" TEXT,
  "status" "mail_status" NOT NULL DEFAULT 'queued',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "last_error" TEXT,
  "sent_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- E-mails about a change of address go to addresses that are not the person's, and are erased with the account.
  "about_user_id" INTEGER,
  -- The notifications in it. An email that has not left yet is taken back when one of them goes or changes, and written again.
  "quotes" BIGINT[] NOT NULL DEFAULT '{}'::bigint[],
  CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "outbox_mails_dedupe_key_key" ON "outbox_mails"("dedupe_key");
CREATE INDEX "outbox_mails_status_created_at_idx" ON "outbox_mails"("status", "created_at");
CREATE INDEX "outbox_mails_about_user_id_idx" ON "outbox_mails"("about_user_id");

-- A link that opens an account stands beside its email, and only until the email is sent.
CREATE TABLE "mail_links" (
  "mail_id" INTEGER NOT NULL,
  "purpose" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mail_links_pkey" PRIMARY KEY ("mail_id")
);
CREATE INDEX "mail_links_expires_at_idx" ON "mail_links"("expires_at");

CREATE TABLE "idempotency_keys" (
  "user_id" INTEGER NOT NULL,
  "key" TEXT NOT NULL,
  "scope" TEXT NOT NULL,
  "request_hash" TEXT NOT NULL,
  "status" INTEGER,
  "response" JSONB,
  "locked_until" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id", "scope", "key"),
  CONSTRAINT "idempotency_keys_key_length" CHECK (char_length("key") BETWEEN 1 AND 255)
);
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- Unlogged: every call counts here, and written ahead each count would wait for the disk. After a crash of the database the
-- buckets begin anew, as they do for whoever waits a minute.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" VARCHAR(255) NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT,
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

CREATE TABLE "used_captchas" (
  "id" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "used_captchas_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "used_captchas_expires_at_idx" ON "used_captchas"("expires_at");

-- A captcha that was solved for a form which was then refused for something else: good for the next attempt.
CREATE TABLE "captcha_passes" (
  "id" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "captcha_passes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "captcha_passes_expires_at_idx" ON "captcha_passes"("expires_at");

CREATE TABLE "uploads" (
  "key" TEXT NOT NULL,
  "provider" "storage_provider" NOT NULL DEFAULT 'local',
  "owner_id" INTEGER,
  "purpose" TEXT NOT NULL,
  "content_type" TEXT NOT NULL,
  "bytes" INTEGER NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "attached_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "uploads_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "uploads_owner_id_idx" ON "uploads"("owner_id");
CREATE INDEX "uploads_attached_at_created_at_idx" ON "uploads"("attached_at", "created_at");

-- How much a person keeps, and how much they added today. One row a person: whoever adds at the same moment waits for it.
CREATE TABLE "upload_usages" (
  "user_id" INTEGER NOT NULL,
  "total_bytes" BIGINT NOT NULL DEFAULT 0,
  "day" DATE NOT NULL,
  "day_bytes" BIGINT NOT NULL DEFAULT 0,
  CONSTRAINT "upload_usages_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "security_events" (
  "id" BIGSERIAL NOT NULL,
  "event" "security_event_name" NOT NULL,
  "user_id" INTEGER,
  "account" TEXT,
  "network" TEXT,
  "device" TEXT,
  "is_new_device" BOOLEAN NOT NULL DEFAULT false,
  "detail" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "security_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "security_events_user_id_id_idx" ON "security_events" ("user_id", "id" DESC);
CREATE INDEX "security_events_created_at_idx" ON "security_events" ("created_at");

CREATE TABLE "audit_logs" (
  "id" BIGSERIAL NOT NULL,
  "actor_id" INTEGER,
  "action" TEXT NOT NULL,
  "target_type" TEXT NOT NULL,
  "target_id" TEXT NOT NULL,
  "data" JSONB NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "audit_logs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "audit_logs_created_at_idx" ON "audit_logs"("created_at");
CREATE INDEX "audit_logs_target_type_target_id_idx" ON "audit_logs"("target_type", "target_id");
CREATE INDEX "audit_logs_actor_id_idx" ON "audit_logs"("actor_id");

CREATE TABLE "places" (
  "id" TEXT NOT NULL,
  "position" INTEGER NOT NULL,
  "area" TEXT,
  "city" TEXT NOT NULL,
  "province" TEXT,
  "country_code" TEXT NOT NULL,
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  "population" INTEGER NOT NULL,
  "keys" TEXT[] NOT NULL,
  "listed_keys" TEXT[] NOT NULL,
  "names" TEXT NOT NULL GENERATED ALWAYS AS (E'\n' || "list_text"("keys") || E'\n') STORED,
  "g3" cube GENERATED ALWAYS AS ("geo_point"("latitude", "longitude")) STORED,
  CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "places_position_key" ON "places"("position");
CREATE INDEX "places_g3_idx" ON "places" USING GIST ("g3");
CREATE INDEX "places_keys_idx" ON "places" USING GIN ("keys");
CREATE INDEX "places_names_idx" ON "places" USING GIN ("names" gin_trgm_ops);
CREATE INDEX "places_area_idx" ON "places" ("country_code", "city") WHERE "area" IS NOT NULL;
-- What a mistyped name is compared with: all listed names, then those of big cities with the same first letter.
CREATE INDEX "places_listed_idx" ON "places" ("position") WHERE "listed_keys" <> '{}';
CREATE INDEX "places_big_idx" ON "places" (left("keys"[1], 1)) WHERE "population" >= 100000;
-- Trigrams have only ASCII letters in the C locale: what is typed in other scripts is looked for among these few instead.
CREATE INDEX "places_other_letters_idx" ON "places" ("position") WHERE octet_length("names") > length("names");

CREATE TABLE "app_states" (
  "key" TEXT NOT NULL,
  "value" JSONB NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "app_states_pkey" PRIMARY KEY ("key")
);

-- References

ALTER TABLE "user_sports"
  ADD CONSTRAINT "user_sports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "user_sports_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "accounts"
  ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "two_factors"
  ADD CONSTRAINT "two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkeys"
  ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey_challenges"
  ADD CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "address_links"
  ADD CONSTRAINT "address_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "data_exports"
  ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "matches"
  ADD CONSTRAINT "matches_user1_id_fkey" FOREIGN KEY ("user1_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "matches_user2_id_fkey" FOREIGN KEY ("user2_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "matches_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "super_likes"
  ADD CONSTRAINT "super_likes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "skips"
  ADD CONSTRAINT "skips_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "skips_skipped_id_fkey" FOREIGN KEY ("skipped_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "friend_requests"
  ADD CONSTRAINT "friend_requests_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "friend_requests_receiver_id_fkey" FOREIGN KEY ("receiver_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "groups"
  ADD CONSTRAINT "groups_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports" ("id") ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT "groups_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "groups_pair_lo_fkey" FOREIGN KEY ("pair_lo") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "groups_pair_hi_fkey" FOREIGN KEY ("pair_hi") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "group_members"
  ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "group_bans"
  ADD CONSTRAINT "group_bans_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_bans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "group_removals"
  ADD CONSTRAINT "group_removals_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_removals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "group_invites"
  ADD CONSTRAINT "group_invites_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_invites_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_invites_receiver_id_fkey" FOREIGN KEY ("receiver_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "group_join_requests"
  ADD CONSTRAINT "group_join_requests_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_join_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "games"
  ADD CONSTRAINT "games_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "games_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports" ("id") ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT "games_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "games_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "games_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "game_series" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "game_participants"
  ADD CONSTRAINT "game_participants_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_guests"
  ADD CONSTRAINT "game_guests_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_guests_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "seat_holds"
  ADD CONSTRAINT "seat_holds_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "seat_holds_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "game_participants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "seat_asks"
  ADD CONSTRAINT "seat_asks_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "seat_asks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_series"
  ADD CONSTRAINT "game_series_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_series_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "game_teams"
  ADD CONSTRAINT "game_teams_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_links"
  ADD CONSTRAINT "invite_links_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "invite_links_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "invite_links_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "invite_links_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "game_guests" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_link_uses"
  ADD CONSTRAINT "invite_link_uses_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "invite_links" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "invite_link_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invite_entries"
  ADD CONSTRAINT "invite_entries_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "invite_links" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "invite_entries_seat_hold_id_fkey" FOREIGN KEY ("seat_hold_id") REFERENCES "seat_holds" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "game_proposals"
  ADD CONSTRAINT "game_proposals_user_lo_fkey" FOREIGN KEY ("user_lo") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_proposals_user_hi_fkey" FOREIGN KEY ("user_hi") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_proposals_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_proposals_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "money_accounts"
  ADD CONSTRAINT "money_accounts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "money_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "money_entries"
  ADD CONSTRAINT "money_entries_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "money_entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "money_entries_group_id_debtor_id_fkey" FOREIGN KEY ("group_id", "debtor_id") REFERENCES "money_accounts" ("group_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "money_entries_group_id_creditor_id_fkey" FOREIGN KEY ("group_id", "creditor_id") REFERENCES "money_accounts" ("group_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "money_entries_group_id_entered_by_id_fkey" FOREIGN KEY ("group_id", "entered_by_id") REFERENCES "money_accounts" ("group_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "money_entries_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "money_entries" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_bills"
  ADD CONSTRAINT "game_bills_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_bills_payee_id_fkey" FOREIGN KEY ("payee_id") REFERENCES "money_accounts" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "game_dues"
  ADD CONSTRAINT "game_dues_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "game_dues_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "money_accounts" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_handles"
  ADD CONSTRAINT "payment_handles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "venues"
  ADD CONSTRAINT "venues_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "venues_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "venues_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "venue_reviews"
  ADD CONSTRAINT "venue_reviews_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "venue_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "venue_images"
  ADD CONSTRAINT "venue_images_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "venue_images_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "venue_applications"
  ADD CONSTRAINT "venue_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "venue_applications_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "venue_suggestions"
  ADD CONSTRAINT "venue_suggestions_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "venue_suggestions_duplicate_of_id_fkey" FOREIGN KEY ("duplicate_of_id") REFERENCES "venues" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "venue_suggestions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "conversations"
  ADD CONSTRAINT "conversations_user_lo_fkey" FOREIGN KEY ("user_lo") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "conversations_user_hi_fkey" FOREIGN KEY ("user_hi") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "conversations_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "conversations_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "conversations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "conversation_members"
  ADD CONSTRAINT "conversation_members_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "conversation_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "messages_reply_to_id_fkey" FOREIGN KEY ("reply_to_id") REFERENCES "messages" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "message_reactions"
  ADD CONSTRAINT "message_reactions_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "message_reactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "presences"
  ADD CONSTRAINT "presences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "notifications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "notification_preferences"
  ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions" ("sid") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_applications"
  ADD CONSTRAINT "coach_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "coach_applications_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "coach_hours"
  ADD CONSTRAINT "coach_hours_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_days_off"
  ADD CONSTRAINT "coach_days_off_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_classes"
  ADD CONSTRAINT "coach_classes_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "coach_classes_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "coach_package_offers"
  ADD CONSTRAINT "coach_package_offers_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_venues"
  ADD CONSTRAINT "coach_venues_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "coach_venues_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_reviews"
  ADD CONSTRAINT "coach_reviews_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "coach_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "class_sessions"
  ADD CONSTRAINT "class_sessions_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "coach_classes" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_sessions_coach_id_coach_user_id_fkey" FOREIGN KEY ("coach_id", "coach_user_id") REFERENCES "coach_applications" ("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_sessions_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "class_participants"
  ADD CONSTRAINT "class_participants_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "class_sessions" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "class_participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "booking_requests"
  ADD CONSTRAINT "booking_requests_coach_id_coach_user_id_fkey" FOREIGN KEY ("coach_id", "coach_user_id") REFERENCES "coach_applications" ("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "booking_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "booking_requests_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "coach_packages" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "booking_requests_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "booking_proposals"
  ADD CONSTRAINT "booking_proposals_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking_requests" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "booking_proposals_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_packages"
  ADD CONSTRAINT "coach_packages_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "coach_packages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "blocks"
  ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reports"
  ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "warnings"
  ADD CONSTRAINT "warnings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "outbox_mails"
  ADD CONSTRAINT "outbox_mails_about_user_id_fkey" FOREIGN KEY ("about_user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_links"
  ADD CONSTRAINT "mail_links_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "outbox_mails" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "idempotency_keys"
  ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "uploads"
  ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "upload_usages"
  ADD CONSTRAINT "upload_usages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "security_events"
  ADD CONSTRAINT "security_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must always hold, by whatever way a row changes

-- The lock comes first and the count afterwards, in a statement of its own with a fresh snapshot: two sports added to one person
-- at once would otherwise each write tags without the other. NO KEY, because the foreign key already holds KEY SHARE.
CREATE FUNCTION "refresh_user_tags"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "users" WHERE "id" = ANY ("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "users" SET "tags" = coalesce((
      SELECT array_agg(t.tag ORDER BY t.tag)
      FROM "user_sports" s CROSS JOIN LATERAL unnest("sport_tags"(s."sport_id", s."skill_level")) AS t(tag)
      WHERE s."user_id" = "users"."id"), '{}')
  WHERE "id" = ANY ("ids");
END $$;

CREATE FUNCTION "user_sports_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "refresh_user_tags"(array(SELECT DISTINCT "user_id" FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "refresh_user_tags"(array(SELECT DISTINCT "user_id" FROM old_rows));
  ELSE
    PERFORM "refresh_user_tags"(array(SELECT "user_id" FROM old_rows UNION SELECT "user_id" FROM new_rows));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "user_sports_tags_insert" AFTER INSERT ON "user_sports"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "user_sports_tags"();
CREATE TRIGGER "user_sports_tags_update" AFTER UPDATE ON "user_sports"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "user_sports_tags"();
CREATE TRIGGER "user_sports_tags_delete" AFTER DELETE ON "user_sports"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "user_sports_tags"();

-- A group has its conversation from the start, and whoever is in the group is in the conversation: one rule in one place,
-- whichever path a member came or went by.
CREATE FUNCTION "groups_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two people have a chat of their own.
  IF NEW."pair_lo" IS NULL THEN
    INSERT INTO "conversations" ("type", "group_id") VALUES ('group', NEW."id");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "groups_conversation" AFTER INSERT ON "groups" FOR EACH ROW EXECUTE FUNCTION "groups_conversation"();

-- The counter is a row that all joiners of a group queue for, so the check sees every one of them: counting the members instead
-- would let two who count at once both take the last place.
CREATE FUNCTION "group_members_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    UPDATE "groups" SET "member_count" = "member_count" - 1 WHERE "id" = OLD."group_id";
    DELETE FROM "conversation_members" m USING "conversations" c
      WHERE c."group_id" = OLD."group_id" AND m."conversation_id" = c."id" AND m."user_id" = OLD."user_id";
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE "groups" SET "member_count" = "member_count" + 1 WHERE "id" = NEW."group_id";
    INSERT INTO "conversation_members" ("conversation_id", "user_id", "last_read_seq")
      SELECT c."id", NEW."user_id", c."last_seq" FROM "conversations" c WHERE c."group_id" = NEW."group_id"
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "group_members_follow" AFTER INSERT OR DELETE OR UPDATE OF "group_id", "user_id" ON "group_members"
  FOR EACH ROW EXECUTE FUNCTION "group_members_follow"();

CREATE FUNCTION "game_participants_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."game_id" = NEW."game_id" THEN
    -- One statement, so that a change of guests frees and takes in the same check.
    UPDATE "games" SET
      "going_count" = "going_count"
        - CASE WHEN OLD."status" = 'going' THEN 1 + OLD."guests" ELSE 0 END
        + CASE WHEN NEW."status" = 'going' THEN 1 + NEW."guests" ELSE 0 END,
      "waitlist_count" = "waitlist_count" - (OLD."status" = 'waitlisted')::int + (NEW."status" = 'waitlisted')::int
    WHERE "id" = NEW."game_id"
      AND (OLD."status", OLD."guests") IS DISTINCT FROM (NEW."status", NEW."guests");
    RETURN NULL;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD."status" <> 'out' THEN
    UPDATE "games" SET
      "going_count" = "going_count" - CASE WHEN OLD."status" = 'going' THEN 1 + OLD."guests" ELSE 0 END,
      "waitlist_count" = "waitlist_count" - (OLD."status" = 'waitlisted')::int
    WHERE "id" = OLD."game_id";
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW."status" <> 'out' THEN
    UPDATE "games" SET
      "going_count" = "going_count" + CASE WHEN NEW."status" = 'going' THEN 1 + NEW."guests" ELSE 0 END,
      "waitlist_count" = "waitlist_count" + (NEW."status" = 'waitlisted')::int
    WHERE "id" = NEW."game_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_count" AFTER INSERT OR DELETE OR UPDATE OF "game_id", "status", "guests" ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_count"();

CREATE FUNCTION "venues_sport_ids"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."sport_ids" := coalesce((SELECT array_agg("id" ORDER BY "id") FROM "sports" WHERE "name" = ANY (NEW."sports")), '{}');
  RETURN NEW;
END $$;
CREATE TRIGGER "venues_sport_ids" BEFORE INSERT OR UPDATE OF "sports", "sport_ids" ON "venues"
  FOR EACH ROW EXECUTE FUNCTION "venues_sport_ids"();

-- Sums move by what changed, under the venue's (or coach's) row lock, so the rating equals the visible reviews whatever races.
CREATE FUNCTION "venue_reviews_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD."hidden_at" IS NULL THEN
    UPDATE "venues" SET "rating_sum" = "rating_sum" - OLD."rating", "review_count" = "review_count" - 1 WHERE "id" = OLD."venue_id";
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW."hidden_at" IS NULL THEN
    UPDATE "venues" SET "rating_sum" = "rating_sum" + NEW."rating", "review_count" = "review_count" + 1 WHERE "id" = NEW."venue_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "venue_reviews_rating" AFTER INSERT OR DELETE OR UPDATE OF "venue_id", "rating", "hidden_at" ON "venue_reviews"
  FOR EACH ROW EXECUTE FUNCTION "venue_reviews_rating"();

CREATE FUNCTION "coach_reviews_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') AND OLD."hidden_at" IS NULL THEN
    UPDATE "coach_applications" SET "rating_sum" = "rating_sum" - OLD."rating", "review_count" = "review_count" - 1 WHERE "id" = OLD."coach_id";
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') AND NEW."hidden_at" IS NULL THEN
    UPDATE "coach_applications" SET "rating_sum" = "rating_sum" + NEW."rating", "review_count" = "review_count" + 1 WHERE "id" = NEW."coach_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "coach_reviews_rating" AFTER INSERT OR DELETE OR UPDATE OF "coach_id", "rating", "hidden_at" ON "coach_reviews"
  FOR EACH ROW EXECUTE FUNCTION "coach_reviews_rating"();

CREATE FUNCTION "audit_logs_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_logs is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "audit_logs_append_only" BEFORE UPDATE OR DELETE ON "audit_logs"
  FOR EACH ROW EXECUTE FUNCTION "audit_logs_append_only"();
CREATE TRIGGER "audit_logs_append_only_truncate" BEFORE TRUNCATE ON "audit_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_logs_append_only"();

-- Nobody rates their own venue, whoever comes first: the review, or the venue into the person's hands. Both wait for the row of
-- the venue (the sums of the rating are kept under its lock), so the later of the two sees the earlier one.
CREATE FUNCTION "venue_reviews_not_of_ones_own"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "venues" WHERE "id" = NEW."venue_id" AND NEW."user_id" IN ("owner_id", "added_by_id")) THEN
    RAISE EXCEPTION 'new row violates check constraint "venue_reviews_not_of_ones_own"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'venue_reviews_not_of_ones_own';
  END IF;
  RETURN NULL;
END $$;
-- Triggers fire in the order of their names: after "venue_reviews_rating" has taken that lock.
CREATE TRIGGER "venue_reviews_zz_not_of_ones_own" AFTER INSERT OR UPDATE OF "venue_id", "user_id" ON "venue_reviews"
  FOR EACH ROW EXECUTE FUNCTION "venue_reviews_not_of_ones_own"();

CREATE FUNCTION "venues_drop_own_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "venue_reviews" WHERE "venue_id" = NEW."id" AND "user_id" IN (NEW."owner_id", NEW."added_by_id");
  RETURN NULL;
END $$;
CREATE TRIGGER "venues_drop_own_reviews" AFTER UPDATE OF "owner_id", "added_by_id" ON "venues"
  FOR EACH ROW WHEN (NEW."owner_id" IS DISTINCT FROM OLD."owner_id" OR NEW."added_by_id" IS DISTINCT FROM OLD."added_by_id")
  EXECUTE FUNCTION "venues_drop_own_reviews"();

-- A notification that nobody has read yet goes with what it is about: a request that was taken back or answered, a game or
-- session that was cancelled, moved or left. Here and not in the services, because there are many ways to each of these.
CREATE FUNCTION "forget_unread"("readers" integer[], "types" text[], "about_key" text, "about_id" bigint) RETURNS void
  LANGUAGE sql AS $$
    DELETE FROM "notifications"
    WHERE "user_id" = ANY ("readers") AND NOT "is_read" AND "type" = ANY ("types") AND "data" ->> "about_key" = "about_id"::text
  $$;

CREATE FUNCTION "friend_requests_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.receiver_id], ARRAY['friend_request'], 'requestId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "friend_requests_forget" AFTER UPDATE OF "status" ON "friend_requests"
  FOR EACH ROW WHEN (OLD."status" = 'pending' AND NEW."status" <> 'pending')
  EXECUTE FUNCTION "friend_requests_forget"();

CREATE FUNCTION "group_join_requests_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM group_members WHERE group_id = OLD.group_id AND role IN ('creator', 'organiser')),
    ARRAY['group_join_request'], 'requestId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "group_join_requests_forget" AFTER UPDATE OF "status" ON "group_join_requests"
  FOR EACH ROW WHEN (OLD."status" = 'pending' AND NEW."status" <> 'pending')
  EXECUTE FUNCTION "group_join_requests_forget"();

CREATE FUNCTION "group_invites_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.receiver_id], ARRAY['group_invite'], 'inviteId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "group_invites_forget" AFTER UPDATE OF "status" ON "group_invites"
  FOR EACH ROW WHEN (OLD."status" = 'pending' AND NEW."status" <> 'pending')
  EXECUTE FUNCTION "group_invites_forget"();

CREATE FUNCTION "booking_requests_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.coach_user_id, OLD.client_id],
    ARRAY['booking_request', 'booking_reminder', 'booking_proposal'], 'bookingId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "booking_requests_forget" AFTER UPDATE OF "status", "starts_at" ON "booking_requests"
  FOR EACH ROW WHEN (OLD."status" <> NEW."status" OR OLD."starts_at" <> NEW."starts_at")
  EXECUTE FUNCTION "booking_requests_forget"();

-- Whoever gives up a seat or a place in line. 'A seat came free' is over as well once one has left the line or the game does not
-- take place.
CREATE FUNCTION "game_participants_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[OLD.user_id], ARRAY['game_reminder', 'game_changed', 'game_promoted', 'game_seat_missed'],
    'gameId', OLD.game_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_forget_left" AFTER UPDATE OF "status" ON "game_participants"
  FOR EACH ROW WHEN (OLD."status" IN ('going', 'waitlisted') AND NEW."status" NOT IN ('going', 'waitlisted'))
  EXECUTE FUNCTION "game_participants_forget"();
CREATE TRIGGER "game_participants_forget_deleted" AFTER DELETE ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_forget"();

-- A game that does not take place, and one that is at another time: its reminders say the old one.
CREATE FUNCTION "games_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM group_members WHERE group_id = OLD.group_id
      UNION SELECT user_id FROM game_participants WHERE game_id = OLD.id),
    CASE WHEN NEW.status = 'cancelled'
      THEN ARRAY['game_created', 'game_reminder', 'game_changed', 'game_promoted', 'game_seat_missed', 'game_nudge']
      ELSE ARRAY['game_reminder', 'game_nudge'] END,
    'gameId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "games_forget" AFTER UPDATE OF "status", "starts_at" ON "games"
  FOR EACH ROW WHEN ((OLD."status" <> NEW."status" AND NEW."status" = 'cancelled') OR OLD."starts_at" <> NEW."starts_at")
  EXECUTE FUNCTION "games_forget"();

-- Venues hold the names of their sports; a renamed one is renamed there in the same transaction.
CREATE FUNCTION "sports_rename_in_venues"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "venues" SET "sports" = array_replace("sports", OLD."name", NEW."name")
    WHERE "sport_ids" @> ARRAY[NEW."id"];
  RETURN NULL;
END $$;
CREATE TRIGGER "sports_rename_in_venues" AFTER UPDATE OF "name" ON "sports"
  FOR EACH ROW WHEN (NEW."name" <> OLD."name") EXECUTE FUNCTION "sports_rename_in_venues"();

CREATE FUNCTION "class_participants_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "class_sessions" SET
      "going_count" = "going_count" - (OLD."status" = 'going')::int + (NEW."status" = 'going')::int,
      "waitlist_count" = "waitlist_count" - (OLD."status" = 'waitlisted')::int + (NEW."status" = 'waitlisted')::int
    WHERE "id" = NEW."session_id" AND OLD."status" IS DISTINCT FROM NEW."status";
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE "class_sessions" SET
      "going_count" = "going_count" - (OLD."status" = 'going')::int,
      "waitlist_count" = "waitlist_count" - (OLD."status" = 'waitlisted')::int
    WHERE "id" = OLD."session_id";
  ELSE
    UPDATE "class_sessions" SET
      "going_count" = "going_count" + (NEW."status" = 'going')::int,
      "waitlist_count" = "waitlist_count" + (NEW."status" = 'waitlisted')::int
    WHERE "id" = NEW."session_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "class_participants_count" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "class_participants"
  FOR EACH ROW EXECUTE FUNCTION "class_participants_count"();

-- What nobody has read yet goes with what it is about. Leaving and coming back leaves the coach one line, not three.
CREATE FUNCTION "class_participants_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What the coach heard of this person before, which is not so any more.
  "untrue" text := 'class_joined';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.status <> 'out' THEN
    untrue := 'class_left';
  ELSE
    PERFORM forget_unread(ARRAY[OLD.user_id], ARRAY['class_reminder', 'class_promoted'], 'classSessionId', OLD.session_id);
  END IF;
  DELETE FROM notifications n USING class_sessions s
  WHERE s.id = OLD.session_id AND n.user_id = s.coach_user_id AND n.actor_id = OLD.user_id AND NOT n.is_read
    AND n.type = untrue AND n.data ->> 'classSessionId' = OLD.session_id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER "class_participants_forget" AFTER UPDATE OF "status" ON "class_participants"
  FOR EACH ROW WHEN ((OLD."status" = 'out') <> (NEW."status" = 'out'))
  EXECUTE FUNCTION "class_participants_forget"();
CREATE TRIGGER "class_participants_forget_deleted" AFTER DELETE ON "class_participants"
  FOR EACH ROW EXECUTE FUNCTION "class_participants_forget"();

CREATE FUNCTION "class_sessions_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(
    ARRAY(SELECT user_id FROM class_participants WHERE session_id = OLD.id) || OLD.coach_user_id,
    CASE WHEN NEW.status = 'cancelled' THEN ARRAY['class_reminder', 'class_promoted', 'class_joined', 'class_left']
      ELSE ARRAY['class_reminder'] END,
    'classSessionId', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "class_sessions_forget" AFTER UPDATE OF "status", "starts_at" ON "class_sessions"
  FOR EACH ROW WHEN ((OLD."status" <> NEW."status" AND NEW."status" = 'cancelled') OR OLD."starts_at" <> NEW."starts_at")
  EXECUTE FUNCTION "class_sessions_forget"();

-- The only writer of the three columns: what a statement gives for them is overwritten.
CREATE FUNCTION "users_keep_cell"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND "geo_still_in_cell"(OLD.cell_latitude, OLD.cell_longitude, NEW.latitude, NEW.longitude) THEN
    NEW.cell_latitude := OLD.cell_latitude;
    NEW.cell_longitude := OLD.cell_longitude;
  ELSE
    NEW.cell_latitude := "geo_cell_lat"(NEW.latitude);
    NEW.cell_longitude := "geo_cell_lng"(NEW.latitude, NEW.longitude);
  END IF;
  NEW.cell_g3 := "geo_point"(NEW.cell_latitude, NEW.cell_longitude);
  RETURN NEW;
END $$;
CREATE TRIGGER "users_keep_cell" BEFORE INSERT OR UPDATE OF "latitude", "longitude", "cell_latitude", "cell_longitude", "cell_g3"
  ON "users" FOR EACH ROW EXECUTE FUNCTION "users_keep_cell"();

-- Keeps the counts, and refuses a file that is one too many. The two figures are those of lib/platform/storage/quota.ts. A deleted file
-- gives its bytes back to the total and not to the day, which counts what was sent.
CREATE FUNCTION "uploads_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
  used upload_usages;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.owner_id IS NOT NULL THEN
    UPDATE upload_usages SET total_bytes = total_bytes - OLD.bytes WHERE user_id = OLD.owner_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.owner_id IS NOT NULL THEN
    INSERT INTO upload_usages AS u (user_id, total_bytes, day, day_bytes) VALUES (NEW.owner_id, NEW.bytes, today, NEW.bytes)
    ON CONFLICT (user_id) DO UPDATE SET total_bytes = u.total_bytes + NEW.bytes, day = today,
      day_bytes = CASE WHEN u.day = today THEN u.day_bytes ELSE 0 END + NEW.bytes
    RETURNING * INTO used;
    IF used.day_bytes > 100 * 1024 * 1024 THEN
      RAISE EXCEPTION 'new row violates check constraint "uploads_bytes_of_a_day"'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'uploads_bytes_of_a_day';
    END IF;
    IF used.total_bytes > 1024 * 1024 * 1024 THEN
      RAISE EXCEPTION 'new row violates check constraint "uploads_bytes_of_a_person"'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'uploads_bytes_of_a_person';
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "uploads_count" AFTER INSERT OR DELETE OR UPDATE OF "owner_id", "bytes" ON "uploads"
  FOR EACH ROW EXECUTE FUNCTION "uploads_count"();

-- An address that somebody may still go back to is nobody else's until then. The trigger runs after the row is in, so it has
-- waited for whoever held the address and sees the way back that they left.
CREATE FUNCTION "users_email_reserved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "address_links" l WHERE l."email" = NEW."email" AND l."purpose" = 'undo'
      AND l."user_id" <> NEW."id" AND l."expires_at" > now()) THEN
    RAISE EXCEPTION 'violates constraint "users_email_reserved"'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_reserved';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_email_reserved" AFTER INSERT OR UPDATE OF "email" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "users_email_reserved"();

-- Sent when the transaction commits, once for each lane. Jobs for later send nothing: NOTIFY makes transactions commit one after
-- another, and every chat message queues a job for later. run_at is rounded to milliseconds, perhaps up.
CREATE FUNCTION "jobs_tell"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs', NEW.lane::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "jobs_tell" AFTER INSERT OR UPDATE OF "run_at" ON "jobs"
  FOR EACH ROW WHEN (NEW."run_at" <= now() + interval '1 millisecond')
  EXECUTE FUNCTION "jobs_tell"();

-- A new member who has left: what nobody has read of it yet goes as well. Found by who caused it and not by who reads it, because
-- organisers change meanwhile.
CREATE FUNCTION "group_members_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications
  WHERE actor_id = OLD.user_id AND NOT is_read AND type = 'group_invite_accepted' AND data ->> 'groupId' = OLD.group_id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER "group_members_forget" AFTER DELETE ON "group_members"
  FOR EACH ROW EXECUTE FUNCTION "group_members_forget"();

-- As for players: games_going_count_within_max then limits both together.
CREATE FUNCTION "seat_holds_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference INTEGER := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW."yielded_at" IS NULL THEN
    difference := difference + NEW."seats";
  END IF;
  IF TG_OP <> 'INSERT' AND OLD."yielded_at" IS NULL THEN
    difference := difference - OLD."seats";
  END IF;
  IF difference <> 0 THEN
    UPDATE "games" SET "going_count" = "going_count" + difference
    WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."game_id" ELSE NEW."game_id" END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "seat_holds_count" AFTER INSERT OR DELETE ON "seat_holds"
  FOR EACH ROW EXECUTE FUNCTION "seat_holds_count"();

-- A book is only added to. It goes with its group: then the group's row is gone before its entries are.
CREATE FUNCTION "money_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM "groups" WHERE "id" = OLD."group_id") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'money_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "money_entries_append_only" BEFORE UPDATE OR DELETE ON "money_entries"
  FOR EACH ROW EXECUTE FUNCTION "money_entries_append_only"();
CREATE TRIGGER "money_entries_append_only_truncate" BEFORE TRUNCATE ON "money_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "money_entries_append_only"();

-- Whoever has answered needs no reminder to answer, and nobody does for a cancelled game.
CREATE FUNCTION "game_participants_answered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unread(ARRAY[NEW.user_id], ARRAY['game_nudge'], 'gameId', NEW.game_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_answered" AFTER INSERT OR UPDATE OF "status", "said_maybe" ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_answered"();

-- As for players and held seats: games_going_count_within_max then limits all together.
CREATE FUNCTION "game_guests_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."claimed_at" IS NULL THEN
    UPDATE "games" SET "going_count" = "going_count" - 1 WHERE "id" = OLD."game_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."claimed_at" IS NULL THEN
    UPDATE "games" SET "going_count" = "going_count" + 1 WHERE "id" = NEW."game_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "game_guests_count" AFTER INSERT OR DELETE OR UPDATE OF "claimed_at" ON "game_guests"
  FOR EACH ROW EXECUTE FUNCTION "game_guests_count"();

-- An offer ends with the place in line. Before the row changes, so that the seats are free when a player takes them.
CREATE FUNCTION "game_participants_end_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "seat_holds" WHERE "participant_id" = OLD."id";
  RETURN NEW;
END $$;
CREATE TRIGGER "game_participants_end_offer" BEFORE UPDATE OF "status" ON "game_participants"
  FOR EACH ROW WHEN (OLD."status" = 'waitlisted' AND NEW."status" <> 'waitlisted')
  EXECUTE FUNCTION "game_participants_end_offer"();

-- Only a woman: when the gender changes, it ends.
CREATE FUNCTION "users_end_women_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."women_only" := false;
  RETURN NEW;
END $$;
CREATE TRIGGER "users_end_women_only" BEFORE UPDATE OF "gender" ON "users"
  FOR EACH ROW WHEN (NEW."women_only" AND NEW."gender" IS DISTINCT FROM 'female')
  EXECUTE FUNCTION "users_end_women_only"();

-- Whoever goes to a game is in its chat, if it has one yet. Every way to a seat locks the game first, and so does making the
-- chat: nobody is left out or left in.
CREATE FUNCTION "game_participants_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND NEW."status" <> 'going' THEN
    DELETE FROM "conversation_members" m USING "conversations" c
      WHERE c."game_id" = OLD."game_id" AND m."conversation_id" = c."id" AND m."user_id" = OLD."user_id";
  ELSIF NEW."status" = 'going' THEN
    INSERT INTO "conversation_members" ("conversation_id", "user_id", "last_read_seq")
      SELECT c."id", NEW."user_id", c."last_seq" FROM "conversations" c WHERE c."game_id" = NEW."game_id"
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "game_participants_follow" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "game_participants"
  FOR EACH ROW EXECUTE FUNCTION "game_participants_follow"();

-- A ban ends seats in coming games only; the chats of past games end with it too.
CREATE FUNCTION "group_bans_leave_chats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "conversation_members" m USING "conversations" c, "games" g
    WHERE g."group_id" = NEW."group_id" AND c."game_id" = g."id" AND m."conversation_id" = c."id" AND m."user_id" = NEW."user_id";
  RETURN NULL;
END $$;
CREATE TRIGGER "group_bans_leave_chats" AFTER INSERT ON "group_bans"
  FOR EACH ROW EXECUTE FUNCTION "group_bans_leave_chats"();
CREATE TRIGGER "seat_holds_count_yielded" AFTER UPDATE OF "yielded_at" ON "seat_holds"
  FOR EACH ROW EXECUTE FUNCTION "seat_holds_count"();

-- What quotes or names a thing goes with it: read or not, by whatever way the thing went. The argument is the key of `data` that
-- names the thing; a second one limits it to one type of notification.
CREATE FUNCTION "forget_copies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "notifications"
  WHERE "data" @> jsonb_build_object(TG_ARGV[0], OLD."id") AND (TG_NARGS = 1 OR "type" = TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER "messages_forget_copies" AFTER UPDATE OF "deleted_at", "hidden_at" ON "messages" FOR EACH ROW
  WHEN (OLD."deleted_at" IS NULL AND OLD."hidden_at" IS NULL AND num_nonnulls(NEW."deleted_at", NEW."hidden_at") > 0)
  EXECUTE FUNCTION "forget_copies"('messageId');
CREATE TRIGGER "conversations_forget_copies" AFTER DELETE ON "conversations" FOR EACH ROW
  EXECUTE FUNCTION "forget_copies"('conversationId');
CREATE TRIGGER "groups_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "groups" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('groupId');
CREATE TRIGGER "groups_forget_copies_deleted" AFTER DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('groupId');
CREATE TRIGGER "games_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "games" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('gameId');
CREATE TRIGGER "games_forget_copies_deleted" AFTER DELETE ON "games" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('gameId');
CREATE TRIGGER "venues_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "venues" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('venueId');
CREATE TRIGGER "venues_forget_copies_deleted" AFTER DELETE ON "venues" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('venueId');
CREATE TRIGGER "coach_applications_forget_copies" AFTER UPDATE OF "hidden_at" ON "coach_applications" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('coachId');
CREATE TRIGGER "venue_reviews_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "venue_reviews" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('reviewId');
CREATE TRIGGER "venue_reviews_forget_copies_deleted" AFTER DELETE ON "venue_reviews" FOR EACH ROW
  EXECUTE FUNCTION "forget_copies"('reviewId');
CREATE TRIGGER "venue_reviews_forget_copies_reply" AFTER UPDATE OF "owner_reply" ON "venue_reviews" FOR EACH ROW
  WHEN (OLD."owner_reply" IS NOT NULL AND NEW."owner_reply" IS NULL)
  EXECUTE FUNCTION "forget_copies"('reviewId', 'venue_review_reply');
CREATE TRIGGER "coach_reviews_forget_copies_hidden" AFTER UPDATE OF "hidden_at" ON "coach_reviews" FOR EACH ROW
  WHEN (OLD."hidden_at" IS NULL AND NEW."hidden_at" IS NOT NULL) EXECUTE FUNCTION "forget_copies"('coachReviewId');
CREATE TRIGGER "coach_reviews_forget_copies_deleted" AFTER DELETE ON "coach_reviews" FOR EACH ROW
  EXECUTE FUNCTION "forget_copies"('coachReviewId');
CREATE TRIGGER "coach_reviews_forget_copies_reply" AFTER UPDATE OF "reply" ON "coach_reviews" FOR EACH ROW
  WHEN (OLD."reply" IS NOT NULL AND NEW."reply" IS NULL)
  EXECUTE FUNCTION "forget_copies"('coachReviewId', 'coach_review_reply');

CREATE FUNCTION "take_back_letter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "taken" AS (
    DELETE FROM "outbox_mails" WHERE "status" IN ('queued', 'failed') AND OLD."id" = ANY ("quotes") RETURNING "quotes"
  ), "open" AS (
    UPDATE "notifications" n SET "emailed_at" = NULL FROM "taken" WHERE n."id" = ANY ("taken"."quotes") RETURNING n."user_id"
  )
  INSERT INTO "jobs" ("kind", "lane", "payload")
    SELECT DISTINCT 'notifications:mail-missed', 'rest'::"job_lane", jsonb_build_object('userId', "user_id") FROM "open";
  RETURN NULL;
END $$;
CREATE TRIGGER "notifications_take_back_deleted" AFTER DELETE ON "notifications" FOR EACH ROW
  WHEN (OLD."emailed_at" IS NOT NULL) EXECUTE FUNCTION "take_back_letter"();
CREATE TRIGGER "notifications_take_back_changed" AFTER UPDATE OF "title", "message" ON "notifications" FOR EACH ROW
  WHEN (OLD."emailed_at" IS NOT NULL) EXECUTE FUNCTION "take_back_letter"();
