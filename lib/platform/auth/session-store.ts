import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Actor, mintActor } from '@/lib/platform/auth/actor';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/platform/auth/session-cookie';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsAgo, secondsFromNow } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { env } from '@/lib/platform/env/server';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

/** Admins are signed out after this idle time. */
const ADMIN_IDLE_SECONDS = 12 * 3_600;
/** How often the use of a session is recorded: for admins well within their limit, for others once a day. */
const RECORD_USE_EVERY_MS = { admin: 10 * 60_000, other: 86_400_000 };
/** How long the first of two steps stays valid: time to find the phone. */
const FIRST_STEP_SECONDS = 600;

/** The signed-in person with their own private fields. For their own eyes only. */
export interface SessionUser {
  id: number;
  email: string;
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
  /** As the person states it; `genderCountsFrom` tells since when it will count. */
  gender: string | null;
  genderCountsFrom: Date | null;
  /** Registered through an invite link: the profile can wait. */
  cameByLink: boolean;
  /** The person has not stated a year of birth. */
  lacksBirthYear: boolean;
  /** The question was put off. */
  birthYearAsked: boolean;
  isAdmin: boolean;
  timeZone: string;
  /** The person's choice, or null. */
  language: string | null;
  /** How the person reads dates (`lib/platform/language/date-style`), or null. */
  dateStyle: string | null;
  /** The last version of the terms that the person accepted. */
  termsVersion: string | null;
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

const OWN_FIELDS = [
  'u.id',
  'u.email',
  sql<boolean>`${columnsOf<'users'>('u')('emailVerifiedAt')} IS NOT NULL`.as('emailConfirmed'),
  'u.name',
  'u.firstName',
  'u.lastName',
  'u.username',
  'u.profileImageKey',
  'u.profileImageProvider',
  'u.bio',
  'u.location',
  'u.publicLocation',
  'u.latitude',
  'u.longitude',
  sql<
    string | null
  >`coalesce(${columnsOf<'users'>('u')('statedGender')}, ${columnsOf<'users'>('u')('gender')})`.as(
    'gender',
  ),
  'u.genderCountsFrom',
  sql<boolean>`${columnsOf<'users'>('u')('cameByLinkAt')} IS NOT NULL`.as('cameByLink'),
  sql<boolean>`${columnsOf<'users'>('u')('birthYear')} IS NULL`.as('lacksBirthYear'),
  sql<boolean>`${columnsOf<'users'>('u')('birthYearAskedAt')} IS NOT NULL`.as('birthYearAsked'),
  'u.isAdmin',
  'u.timeZone',
  'u.language',
  'u.dateStyle',
  'u.termsVersion',
  'u.deletionDueAt',
  'u.createdAt',
  'u.updatedAt',
] as const;

const person = columnsOf<'users'>('u');

/** Whether `u` may be signed in: not deleted, banned or suspended. */
export const maySignIn = sql<boolean>`(${person('deletedAt')} IS NULL AND ${person('bannedAt')} IS NULL
  AND (${person('suspendedUntil')} IS NULL OR ${person('suspendedUntil')} < ${now}))`;

/** Valid sessions with the people `u` who may be signed in. */
export const validSessions = (kx: Kysely<Tables>) =>
  kx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.expire', '>', now)
    .where((eb) =>
      eb.or([eb.not(eb.ref('u.isAdmin')), eb('s.lastSeenAt', '>', secondsAgo(ADMIN_IDLE_SECONDS))]),
    )
    .where(maySignIn);

/** Those of one token. `isPending`: only the first of two steps is done, so that the session counts for nobody yet. */
const sessionsOf = (kx: Kysely<Tables>, { sid, isPending }: { sid: string; isPending: boolean }) =>
  validSessions(kx)
    .where('s.sid', '=', sid)
    .where((eb) => {
      const pending = eb('s.twoFactorAt', 'is', null).and(
        eb.exists(
          eb
            .selectFrom('twoFactors as t')
            .whereRef('t.userId', '=', 'u.id')
            .where('t.confirmedAt', 'is not', null)
            .select('t.userId'),
        ),
      );
      return isPending ? pending : eb.not(pending);
    });

const findOwn = prepared((kx, p: { userId: number }) =>
  kx.selectFrom('users as u').where('u.id', '=', p.userId).select(OWN_FIELDS),
);

// One statement for session and person, because every signed-in page and call runs it.
const findSessionRow = prepared((kx, p: { sid: string }) =>
  sessionsOf(kx, { sid: p.sid, isPending: false })
    .select(['s.sid', 's.expire', 's.lastSeenAt'])
    .select((eb) => eb('s.twoFactorAt', 'is not', null).$castTo<boolean>().as('tookSecondStep'))
    .select(OWN_FIELDS),
);

type OwnRow = Awaited<ReturnType<typeof findOwn>>[number];

function toSessionUser({ profileImageKey, profileImageProvider, ...own }: OwnRow): SessionUser {
  return { ...own, profileImageUrl: profileImageUrl({ profileImageKey, profileImageProvider }) };
}

/** Reads the own fields again, as after a change of the profile. */
export async function findSessionUser(userId: number): Promise<SessionUser | null> {
  const [row] = await findOwn({ userId });
  return row ? toSessionUser(row) : null;
}

/** @returns null for an unknown, expired or revoked token and for a person who may not sign in. */
export async function findSession(token: string): Promise<Session | null> {
  const [row] = await findSessionRow({ sid: toSessionId(token) });
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

const isAddressProven = sql<boolean>`coalesce(
  (${columnsOf<'sessions'>('s')('sess')}->>'addressProven')::boolean, false)`;

const subjectOf = sql<number | null>`(${columnsOf<'sessions'>('s')('sess')}->>'subjectId')::int`;

/** The person whose first step this token proves, while the second is still missing. */
export async function findPendingSession(token: string) {
  const row = await sessionsOf(on(), { sid: toSessionId(token), isPending: true })
    .select(['s.sid', 's.userId', 'u.email', isAddressProven.as('addressProven')])
    .select(subjectOf.as('subjectId'))
    .executeTakeFirst();
  return row ?? null;
}

export type PendingSession = NonNullable<Awaited<ReturnType<typeof findPendingSession>>>;

export async function findSessionStart(sid: string) {
  const row = await on()
    .selectFrom('sessions as s')
    .where('s.sid', '=', sid)
    .select(['s.createdAt', isAddressProven.as('addressProven')])
    .executeTakeFirst();
  return row ?? null;
}

export async function takesTwoSteps(userId: number): Promise<boolean> {
  const row = await on()
    .selectFrom('twoFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Recording a use never lengthens a session, which ends 30 days after its sign-in. */
async function recordUse(sid: string, before: Date): Promise<void> {
  // Suggestions prefer people who were active lately; a day's precision is enough for that.
  await on()
    .with('used', (kx) =>
      kx
        .updateTable('sessions')
        .set({ lastSeenAt: now })
        .where('sid', '=', sid)
        .where('lastSeenAt', '=', before)
        .returning('userId'),
    )
    .updateTable('users')
    .set({ lastActiveAt: now })
    .where('id', 'in', (eb) => eb.selectFrom('used').select('used.userId'))
    .execute();
}

export async function findActorByToken(token: string): Promise<Actor | null> {
  return (await findSession(token))?.actor ?? null;
}

export interface NewSession {
  userId: number;
  userAgent?: string | null;
  /** For some minutes such a session may set a password without the old one. */
  addressProven?: boolean;
  /** `first`: the second step is missing. */
  step?: 'only' | 'first' | 'second';
  /** The subject of the mailed link of the first step; used after the second. */
  subjectId?: number | null;
}

/** @returns the token for the cookie (returned once; the table keeps its hash) and when it expires. */
export async function createSession({
  userId,
  userAgent = null,
  addressProven = false,
  step = 'only',
  subjectId = null,
}: NewSession): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('hex');
  const { expire } = await on()
    .with('active', (kx) =>
      kx.updateTable('users').set({ lastActiveAt: now }).where('id', '=', userId),
    )
    .insertInto('sessions')
    .values({
      sid: toSessionId(token),
      sess: JSON.stringify({
        userId,
        addressProven,
        ...(step === 'first' && subjectId !== null ? { subjectId } : {}),
      }),
      userId,
      userAgent: userAgent?.slice(0, 300) ?? null,
      twoFactorAt: step === 'second' ? now : null,
      expire: secondsFromNow(step === 'first' ? FIRST_STEP_SECONDS : SESSION_MAX_AGE_SECONDS),
    })
    .returning('expire')
    .executeTakeFirstOrThrow();
  return { token, expires: expire };
}

export async function deleteSession(sessionId: string): Promise<void> {
  await on().deleteFrom('sessions').where('sid', '=', sessionId).execute();
}
