-- What concerns the security of accounts and of the site; lib/observability/security-events writes it. Words of people are in
-- none of its columns.
CREATE TYPE "security_event_name" AS ENUM (
  'authn_login_success', 'authn_login_first_step', 'authn_login_fail', 'authn_login_lock', 'authn_second_step_fail',
  'authn_password_change', 'authn_email_change', 'authn_two_step_change', 'authn_passkey_added', 'authn_passkey_removed',
  'authz_fail', 'excess_rate_limit_exceeded', 'privilege_permissions_changed', 'sensitive_read'
);

CREATE TABLE "security_events" (
  "id" BIGSERIAL NOT NULL PRIMARY KEY,
  "event" "security_event_name" NOT NULL,
  "user_id" INTEGER REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "account" TEXT,
  "network" TEXT,
  "device" TEXT,
  "is_new_device" BOOLEAN NOT NULL DEFAULT false,
  "detail" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "security_events_user_id_id_idx" ON "security_events" ("user_id", "id" DESC);
CREATE INDEX "security_events_created_at_idx" ON "security_events" ("created_at");
