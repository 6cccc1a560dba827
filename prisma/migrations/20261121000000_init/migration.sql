-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "btree_gist";

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "cube";

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "intarray";

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "unaccent";

-- Geography: a point is a cube on the sphere, in metres from the centre of the earth, so that a nearest-neighbour
-- GiST index orders by straight-line distance, which orders exactly like the great circle. Bodies are written as RETURN
-- so that Postgres binds their names when it reads them: a generated column must not depend on the search path.
CREATE FUNCTION "geo_point"("lat" double precision, "lng" double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN "lat" IS NULL OR "lng" IS NULL THEN NULL ELSE cube(ARRAY[
    6371008.8 * cos(radians("lat")) * cos(radians("lng")),
    6371008.8 * cos(radians("lat")) * sin(radians("lng")),
    6371008.8 * sin(radians("lat"))]) END;

-- The privacy grid of lib/geo/grid.ts, the same formula in the same order of operations: rows of 0.009 degrees of latitude,
-- each cut into as many equal columns as fit its circumference at the row's centre, so a cell is about 1 km wide at every
-- latitude. Both functions answer the centre of the cell.
CREATE FUNCTION "geo_cell_lat"("lat" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (least(9999, greatest(-10000, floor("lat" / 0.009::double precision))) + 0.5) * 0.009::double precision;

CREATE FUNCTION "geo_cell_columns"("cell_lat" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN greatest(1, floor(360 * cos(radians("cell_lat")) / 0.009::double precision));

-- 180 degrees east is 180 degrees west; a point a rounding error below 180 must not fall into a column that does not exist.
CREATE FUNCTION "geo_cell_lng"("lat" double precision, "lng" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN -180 + (least("geo_cell_columns"("geo_cell_lat"("lat")) - 1,
    floor((CASE WHEN "lng" >= 180 THEN "lng" - 360 ELSE "lng" END + 180)
      / (360 / "geo_cell_columns"("geo_cell_lat"("lat"))))) + 0.5)
    * (360 / "geo_cell_columns"("geo_cell_lat"("lat")));

CREATE FUNCTION "geo_cell"("lat" double precision, "lng" double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN "geo_point"("geo_cell_lat"("lat"), "geo_cell_lng"("lat", "lng"));

-- What is searched and what is searched for both pass here. unaccent() is only STABLE because its rules are a file; with the
-- dictionary named it is as good as immutable, and generated columns ask for that.
CREATE FUNCTION "search_text"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, "value"));

-- array_to_string() is STABLE for the sake of types whose text depends on settings; that of text does not.
CREATE FUNCTION "list_text"("list" text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN array_to_string("list", E'\n');

-- CreateEnum
CREATE TYPE "session_type" AS ENUM ('individual', 'group', 'assessment');

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled', 'completed', 'no_show');

-- CreateEnum
CREATE TYPE "proposal_status" AS ENUM ('pending', 'accepted', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "package_status" AS ENUM ('requested', 'active', 'declined', 'cancelled', 'used');

-- CreateEnum
CREATE TYPE "friend_request_status" AS ENUM ('pending', 'accepted', 'declined', 'cancelled', 'disconnected');

-- CreateEnum
CREATE TYPE "game_status" AS ENUM ('upcoming', 'cancelled', 'completed');

-- CreateEnum
CREATE TYPE "participant_status" AS ENUM ('going', 'waitlisted', 'out');

-- CreateEnum
CREATE TYPE "attendance" AS ENUM ('attended', 'no_show');

-- CreateEnum
CREATE TYPE "series_frequency" AS ENUM ('weekly', 'fortnightly', 'monthly');

-- CreateEnum
CREATE TYPE "audience" AS ENUM ('all', 'women', 'men');

-- CreateEnum
CREATE TYPE "group_visibility" AS ENUM ('public', 'private');

-- CreateEnum
CREATE TYPE "group_role" AS ENUM ('creator', 'organiser', 'member');

-- CreateEnum
CREATE TYPE "join_request_status" AS ENUM ('pending', 'approved', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "invite_status" AS ENUM ('pending', 'accepted', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "match_status" AS ENUM ('pending', 'matched');

-- CreateEnum
CREATE TYPE "conversation_type" AS ENUM ('direct', 'group');

-- CreateEnum
CREATE TYPE "conversation_request_status" AS ENUM ('none', 'pending', 'accepted', 'declined');

-- CreateEnum
CREATE TYPE "message_type" AS ENUM ('text', 'image', 'system');

-- CreateEnum
CREATE TYPE "report_target" AS ENUM ('person', 'group', 'game', 'venue', 'review', 'message', 'coach', 'image');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('open', 'resolved', 'dismissed');

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "skill_level" AS ENUM ('beginner', 'intermediate', 'advanced', 'expert');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('male', 'female', 'other', 'prefer-not-to-say');

-- CreateEnum
CREATE TYPE "message_privacy" AS ENUM ('anyone', 'members', 'connections');

-- CreateEnum
CREATE TYPE "storage_provider" AS ENUM ('local', 'uploadthing');

-- CreateEnum
CREATE TYPE "application_status" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "venue_suggestion_kind" AS ENUM ('edit', 'closed', 'duplicate');

-- CreateTable
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
    "calendar_uid" TEXT NOT NULL,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "booking_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "coach_packages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coach_applications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "sport_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bio" TEXT,
    "experience" TEXT NOT NULL,
    "certifications" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "specialties" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "availability" TEXT[] DEFAULT ARRAY[]::TEXT[],
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

    CONSTRAINT "coach_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coach_hours" (
    "id" SERIAL NOT NULL,
    "coach_id" INTEGER NOT NULL,
    "weekday" INTEGER NOT NULL,
    "start_minute" INTEGER NOT NULL,
    "end_minute" INTEGER NOT NULL,

    CONSTRAINT "coach_hours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coach_days_off" (
    "id" SERIAL NOT NULL,
    "coach_id" INTEGER NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coach_days_off_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "coach_classes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coach_venues" (
    "coach_id" INTEGER NOT NULL,
    "venue_id" INTEGER NOT NULL,

    CONSTRAINT "coach_venues_pkey" PRIMARY KEY ("coach_id","venue_id")
);

-- CreateTable
CREATE TABLE "coach_reviews" (
    "id" SERIAL NOT NULL,
    "coach_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "reply" TEXT,
    "reply_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coach_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "friend_requests" (
    "id" SERIAL NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "receiver_id" INTEGER NOT NULL,
    "status" "friend_request_status" NOT NULL DEFAULT 'pending',
    "message" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "friend_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "g3" cube GENERATED ALWAYS AS ("geo_point"("latitude", "longitude")) STORED,
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
    "calendar_uid" TEXT NOT NULL,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "hidden_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "game_participants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "skipped_on" DATE[] DEFAULT ARRAY[]::DATE[],
    "generated_until" DATE,
    "template" JSONB NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "last_fetched_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" "group_role" NOT NULL DEFAULT 'member',
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_bans" (
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "banned_by_id" INTEGER,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_bans_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
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

    CONSTRAINT "group_invites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "group_join_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "skips" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "skipped_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skips_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_members" (
    "conversation_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_read_seq" INTEGER NOT NULL DEFAULT 0,
    "muted" BOOLEAN NOT NULL DEFAULT false,
    "hidden_until_seq" INTEGER,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_members_pkey" PRIMARY KEY ("conversation_id","user_id")
);

-- CreateTable
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

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_reactions" (
    "message_id" BIGINT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "emoji" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_reactions_pkey" PRIMARY KEY ("message_id","user_id","emoji")
);

-- CreateTable
CREATE TABLE "blocks" (
    "id" SERIAL NOT NULL,
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "warnings" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "report_id" INTEGER,
    "text" TEXT NOT NULL,
    "acknowledged_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "warnings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "in_app" BOOLEAN NOT NULL DEFAULT true,
    "push" BOOLEAN NOT NULL DEFAULT true,
    "email" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id","topic")
);

-- CreateTable
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

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL DEFAULT 10,
    "locked_until" TIMESTAMPTZ(3),
    "dedupe_key" TEXT,
    "last_error" TEXT,
    "done_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","scope","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "used_captchas" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_captchas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "app_states" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_states_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "sessions" (
    "sid" TEXT NOT NULL,
    "sess" JSONB NOT NULL DEFAULT '{}',
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "user_agent" TEXT,
    "two_factor_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_tokens" (
    "token_hash" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "two_factors" (
    "user_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "recovery_code_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "two_factors_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sports" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "is_main" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "sports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_sports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "sport_id" INTEGER NOT NULL,
    "skill_level" "skill_level" NOT NULL DEFAULT 'beginner',
    "is_looking_to_play" BOOLEAN NOT NULL DEFAULT true,
    "years_playing" INTEGER,
    "achievements" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_sports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "cell_latitude" DOUBLE PRECISION GENERATED ALWAYS AS ("geo_cell_lat"("latitude")) STORED,
    "cell_longitude" DOUBLE PRECISION GENERATED ALWAYS AS ("geo_cell_lng"("latitude", "longitude")) STORED,
    "cell_g3" cube GENERATED ALWAYS AS ("geo_cell"("latitude", "longitude")) STORED,
    "tags" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
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

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "sports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sport_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "amenities" TEXT[] DEFAULT ARRAY[]::TEXT[],
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
    "osm_id" TEXT,
    "attribution" TEXT,
    "search" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"("name" || E'\n' || coalesce("local_name", '') || E'\n' || coalesce("description", '') || E'\n' || "address" || E'\n' || "list_text"("amenities"))) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "venues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venue_reviews" (
    "id" SERIAL NOT NULL,
    "venue_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "owner_reply" TEXT,
    "owner_reply_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "venue_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "venue_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "sports" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "facilities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "price_range" TEXT,
    "contact_phone" TEXT,
    "contact_email" TEXT,
    "website" TEXT,
    "description" TEXT,
    "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" "application_status" NOT NULL DEFAULT 'pending',
    "admin_notes" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" INTEGER,

    CONSTRAINT "venue_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "venue_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "booking_requests_calendar_uid_key" ON "booking_requests"("calendar_uid");

-- CreateIndex
CREATE INDEX "booking_requests_coach_id_status_starts_at_idx" ON "booking_requests"("coach_id", "status", "starts_at");

-- CreateIndex
CREATE INDEX "booking_requests_coach_user_id_status_starts_at_idx" ON "booking_requests"("coach_user_id", "status", "starts_at");

-- CreateIndex
CREATE INDEX "booking_requests_client_id_status_starts_at_idx" ON "booking_requests"("client_id", "status", "starts_at");

-- CreateIndex
CREATE INDEX "booking_requests_status_expires_at_idx" ON "booking_requests"("status", "expires_at");

-- CreateIndex
CREATE INDEX "booking_requests_status_ends_at_idx" ON "booking_requests"("status", "ends_at");

-- CreateIndex
CREATE INDEX "booking_requests_package_id_idx" ON "booking_requests"("package_id");

-- CreateIndex
CREATE INDEX "booking_requests_venue_id_idx" ON "booking_requests"("venue_id");

-- CreateIndex
CREATE INDEX "booking_proposals_booking_id_idx" ON "booking_proposals"("booking_id");

-- CreateIndex
CREATE INDEX "booking_proposals_proposed_by_id_idx" ON "booking_proposals"("proposed_by_id");

-- CreateIndex
CREATE INDEX "coach_packages_coach_id_status_idx" ON "coach_packages"("coach_id", "status");

-- CreateIndex
CREATE INDEX "coach_packages_client_id_status_idx" ON "coach_packages"("client_id", "status");

-- CreateIndex
CREATE INDEX "coach_applications_status_submitted_at_idx" ON "coach_applications"("status", "submitted_at");

-- CreateIndex
CREATE INDEX "coach_applications_sport_id_status_idx" ON "coach_applications"("sport_id", "status");

-- CreateIndex
CREATE INDEX "coach_applications_user_id_idx" ON "coach_applications"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "coach_applications_id_user_id_key" ON "coach_applications"("id", "user_id");

-- CreateIndex
CREATE INDEX "coach_hours_coach_id_weekday_idx" ON "coach_hours"("coach_id", "weekday");

-- CreateIndex
CREATE INDEX "coach_days_off_coach_id_ends_on_idx" ON "coach_days_off"("coach_id", "ends_on");

-- CreateIndex
CREATE INDEX "coach_classes_coach_id_idx" ON "coach_classes"("coach_id");

-- CreateIndex
CREATE INDEX "coach_classes_venue_id_idx" ON "coach_classes"("venue_id");

-- CreateIndex
CREATE INDEX "coach_venues_venue_id_idx" ON "coach_venues"("venue_id");

-- CreateIndex
CREATE INDEX "coach_reviews_coach_id_id_idx" ON "coach_reviews"("coach_id", "id");

-- CreateIndex
CREATE INDEX "coach_reviews_user_id_idx" ON "coach_reviews"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "coach_reviews_coach_id_user_id_key" ON "coach_reviews"("coach_id", "user_id");

-- CreateIndex
CREATE INDEX "friend_requests_sender_id_status_id_idx" ON "friend_requests"("sender_id", "status", "id");

-- CreateIndex
CREATE INDEX "friend_requests_receiver_id_status_id_idx" ON "friend_requests"("receiver_id", "status", "id");

-- CreateIndex
CREATE INDEX "friend_requests_sender_id_created_at_idx" ON "friend_requests"("sender_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "games_calendar_uid_key" ON "games"("calendar_uid");

-- CreateIndex
CREATE INDEX "games_group_id_starts_at_idx" ON "games"("group_id", "starts_at");

-- CreateIndex
CREATE INDEX "games_venue_id_starts_at_idx" ON "games"("venue_id", "starts_at");

-- CreateIndex
CREATE INDEX "games_sport_id_starts_at_idx" ON "games"("sport_id", "starts_at");

-- CreateIndex
CREATE INDEX "games_status_starts_at_idx" ON "games"("status", "starts_at");

-- CreateIndex
CREATE INDEX "games_creator_id_idx" ON "games"("creator_id");

-- CreateIndex
CREATE INDEX "games_g3_idx" ON "games" USING GIST ("g3");

-- CreateIndex
CREATE UNIQUE INDEX "games_series_id_occurrence_on_key" ON "games"("series_id", "occurrence_on");

-- CreateIndex
CREATE INDEX "game_participants_game_id_status_waitlisted_at_id_idx" ON "game_participants"("game_id", "status", "waitlisted_at", "id");

-- CreateIndex
CREATE INDEX "game_participants_user_id_status_idx" ON "game_participants"("user_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "game_participants_game_id_user_id_key" ON "game_participants"("game_id", "user_id");

-- CreateIndex
CREATE INDEX "game_series_group_id_idx" ON "game_series"("group_id");

-- CreateIndex
CREATE INDEX "game_series_generated_until_idx" ON "game_series"("generated_until");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");

-- CreateIndex
CREATE INDEX "calendar_feeds_user_id_idx" ON "calendar_feeds"("user_id");

-- CreateIndex
CREATE INDEX "groups_sport_id_id_idx" ON "groups"("sport_id", "id");

-- CreateIndex
CREATE INDEX "groups_creator_id_idx" ON "groups"("creator_id");

-- CreateIndex
CREATE INDEX "groups_city_idx" ON "groups"("city");

-- CreateIndex
CREATE INDEX "groups_created_at_idx" ON "groups"("created_at");

-- CreateIndex
CREATE INDEX "groups_g3_sport_id_idx" ON "groups" USING GIST ("g3", "sport_id" gist_int4_ops);

-- CreateIndex
CREATE INDEX "groups_search_idx" ON "groups" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "group_members_user_id_idx" ON "group_members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "group_members_group_id_user_id_key" ON "group_members"("group_id", "user_id");

-- CreateIndex
CREATE INDEX "group_bans_user_id_idx" ON "group_bans"("user_id");

-- CreateIndex
CREATE INDEX "group_invites_receiver_id_status_idx" ON "group_invites"("receiver_id", "status");

-- CreateIndex
CREATE INDEX "group_invites_group_id_status_idx" ON "group_invites"("group_id", "status");

-- CreateIndex
CREATE INDEX "group_invites_sender_id_idx" ON "group_invites"("sender_id");

-- CreateIndex
CREATE INDEX "group_join_requests_group_id_status_id_idx" ON "group_join_requests"("group_id", "status", "id");

-- CreateIndex
CREATE INDEX "group_join_requests_user_id_status_idx" ON "group_join_requests"("user_id", "status");

-- CreateIndex
CREATE INDEX "matches_user2_id_status_idx" ON "matches"("user2_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "matches_user1_id_user2_id_key" ON "matches"("user1_id", "user2_id");

-- CreateIndex
CREATE UNIQUE INDEX "matches_user1_id_super_on_key" ON "matches"("user1_id", "super_on");

-- CreateIndex
CREATE INDEX "skips_skipped_id_idx" ON "skips"("skipped_id");

-- CreateIndex
CREATE INDEX "skips_created_at_idx" ON "skips"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "skips_user_id_skipped_id_key" ON "skips"("user_id", "skipped_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_group_id_key" ON "conversations"("group_id");

-- CreateIndex
CREATE INDEX "conversations_user_hi_idx" ON "conversations"("user_hi");

-- CreateIndex
CREATE INDEX "conversations_requested_by_id_created_at_idx" ON "conversations"("requested_by_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_user_lo_user_hi_key" ON "conversations"("user_lo", "user_hi");

-- CreateIndex
CREATE INDEX "conversation_members_user_id_conversation_id_idx" ON "conversation_members"("user_id", "conversation_id");

-- CreateIndex
CREATE INDEX "messages_reply_to_id_idx" ON "messages"("reply_to_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_seq_key" ON "messages"("conversation_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "messages_sender_id_client_msg_id_key" ON "messages"("sender_id", "client_msg_id");

-- CreateIndex
CREATE INDEX "message_reactions_user_id_idx" ON "message_reactions"("user_id");

-- CreateIndex
CREATE INDEX "blocks_blocked_id_blocker_id_idx" ON "blocks"("blocked_id", "blocker_id");

-- CreateIndex
CREATE UNIQUE INDEX "blocks_blocker_id_blocked_id_key" ON "blocks"("blocker_id", "blocked_id");

-- CreateIndex
CREATE INDEX "reports_status_created_at_idx" ON "reports"("status", "created_at");

-- CreateIndex
CREATE INDEX "reports_target_type_target_id_idx" ON "reports"("target_type", "target_id");

-- CreateIndex
CREATE INDEX "reports_subject_id_idx" ON "reports"("subject_id");

-- CreateIndex
CREATE INDEX "reports_reporter_id_created_at_idx" ON "reports"("reporter_id", "created_at");

-- CreateIndex
CREATE INDEX "warnings_user_id_idx" ON "warnings"("user_id");

-- CreateIndex
CREATE INDEX "audit_logs_created_at_idx" ON "audit_logs"("created_at");

-- CreateIndex
CREATE INDEX "audit_logs_target_type_target_id_idx" ON "audit_logs"("target_type", "target_id");

-- CreateIndex
CREATE INDEX "audit_logs_actor_id_idx" ON "audit_logs"("actor_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_id_idx" ON "notifications"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_actor_id_idx" ON "notifications"("actor_id");

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_key" ON "notifications"("user_id", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_dedupe_key_key" ON "jobs"("dedupe_key");

-- CreateIndex
CREATE INDEX "jobs_done_at_idx" ON "jobs"("done_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_dedupe_key_key" ON "outbox_mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "outbox_mails_status_created_at_idx" ON "outbox_mails"("status", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "used_captchas_expires_at_idx" ON "used_captchas"("expires_at");

-- CreateIndex
CREATE INDEX "uploads_owner_id_idx" ON "uploads"("owner_id");

-- CreateIndex
CREATE INDEX "uploads_attached_at_created_at_idx" ON "uploads"("attached_at", "created_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_provider_provider_account_id_key" ON "accounts"("provider", "provider_account_id");

-- CreateIndex
CREATE INDEX "verification_tokens_identifier_idx" ON "verification_tokens"("identifier");

-- CreateIndex
CREATE INDEX "verification_tokens_expires_at_idx" ON "verification_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "sports_name_key" ON "sports"("name");

-- CreateIndex
CREATE INDEX "user_sports_sport_id_idx" ON "user_sports"("sport_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_sports_user_id_sport_id_key" ON "user_sports"("user_id", "sport_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "venues_osm_id_key" ON "venues"("osm_id");

-- CreateIndex
CREATE INDEX "venues_country_city_area_idx" ON "venues"("country", "city", "area");

-- CreateIndex
CREATE INDEX "venues_city_idx" ON "venues"("city");

-- CreateIndex
CREATE INDEX "venues_added_by_id_idx" ON "venues"("added_by_id");

-- CreateIndex
CREATE INDEX "venues_owner_id_idx" ON "venues"("owner_id");

-- CreateIndex
CREATE INDEX "venues_merged_into_id_idx" ON "venues"("merged_into_id");

-- CreateIndex
CREATE INDEX "venues_created_at_idx" ON "venues"("created_at");

-- CreateIndex
CREATE INDEX "venues_search_idx" ON "venues" USING GIN ("search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "venue_reviews_venue_id_id_idx" ON "venue_reviews"("venue_id", "id");

-- CreateIndex
CREATE INDEX "venue_reviews_user_id_idx" ON "venue_reviews"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "venue_reviews_venue_id_user_id_key" ON "venue_reviews"("venue_id", "user_id");

-- CreateIndex
CREATE INDEX "venue_images_venue_id_position_id_idx" ON "venue_images"("venue_id", "position", "id");

-- CreateIndex
CREATE INDEX "venue_images_uploaded_by_idx" ON "venue_images"("uploaded_by");

-- CreateIndex
CREATE INDEX "venue_applications_status_submitted_at_idx" ON "venue_applications"("status", "submitted_at");

-- CreateIndex
CREATE INDEX "venue_applications_user_id_idx" ON "venue_applications"("user_id");

-- CreateIndex
CREATE INDEX "venue_applications_venue_id_idx" ON "venue_applications"("venue_id");

-- CreateIndex
CREATE INDEX "venue_suggestions_venue_id_status_idx" ON "venue_suggestions"("venue_id", "status");

-- CreateIndex
CREATE INDEX "venue_suggestions_status_created_at_idx" ON "venue_suggestions"("status", "created_at");

-- CreateIndex
CREATE INDEX "venue_suggestions_user_id_idx" ON "venue_suggestions"("user_id");

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_coach_id_coach_user_id_fkey" FOREIGN KEY ("coach_id", "coach_user_id") REFERENCES "coach_applications"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "coach_packages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_packages" ADD CONSTRAINT "coach_packages_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_packages" ADD CONSTRAINT "coach_packages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_hours" ADD CONSTRAINT "coach_hours_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_days_off" ADD CONSTRAINT "coach_days_off_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_classes" ADD CONSTRAINT "coach_classes_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_classes" ADD CONSTRAINT "coach_classes_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_venues" ADD CONSTRAINT "coach_venues_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_venues" ADD CONSTRAINT "coach_venues_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_reviews" ADD CONSTRAINT "coach_reviews_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "coach_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_reviews" ADD CONSTRAINT "coach_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_receiver_id_fkey" FOREIGN KEY ("receiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "game_series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_series" ADD CONSTRAINT "game_series_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game_series" ADD CONSTRAINT "game_series_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "groups" ADD CONSTRAINT "groups_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_receiver_id_fkey" FOREIGN KEY ("receiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_join_requests" ADD CONSTRAINT "group_join_requests_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_join_requests" ADD CONSTRAINT "group_join_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_user1_id_fkey" FOREIGN KEY ("user1_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_user2_id_fkey" FOREIGN KEY ("user2_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skips" ADD CONSTRAINT "skips_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skips" ADD CONSTRAINT "skips_skipped_id_fkey" FOREIGN KEY ("skipped_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_lo_fkey" FOREIGN KEY ("user_lo") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_hi_fkey" FOREIGN KEY ("user_hi") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_id_fkey" FOREIGN KEY ("reply_to_id") REFERENCES "messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_sports" ADD CONSTRAINT "user_sports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_sports" ADD CONSTRAINT "user_sports_sport_id_fkey" FOREIGN KEY ("sport_id") REFERENCES "sports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venues" ADD CONSTRAINT "venues_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venues" ADD CONSTRAINT "venues_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venues" ADD CONSTRAINT "venues_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_reviews" ADD CONSTRAINT "venue_reviews_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_reviews" ADD CONSTRAINT "venue_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_images" ADD CONSTRAINT "venue_images_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_images" ADD CONSTRAINT "venue_images_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_applications" ADD CONSTRAINT "venue_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_applications" ADD CONSTRAINT "venue_applications_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_suggestions" ADD CONSTRAINT "venue_suggestions_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_suggestions" ADD CONSTRAINT "venue_suggestions_duplicate_of_id_fkey" FOREIGN KEY ("duplicate_of_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_suggestions" ADD CONSTRAINT "venue_suggestions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- From here on: what Prisma's schema language cannot say.

-- People
ALTER TABLE "users"
  ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "users_email_length" CHECK (char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "users_first_name_length" CHECK (char_length("first_name") <= 60),
  ADD CONSTRAINT "users_last_name_length" CHECK (char_length("last_name") <= 60),
  ADD CONSTRAINT "users_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "users_username_format" CHECK ("username" ~ '^[a-z0-9_.]{3,30}$'),
  ADD CONSTRAINT "users_bio_length" CHECK (char_length("bio") <= 500),
  ADD CONSTRAINT "users_location_length" CHECK (char_length("location") <= 160),
  ADD CONSTRAINT "users_public_location_length" CHECK (char_length("public_location") <= 160),
  ADD CONSTRAINT "users_moderation_note_length" CHECK (char_length("moderation_note") <= 2000),
  ADD CONSTRAINT "users_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "users_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "users_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "users_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
  ADD CONSTRAINT "users_profile_image_whole" CHECK (("profile_image_key" IS NULL) = ("profile_image_provider" IS NULL)),
  ADD CONSTRAINT "users_deletion_whole" CHECK (("deletion_requested_at" IS NULL) = ("deletion_due_at" IS NULL));

-- Partial: nobody searches for people who cannot be found, and it keeps the index small. tags ride along so that a filter
-- by sport and level is answered inside the same nearest-neighbour scan.
CREATE INDEX "users_cell_tags_idx" ON "users" USING gist ("cell_g3", "tags" gist__int_ops) WHERE "discoverable";
CREATE INDEX "users_search_idx" ON "users" USING gin ("search" gin_trgm_ops) WHERE "discoverable";
CREATE INDEX "users_search_name_idx" ON "users" USING gin ("search_name" gin_trgm_ops) WHERE "discoverable";
CREATE INDEX "users_deletion_due_at_idx" ON "users" ("deletion_due_at") WHERE "deletion_due_at" IS NOT NULL;
CREATE INDEX "users_suspended_until_idx" ON "users" ("suspended_until") WHERE "suspended_until" IS NOT NULL;

ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_sid_format" CHECK ("sid" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "sessions_user_agent_length" CHECK (char_length("user_agent") <= 400);

ALTER TABLE "sports"
  ADD CONSTRAINT "sports_name_length" CHECK (char_length("name") BETWEEN 1 AND 40),
  ADD CONSTRAINT "sports_icon_length" CHECK (char_length("icon") BETWEEN 1 AND 16);

ALTER TABLE "user_sports"
  ADD CONSTRAINT "user_sports_years_playing_range" CHECK ("years_playing" BETWEEN 0 AND 80),
  ADD CONSTRAINT "user_sports_achievements_length" CHECK (char_length("achievements") <= 500);

CREATE FUNCTION "sport_tags"("sport_id" integer, "level" "skill_level") RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY["sport_id" * 10, "sport_id" * 10 + array_position(enum_range(NULL::"skill_level"), "level")];

-- The lock comes first and the count afterwards, in a statement of its own with a fresh snapshot: two sports added to one
-- person at once would otherwise each write tags without the other. NO KEY, because the foreign key already holds KEY SHARE.
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

-- Between people
ALTER TABLE "matches"
  ADD CONSTRAINT "matches_not_oneself" CHECK ("user1_id" <> "user2_id"),
  ADD CONSTRAINT "matches_super_has_day" CHECK ("is_super" = ("super_on" IS NOT NULL));
ALTER TABLE "skips" ADD CONSTRAINT "skips_not_oneself" CHECK ("user_id" <> "skipped_id");
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_not_oneself" CHECK ("blocker_id" <> "blocked_id");
ALTER TABLE "friend_requests"
  ADD CONSTRAINT "friend_requests_not_oneself" CHECK ("sender_id" <> "receiver_id"),
  ADD CONSTRAINT "friend_requests_message_length" CHECK (char_length("message") <= 300);
CREATE UNIQUE INDEX "friend_requests_open_pair_key" ON "friend_requests"
  (least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id")) WHERE "status" IN ('pending', 'accepted');

-- Groups
ALTER TABLE "groups"
  ADD CONSTRAINT "groups_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "groups_description_length" CHECK (char_length("description") <= 2000),
  ADD CONSTRAINT "groups_location_length" CHECK (char_length("location") <= 160),
  ADD CONSTRAINT "groups_area_length" CHECK (char_length("area") <= 80),
  ADD CONSTRAINT "groups_city_length" CHECK (char_length("city") <= 80),
  ADD CONSTRAINT "groups_country_length" CHECK (char_length("country") <= 80),
  ADD CONSTRAINT "groups_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "groups_max_members_range" CHECK ("max_members" BETWEEN 2 AND 50),
  ADD CONSTRAINT "groups_member_count_within_max" CHECK ("member_count" BETWEEN 0 AND "max_members"),
  ADD CONSTRAINT "groups_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "groups_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "groups_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
ALTER TABLE "group_bans" ADD CONSTRAINT "group_bans_reason_length" CHECK (char_length("reason") <= 500);
ALTER TABLE "group_invites"
  ADD CONSTRAINT "group_invites_not_oneself" CHECK ("sender_id" <> "receiver_id"),
  ADD CONSTRAINT "group_invites_message_length" CHECK (char_length("message") <= 300);
ALTER TABLE "group_join_requests"
  ADD CONSTRAINT "group_join_requests_message_length" CHECK (char_length("message") <= 300),
  ADD CONSTRAINT "group_join_requests_note_length" CHECK (char_length("note") <= 500);
CREATE UNIQUE INDEX "group_members_one_creator_key" ON "group_members" ("group_id") WHERE "role" = 'creator';
CREATE UNIQUE INDEX "group_invites_pending_key" ON "group_invites" ("group_id", "receiver_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "group_join_requests_pending_key" ON "group_join_requests" ("group_id", "user_id") WHERE "status" = 'pending';

-- A group has its conversation from the start, and whoever is in the group is in the conversation: one rule in one place,
-- whichever path a member came or went by.
CREATE FUNCTION "groups_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "conversations" ("type", "group_id") VALUES ('group', NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER "groups_conversation" AFTER INSERT ON "groups" FOR EACH ROW EXECUTE FUNCTION "groups_conversation"();

-- The counter is a row that all joiners of a group queue for, so the check sees every one of them: counting the members
-- instead would let two who count at once both take the last place.
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

-- Games
ALTER TABLE "games"
  ADD CONSTRAINT "games_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "games_description_length" CHECK (char_length("description") <= 2000),
  ADD CONSTRAINT "games_location_length" CHECK (char_length("location") BETWEEN 1 AND 200),
  ADD CONSTRAINT "games_area_length" CHECK (char_length("area") <= 160),
  ADD CONSTRAINT "games_cancel_reason_length" CHECK (char_length("cancel_reason") <= 300),
  ADD CONSTRAINT "games_change_reason_length" CHECK (char_length("change_reason") <= 300),
  ADD CONSTRAINT "games_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "games_ends_after_start" CHECK ("ends_at" > "starts_at" AND "ends_at" - "starts_at" <= interval '24 hours'),
  ADD CONSTRAINT "games_max_players_range" CHECK ("max_players" BETWEEN 2 AND 100),
  ADD CONSTRAINT "games_min_players_range" CHECK ("min_players" BETWEEN 1 AND "max_players"),
  ADD CONSTRAINT "games_going_count_within_max" CHECK ("going_count" BETWEEN 0 AND "max_players"),
  ADD CONSTRAINT "games_waitlist_count_not_negative" CHECK ("waitlist_count" >= 0),
  ADD CONSTRAINT "games_skill_order" CHECK ("skill_min" <= "skill_max"),
  ADD CONSTRAINT "games_cost_per_player_range" CHECK ("cost_per_player" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "games_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "games_guests_max_range" CHECK ("guests_max" BETWEEN 0 AND 10),
  ADD CONSTRAINT "games_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "games_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "games_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
CREATE INDEX "games_public_feed_idx" ON "games" ("starts_at", "id") WHERE "is_public" AND "status" = 'upcoming' AND "hidden_at" IS NULL;
ALTER TABLE "game_participants"
  ADD CONSTRAINT "game_participants_guests_range" CHECK ("guests" BETWEEN 0 AND 10),
  ADD CONSTRAINT "game_participants_waitlist_has_time" CHECK ("status" <> 'waitlisted' OR "waitlisted_at" IS NOT NULL),
  ADD CONSTRAINT "game_participants_attendance_of_going" CHECK ("attendance" IS NULL OR "status" = 'going');
ALTER TABLE "game_series"
  ADD CONSTRAINT "game_series_start_minute_range" CHECK ("start_minute" BETWEEN 0 AND 1439),
  ADD CONSTRAINT "game_series_duration_range" CHECK ("duration_minutes" BETWEEN 1 AND 1440),
  ADD CONSTRAINT "game_series_occurrence_count_range" CHECK ("occurrence_count" BETWEEN 1 AND 520),
  ADD CONSTRAINT "game_series_ends_after_start" CHECK ("ends_on" >= "starts_on"),
  ADD CONSTRAINT "game_series_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64);

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

-- Venues
ALTER TABLE "venues"
  ADD CONSTRAINT "venues_name_length" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "venues_local_name_length" CHECK (char_length("local_name") <= 120),
  ADD CONSTRAINT "venues_address_length" CHECK (char_length("address") BETWEEN 1 AND 300),
  ADD CONSTRAINT "venues_area_length" CHECK (char_length("area") <= 80),
  ADD CONSTRAINT "venues_city_length" CHECK (char_length("city") BETWEEN 1 AND 80),
  ADD CONSTRAINT "venues_country_length" CHECK (char_length("country") BETWEEN 1 AND 80),
  ADD CONSTRAINT "venues_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "venues_description_length" CHECK (char_length("description") <= 2000),
  ADD CONSTRAINT "venues_phone_length" CHECK (char_length("phone") <= 40),
  ADD CONSTRAINT "venues_website_length" CHECK (char_length("website") <= 300),
  ADD CONSTRAINT "venues_website_scheme" CHECK ("website" ~* '^https?://'),
  ADD CONSTRAINT "venues_pricing_length" CHECK (char_length("pricing") <= 500),
  ADD CONSTRAINT "venues_attribution_length" CHECK (char_length("attribution") <= 160),
  ADD CONSTRAINT "venues_osm_id_length" CHECK (char_length("osm_id") <= 40),
  ADD CONSTRAINT "venues_sports_length" CHECK (cardinality("sports") <= 30 AND char_length("list_text"("sports")) <= 1000),
  ADD CONSTRAINT "venues_amenities_length" CHECK (cardinality("amenities") <= 30 AND char_length("list_text"("amenities")) <= 1000),
  ADD CONSTRAINT "venues_reviews_add_up" CHECK ("review_count" >= 0 AND "rating_sum" BETWEEN "review_count" AND 5 * "review_count"),
  ADD CONSTRAINT "venues_not_merged_into_itself" CHECK ("merged_into_id" <> "id"),
  ADD CONSTRAINT "venues_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "venues_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "venues_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));
CREATE INDEX "venues_g3_sport_ids_idx" ON "venues" USING gist ("g3", "sport_ids" gist__int_ops) WHERE "listed";
CREATE INDEX "venues_listed_place_idx" ON "venues" (lower("country"), lower("city"), lower("area")) WHERE "listed";

CREATE FUNCTION "venues_sport_ids"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."sport_ids" := coalesce((SELECT array_agg("id" ORDER BY "id") FROM "sports" WHERE "name" = ANY (NEW."sports")), '{}');
  RETURN NEW;
END $$;
CREATE TRIGGER "venues_sport_ids" BEFORE INSERT OR UPDATE OF "sports", "sport_ids" ON "venues"
  FOR EACH ROW EXECUTE FUNCTION "venues_sport_ids"();

ALTER TABLE "venue_reviews"
  ADD CONSTRAINT "venue_reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "venue_reviews_comment_length" CHECK (char_length("comment") <= 2000),
  ADD CONSTRAINT "venue_reviews_owner_reply_length" CHECK (char_length("owner_reply") <= 2000);
ALTER TABLE "venue_images" ADD CONSTRAINT "venue_images_caption_length" CHECK (char_length("caption") <= 160);
ALTER TABLE "venue_suggestions"
  ADD CONSTRAINT "venue_suggestions_note_length" CHECK (char_length("note") <= 1000),
  ADD CONSTRAINT "venue_suggestions_duplicate_named" CHECK (("kind" = 'duplicate') = ("duplicate_of_id" IS NOT NULL)),
  ADD CONSTRAINT "venue_suggestions_duplicate_of_another" CHECK ("duplicate_of_id" <> "venue_id");
CREATE UNIQUE INDEX "venue_suggestions_pending_key" ON "venue_suggestions" ("venue_id", "user_id", "kind") WHERE "status" = 'pending';
ALTER TABLE "venue_applications"
  ADD CONSTRAINT "venue_applications_name_length" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "venue_applications_address_length" CHECK (char_length("address") BETWEEN 1 AND 300),
  ADD CONSTRAINT "venue_applications_area_length" CHECK (char_length("area") <= 80),
  ADD CONSTRAINT "venue_applications_city_length" CHECK (char_length("city") BETWEEN 1 AND 80),
  ADD CONSTRAINT "venue_applications_country_length" CHECK (char_length("country") BETWEEN 1 AND 80),
  ADD CONSTRAINT "venue_applications_price_range_length" CHECK (char_length("price_range") <= 500),
  ADD CONSTRAINT "venue_applications_contact_phone_length" CHECK (char_length("contact_phone") <= 40),
  ADD CONSTRAINT "venue_applications_contact_email_length" CHECK (char_length("contact_email") <= 254),
  ADD CONSTRAINT "venue_applications_website_length" CHECK (char_length("website") <= 300),
  ADD CONSTRAINT "venue_applications_website_scheme" CHECK ("website" ~* '^https?://'),
  ADD CONSTRAINT "venue_applications_description_length" CHECK (char_length("description") <= 2000),
  ADD CONSTRAINT "venue_applications_admin_notes_length" CHECK (char_length("admin_notes") <= 2000),
  ADD CONSTRAINT "venue_applications_facilities_length" CHECK (cardinality("facilities") <= 30 AND char_length("list_text"("facilities")) <= 1000),
  ADD CONSTRAINT "venue_applications_images_max" CHECK (cardinality("images") <= 5),
  ADD CONSTRAINT "venue_applications_latitude_range" CHECK ("latitude" BETWEEN -90 AND 90),
  ADD CONSTRAINT "venue_applications_longitude_range" CHECK ("longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "venue_applications_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL));

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

-- Conversations
ALTER TABLE "conversations"
  ADD CONSTRAINT "conversations_pair_ordered" CHECK ("user_lo" < "user_hi"),
  ADD CONSTRAINT "conversations_kind_whole" CHECK (CASE "type" WHEN 'group' THEN "group_id" IS NOT NULL AND "user_lo" IS NULL AND "user_hi" IS NULL ELSE "group_id" IS NULL END),
  ADD CONSTRAINT "conversations_last_seq_not_negative" CHECK ("last_seq" >= 0),
  ADD CONSTRAINT "conversations_last_preview_length" CHECK (char_length("last_preview") <= 200);
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_last_read_seq_not_negative" CHECK ("last_read_seq" >= 0);
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_content_length" CHECK (char_length("content") <= 4000),
  ADD CONSTRAINT "messages_client_msg_id_length" CHECK (char_length("client_msg_id") BETWEEN 8 AND 64),
  ADD CONSTRAINT "messages_seq_positive" CHECK ("seq" > 0),
  ADD CONSTRAINT "messages_image_whole" CHECK (("image_key" IS NULL) = ("image_provider" IS NULL));
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_emoji_length" CHECK (char_length("emoji") BETWEEN 1 AND 16);

-- Notifications
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_type_length" CHECK (char_length("type") BETWEEN 1 AND 60),
  ADD CONSTRAINT "notifications_title_length" CHECK (char_length("title") BETWEEN 1 AND 160),
  ADD CONSTRAINT "notifications_message_length" CHECK (char_length("message") <= 1000),
  ADD CONSTRAINT "notifications_dedupe_key_length" CHECK (char_length("dedupe_key") <= 200);
CREATE INDEX "notifications_unread_idx" ON "notifications" ("user_id") WHERE NOT "is_read";
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_topic_length" CHECK (char_length("topic") BETWEEN 1 AND 60);
ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_endpoint_length" CHECK (char_length("endpoint") <= 1000),
  ADD CONSTRAINT "push_subscriptions_endpoint_scheme" CHECK ("endpoint" ~* '^https://');

-- Coaching
ALTER TABLE "coach_applications"
  ADD CONSTRAINT "coach_applications_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "coach_applications_bio_length" CHECK (char_length("bio") <= 2000),
  ADD CONSTRAINT "coach_applications_experience_length" CHECK (char_length("experience") BETWEEN 1 AND 200),
  ADD CONSTRAINT "coach_applications_location_length" CHECK (char_length("location") <= 160),
  ADD CONSTRAINT "coach_applications_area_length" CHECK (char_length("area") <= 80),
  ADD CONSTRAINT "coach_applications_city_length" CHECK (char_length("city") <= 80),
  ADD CONSTRAINT "coach_applications_phone_length" CHECK (char_length("phone") <= 40),
  ADD CONSTRAINT "coach_applications_email_length" CHECK (char_length("email") <= 254),
  ADD CONSTRAINT "coach_applications_admin_notes_length" CHECK (char_length("admin_notes") <= 2000),
  ADD CONSTRAINT "coach_applications_certifications_length" CHECK (cardinality("certifications") <= 20 AND char_length("list_text"("certifications")) <= 2000),
  ADD CONSTRAINT "coach_applications_specialties_length" CHECK (cardinality("specialties") <= 20 AND char_length("list_text"("specialties")) <= 2000),
  ADD CONSTRAINT "coach_applications_availability_days" CHECK ("availability" <@ ARRAY['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  ADD CONSTRAINT "coach_applications_hourly_rate_range" CHECK ("hourly_rate" BETWEEN 1000 AND 10000),
  ADD CONSTRAINT "coach_applications_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "coach_applications_reviews_add_up" CHECK ("review_count" >= 0 AND "rating_sum" BETWEEN "review_count" AND 5 * "review_count"),
  ADD CONSTRAINT "coach_applications_image_whole" CHECK (("image" IS NULL) = ("image_provider" IS NULL));
CREATE UNIQUE INDEX "coach_applications_open_key" ON "coach_applications" ("user_id", "sport_id") WHERE "status" IN ('pending', 'approved');
ALTER TABLE "coach_hours"
  ADD CONSTRAINT "coach_hours_weekday_range" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "coach_hours_minutes_range" CHECK (0 <= "start_minute" AND "start_minute" < "end_minute" AND "end_minute" <= 1440),
  ADD CONSTRAINT "coach_hours_no_overlap" EXCLUDE USING gist ("coach_id" WITH =, "weekday" WITH =, int4range("start_minute", "end_minute") WITH &&);
ALTER TABLE "coach_days_off"
  ADD CONSTRAINT "coach_days_off_order" CHECK ("ends_on" >= "starts_on"),
  ADD CONSTRAINT "coach_days_off_note_length" CHECK (char_length("note") <= 200);
ALTER TABLE "coach_classes"
  ADD CONSTRAINT "coach_classes_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "coach_classes_description_length" CHECK (char_length("description") <= 1000),
  ADD CONSTRAINT "coach_classes_schedule_length" CHECK (char_length("schedule") <= 160),
  ADD CONSTRAINT "coach_classes_duration_range" CHECK ("duration_minutes" BETWEEN 15 AND 480),
  ADD CONSTRAINT "coach_classes_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "coach_classes_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "coach_classes_group_size_range" CHECK ("group_size" BETWEEN 1 AND 100);
ALTER TABLE "coach_reviews"
  ADD CONSTRAINT "coach_reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "coach_reviews_comment_length" CHECK (char_length("comment") <= 2000),
  ADD CONSTRAINT "coach_reviews_reply_length" CHECK (char_length("reply") <= 2000);

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

-- Bookings
ALTER TABLE "booking_requests"
  ADD CONSTRAINT "booking_requests_duration_choice" CHECK ("duration" IN (30, 60, 90, 120)),
  ADD CONSTRAINT "booking_requests_ends_with_duration" CHECK (extract(epoch FROM "ends_at" - "starts_at") = "duration" * 60),
  ADD CONSTRAINT "booking_requests_not_oneself" CHECK ("client_id" <> "coach_user_id"),
  ADD CONSTRAINT "booking_requests_message_length" CHECK (char_length("message") <= 1000),
  ADD CONSTRAINT "booking_requests_coach_notes_length" CHECK (char_length("coach_notes") <= 1000),
  ADD CONSTRAINT "booking_requests_cancel_reason_length" CHECK (char_length("cancel_reason") <= 300),
  ADD CONSTRAINT "booking_requests_time_zone_length" CHECK (char_length("time_zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "booking_requests_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "booking_requests_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "booking_requests_no_double_booking" EXCLUDE USING gist ("coach_user_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'accepted');
ALTER TABLE "booking_proposals"
  ADD CONSTRAINT "booking_proposals_ends_after_start" CHECK ("ends_at" > "starts_at"),
  ADD CONSTRAINT "booking_proposals_note_length" CHECK (char_length("note") <= 500);
CREATE UNIQUE INDEX "booking_proposals_pending_key" ON "booking_proposals" ("booking_id") WHERE "status" = 'pending';
ALTER TABLE "coach_packages"
  ADD CONSTRAINT "coach_packages_sessions_choice" CHECK ("sessions_total" IN (4, 8)),
  ADD CONSTRAINT "coach_packages_sessions_within_total" CHECK ("sessions_used" BETWEEN 0 AND "sessions_total"),
  ADD CONSTRAINT "coach_packages_price_range" CHECK ("price" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "coach_packages_currency_format" CHECK ("currency" ~ '^[A-Z]{3}$');

-- Safety
ALTER TABLE "reports"
  ADD CONSTRAINT "reports_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 60),
  ADD CONSTRAINT "reports_note_length" CHECK (char_length("note") <= 1000),
  ADD CONSTRAINT "reports_action_length" CHECK (char_length("action") <= 60),
  ADD CONSTRAINT "reports_admin_notes_length" CHECK (char_length("admin_notes") <= 2000);
CREATE UNIQUE INDEX "reports_open_key" ON "reports" ("reporter_id", "target_type", "target_id") WHERE "status" = 'open';
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_text_length" CHECK (char_length("text") BETWEEN 1 AND 1000);

CREATE FUNCTION "audit_logs_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_logs is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "audit_logs_append_only" BEFORE UPDATE OR DELETE ON "audit_logs"
  FOR EACH ROW EXECUTE FUNCTION "audit_logs_append_only"();
CREATE TRIGGER "audit_logs_append_only_truncate" BEFORE TRUNCATE ON "audit_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_logs_append_only"();

-- Platform
CREATE INDEX "jobs_due_idx" ON "jobs" ("run_at", "id") WHERE "done_at" IS NULL AND "failed_at" IS NULL;
ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_kind_length" CHECK (char_length("kind") BETWEEN 1 AND 60),
  ADD CONSTRAINT "jobs_attempts_not_negative" CHECK ("attempts" >= 0);
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_key_length" CHECK (char_length("key") BETWEEN 1 AND 255);
