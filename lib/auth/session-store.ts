import { createHash, randomBytes } from 'node:crypto';
import { type Actor, mintActor } from '@/lib/auth/actor';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/auth/session-cookie';
import { pool } from '@/lib/db/pool';
import { queryPrepared } from '@/lib/db/prepared';
import { env } from '@/lib/env/server';
import { profileImageUrl, type StorageProviderName } from '@/lib/storage/file-url';

/** Admins are signed out after this idle time. SQL text, for the statements below. */
const ADMIN_IDLE = "interval '12 hours'";
/** How often the use of a session is recorded: for admins well within their limit, for others once a day. */
const RECORD_USE_EVERY_MS = { admin: 10 * 60_000, other: 86_400_000 };
/** How long the first of two steps stays valid: time to find the phone. */
const FIRST_STEP_MINUTES = 10;

/** The signed-in person with their own private fields. For their own eyes only. */
export interface SessionUser {
  id: number;
  email: string;
  /** The person has confirmed the address. */
  emailConfirmed: boolean;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  profileImageUrl: string | null;
  bio: string | null;
  location: string | null;
  /** The nearest named area and city. */
  publicLocation: string | null;
  latitude: number | null;
  longitude: number | null;
  gender: string | null;
  isAdmin: boolean;
  timeZone: string;
  /** Set while the account waits for its deletion. */
  deletionDueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface Session {
  actor: Actor;
  user: SessionUser;
  expires: Date;
}

/** The database holds only the hash: a leaked table opens no session. */
export function toSessionId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const OWN_FIELDS = `
  u.id, u.email, u.email_verified_at IS NOT NULL AS "emailConfirmed", u.name, u.first_name AS "firstName", u.last_name AS "lastName", u.username,
  u.profile_image_key AS "profileImageKey", u.profile_image_provider::text AS "profileImageProvider", u.bio, u.location,
  u.public_location AS "publicLocation",
  u.latitude, u.longitude, u.gender::text AS gender, u.is_admin AS "isAdmin", u.time_zone AS "timeZone",
  u.deletion_due_at AS "deletionDueAt", u.created_at AS "createdAt", u.updated_at AS "updatedAt"`;

/** SQL: session `s` is valid and its person `u` may be signed in. */
export const SESSION_IS_VALID = `s.expire > now() AND (NOT u.is_admin OR s.last_seen_at > now() - ${ADMIN_IDLE})
    AND u.deleted_at IS NULL AND u.banned_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())`;

/** SQL: only the first of two steps is done, so the session counts for nobody yet. */
const IS_PENDING = `(s.two_factor_at IS NULL
    AND EXISTS (SELECT FROM two_factors t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL))`;

// Session and person in one statement, because every signed-in page and call runs it. Bare pg: Prisma splits the relation
// into two statements and takes five times the processor time.
const FIND_SESSION = `
  SELECT s.sid, s.expire, s.last_seen_at AS "lastSeenAt", s.two_factor_at IS NOT NULL AS "tookSecondStep", ${OWN_FIELDS}
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.sid = $1 AND ${SESSION_IS_VALID} AND NOT ${IS_PENDING}`;

interface OwnRow extends Omit<SessionUser, 'profileImageUrl'> {
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

function toSessionUser({ profileImageKey, profileImageProvider, ...own }: OwnRow): SessionUser {
  return { ...own, profileImageUrl: profileImageUrl({ profileImageKey, profileImageProvider }) };
}

/** The own fields of a person, read again, as after a change of their profile. */
export async function findSessionUser(userId: number): Promise<SessionUser | null> {
  const { rows } = await pool.query<OwnRow>(`SELECT ${OWN_FIELDS} FROM users u WHERE u.id = $1`, [
    userId,
  ]);
  return rows[0] ? toSessionUser(rows[0]) : null;
}

interface SessionRow extends OwnRow {
  sid: string;
  expire: Date;
  lastSeenAt: Date;
  tookSecondStep: boolean;
}

/** @returns null for an unknown, expired or revoked token and for a person who may not sign in. */
export async function findSession(token: string): Promise<Session | null> {
  const [row] = await queryPrepared<SessionRow>(FIND_SESSION, [toSessionId(token)]);
  if (!row) return null;
  const { sid, expire, lastSeenAt, tookSecondStep, ...own } = row;
  const every = own.isAdmin ? RECORD_USE_EVERY_MS.admin : RECORD_USE_EVERY_MS.other;
  if (Date.now() - lastSeenAt.getTime() > every) await recordUse(sid, lastSeenAt);
  const user = toSessionUser(own);
  // docs/decisions/0006: admins act as admins only after the second step, except in local mode.
  const isAdmin = user.isAdmin && (tookSecondStep || env.LOCAL_MODE);
  const actor = mintActor({ userId: user.id, isAdmin, sessionId: sid });
  return { actor, user, expires: expire };
}

export interface PendingSession {
  sid: string;
  userId: number;
  addressProven: boolean;
}

/** The person whose first step this token proves, while the second is still missing. */
export async function findPendingSession(token: string): Promise<PendingSession | null> {
  const { rows } = await pool.query<PendingSession>(
    `SELECT s.sid, s.user_id AS "userId", coalesce((s.sess->>'addressProven')::boolean, false) AS "addressProven"
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.sid = $1 AND ${SESSION_IS_VALID} AND ${IS_PENDING}`,
    [toSessionId(token)],
  );
  return rows[0] ?? null;
}

export interface SessionStart {
  createdAt: Date;
  /** The person signed in by a mailed link. */
  addressProven: boolean;
}

/** When and how a session began. */
export async function findSessionStart(sid: string): Promise<SessionStart | null> {
  const { rows } = await pool.query<SessionStart>(
    `SELECT created_at AS "createdAt", coalesce((sess->>'addressProven')::boolean, false) AS "addressProven"
     FROM sessions WHERE sid = $1`,
    [sid],
  );
  return rows[0] ?? null;
}

/** Whether a sign-in of this person takes two steps. */
export async function takesTwoSteps(userId: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT FROM two_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL',
    [userId],
  );
  return rowCount === 1;
}

/** Recording a use never lengthens a session, which ends 30 days after its sign-in. */
async function recordUse(sid: string, before: Date): Promise<void> {
  // Suggestions prefer people who were active lately; a day's precision is enough for that.
  await pool.query(
    `WITH used AS (
       UPDATE sessions SET last_seen_at = now() WHERE sid = $1 AND last_seen_at = $2 RETURNING user_id)
     UPDATE users SET last_active_at = now() WHERE id IN (SELECT user_id FROM used)`,
    [sid, before],
  );
}

export async function findActorByToken(token: string): Promise<Actor | null> {
  return (await findSession(token))?.actor ?? null;
}

export interface NewSession {
  userId: number;
  userAgent?: string | null;
  /** For some minutes such a session may set a password without the old one. */
  addressProven?: boolean;
  /** `first`: only the first of two steps is done. */
  step?: 'only' | 'first' | 'second';
}

/** @returns the token for the cookie (returned once; the table keeps its hash) and when it expires. */
export async function createSession({
  userId,
  userAgent = null,
  addressProven = false,
  step = 'only',
}: NewSession): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('hex');
  const { rows } = await pool.query<{ expires: Date }>(
    `WITH active AS (UPDATE users SET last_active_at = now() WHERE id = $3)
     INSERT INTO sessions (sid, sess, user_id, user_agent, two_factor_at, expire)
     VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END, now() + make_interval(secs => $6))
     RETURNING expire AS expires`,
    [
      toSessionId(token),
      JSON.stringify({ userId, addressProven }),
      userId,
      userAgent?.slice(0, 300) ?? null,
      step === 'second',
      step === 'first' ? FIRST_STEP_MINUTES * 60 : SESSION_MAX_AGE_SECONDS,
    ],
  );
  if (!rows[0]) throw new Error('the session could not be made');
  return { token, expires: rows[0].expires };
}

export async function deleteSession(sessionId: string): Promise<void> {
  await pool.query('DELETE FROM sessions WHERE sid = $1', [sessionId]);
}

/** Signs a person out everywhere, or everywhere but `exceptSessionId`. @returns the ids of the ended sessions. */
export async function deleteSessionsOfUser(
  userId: number,
  exceptSessionId = '',
): Promise<string[]> {
  const { rows } = await pool.query<{ sid: string }>(
    'DELETE FROM sessions WHERE user_id = $1 AND sid <> $2 RETURNING sid',
    [userId, exceptSessionId],
  );
  return rows.map((row) => row.sid);
}
