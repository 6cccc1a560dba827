import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/account/service/delete-account';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { createFeed, readFeed } from '@/lib/calendar/service';
import { readAnswerLink } from '@/lib/games/service/answer-by-link';
import { answerUrl } from '@/lib/games/service/answer-email';
import { confirmAddress, restoreAddress } from '@/lib/platform/auth/address';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import { hashPassword } from '@/lib/platform/auth/password';
import { createSession, toSessionId } from '@/lib/platform/auth/session-store';
import { resetTwoStep } from '@/lib/platform/auth/two-step';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { changePassword } from '@/lib/users/service/change-photo';
import { listSecurityEvents } from '@/lib/users/service/manage-sessions';
import { clickLink, linkMailedTo, requestLink } from '@/tests/factories/emails';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import {
  createActor,
  createSignedIn,
  createToken,
  type SignedIn,
} from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { call } from './call';

const PASSWORD = 'subah ki hockey';
const NEW_PASSWORD = 'kinnow-orchard-7';

beforeEach(async () => {
  env.LOCAL_MODE = true;
  await db.$executeRaw`DELETE FROM rate_limits`;
});

/** Rows whose secret allows acting or reading as the person. */
const ENDED = [
  'access_tokens',
  'address_links',
  'calendar_feeds',
  'data_exports',
  'idempotency_keys',
  'passkey_challenges',
  'push_subscriptions',
  'sessions',
] as const;
/** Ways to sign in, which are removed by events that distrust them: the proof of an address and its undo. */
const SIGN_IN_METHODS = ['accounts', 'passkeys', 'two_factors'];
/** The person's texts, actions and choices. They give no access without signing in; invite links belong to their group. */
const OTHER =
  `blocks booking_proposals booking_requests class_participants coach_applications coach_clients coach_packages coach_reviews
  conversation_members conversations court_time_changes court_times follow_notices follows friend_requests game_guests game_participants game_proposals game_series games
  group_bans group_invites group_regulars group_join_requests group_members group_removals groups guardians invite_link_uses invite_links
  matches message_reactions messages money_accounts notification_preferences notifications outbox_mails payment_handles
  presences reports seat_asks seat_requests security_events skips super_likes upload_usages uploads user_sports venue_applications
  venue_images venue_reviews venue_staff venue_suggestions venues warnings`.split(/\s+/);

describe('a table with rows of a person', () => {
  it('is either ended with all access, a way to sign in, or neither: a new one must be put into a list', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT DISTINCT c.relname AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
       WHERE k.contype = 'f' AND k.confrelid IN ('users'::regclass, 'sessions'::regclass)`,
    );
    const known = [...ENDED, ...SIGN_IN_METHODS, ...OTHER];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it('has no secret unless it is ended, a way to sign in, or a group’s', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public'
       AND (column_name ~ '(token|secret|challenge|code)_?hash' OR column_name IN ('sid', 'secret', 'endpoint', 'auth'))
       GROUP BY table_name ORDER BY table_name`,
    );
    // Sign-in links, which belong to an address.
    const known = [...ENDED, ...SIGN_IN_METHODS, 'invite_links', 'verification_tokens'];
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

/** A person with one of every kind of access, created in another browser (a thief's, perhaps). */
async function createWithAccess(options: { emailVerifiedAt?: Date | null } = {}) {
  const owner = await createSignedIn({ passwordHash: await hashPassword(PASSWORD), ...options });
  const thief = await createActor(owner.user);
  const { id: userId, email } = owner.user;
  const { token: firstStep } = await createSession({ userId, step: 'first' });
  const { url } = await createFeed(thief.actor);
  for (const [name, { cookie }] of Object.entries({ owner, thief })) {
    const endpoint = `https://fcm.googleapis.com/${name}/${uniqueText()}`;
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const answer = await call('POST /api/push/subscriptions', { cookie, body: { endpoint, keys } });
    expect(answer.status).toBe(204);
  }
  await call('POST /api/users/{id}/export', { params: { id: userId }, cookie: thief.cookie });
  await db.idempotencyKey.create({
    data: { userId, key: 'k', scope: 'POST', requestHash: '', status: 200, expiresAt: inAnHour() },
  });
  await db.passkeyChallenge.create({
    data: { challengeHash: uniqueText(), purpose: 'add', userId, expiresAt: inAnHour() },
  });
  await db.twoFactor.create({ data: { userId, secret: 'begun' } });
  await createToken(userId);
  const link = await requestLink(email);
  const asked = `new.${uniqueText()}@example.com`;
  await call('POST /api/auth/email', {
    cookie: thief.cookie,
    body: { email: asked, password: PASSWORD },
  });
  const group = await createGroup();
  await addMember(group.id, userId);
  const { id: gameId } = await createGame({ groupId: group.id });
  const answer = new URL(answerUrl({ gameId, userId }, 'going')).searchParams.get('token') ?? '';
  // The end of access is later than the email.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return { ...owner, thief, firstStep, feed: url.split('/').at(-1) ?? '', link, asked, answer };
}

type WithAccess = Awaited<ReturnType<typeof createWithAccess>>;

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The person's remaining access: the names of tables, links and files. Undo links are for the owner. */
async function stillActive({ user, feed, link, answer, actor, asked }: WithAccess) {
  const standing: string[] = [];
  for (const table of ENDED) {
    const { rows } = await pool.query<Record<string, unknown>>(
      `SELECT * FROM ${table} WHERE user_id = $1`,
      [user.id],
    );
    const own = (row: Record<string, unknown>) =>
      [row.sid, row.session_id].includes(actor.sessionId) ? `${table} of this browser` : table;
    const undoes = (row: Record<string, unknown>) =>
      ['undo', 'confirm'].includes(String(row.purpose));
    standing.push(...rows.filter((row) => !undoes(row)).map(own));
  }
  if (await db.twoFactor.count({ where: { userId: user.id, confirmedAt: null } }))
    standing.push('begun two-step sign-in');
  if ((await readFeed(feed).catch(() => null)) !== null) standing.push('the feed');
  if (await readAnswerLink(answer)) standing.push('an answer link');
  if (await db.verificationToken.count({ where: { identifier: link.email } }))
    standing.push('a sign-in link');
  if (await db.mailLink.count({ where: { mail: { to: asked } } })) standing.push('a change link');
  return [...new Set(standing)].toSorted();
}

const THIS_BROWSER = ['push_subscriptions of this browser', 'sessions of this browser'];

/** The events that end all access, and what remains: nothing, or the browser in which the person acts. */
const EVENTS: [string, (person: WithAccess) => Promise<unknown>, string[]][] = [
  [
    'signing out everywhere',
    ({ cookie }) => call('POST /api/auth/sign-out-everywhere', { cookie }),
    [],
  ],
  [
    'a change of password',
    ({ actor, user }) =>
      changePassword(actor, user.id, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    THIS_BROWSER,
  ],
  [
    'a change of address',
    async ({ actor, asked }) => confirmAddress(actor, await tokenIn(asked)),
    THIS_BROWSER,
  ],
  ['a suspension', ({ user }) => moderate(user.id, 'suspend'), []],
  ['a ban', ({ user }) => moderate(user.id, 'ban'), []],
  ['an admin’s sign-out', ({ user }) => moderate(user.id, 'end-sessions'), []],
  ['a reset of two-step sign-in', ({ user }) => resetTwoStep(user.email.toUpperCase()), []],
  ['the request to be deleted', ({ actor, user }) => deleteAccount(actor, user.id, PASSWORD), []],
];

const tokenIn = async (to: string) => (await linkMailedTo(to)).searchParams.get('token') ?? '';

async function moderate(userId: number, action: 'suspend' | 'ban' | 'end-sessions') {
  const admin = await createSignedIn({ isAdmin: true });
  await moderatePerson({ ...admin.actor, isAdmin: true }, userId, action, { days: 7 });
}

const toastOf = async ({ user }: SignedIn & { user: { id: number } }) => {
  const { actor } = await createActor({ id: user.id, isAdmin: false });
  const events = await listSecurityEvents(actor, user.id);
  return events.find(({ detail }) => detail?.startsWith('access ended'))?.detail?.split(' ');
};

describe('all that stands for a person', () => {
  it('is there before', async () => {
    const person = await createWithAccess();
    expect(await stillActive(person)).toEqual(
      [
        ...ENDED,
        ...THIS_BROWSER,
        'a change link',
        'a sign-in link',
        'an answer link',
        'begun two-step sign-in',
        'the feed',
      ].toSorted(),
    );
  });

  it.each(EVENTS)('ends with %s, and the person is told', async (_name, happen, rest) => {
    const person = await createWithAccess();
    await happen(person);
    expect(await stillActive(person)).toEqual(rest);
    expect(await toastOf(person)).toEqual(
      expect.arrayContaining(['sessions', 'tokens', 'calendar']),
    );
  });

  it('ends when the owner of an address proves it after somebody registered with it', async () => {
    const person = await createWithAccess({ emailVerifiedAt: null });
    await clickLink(await requestLink(person.user.email));
    // The owner's own new browser is the only one.
    expect(await stillActive(person)).toEqual(['sessions']);
    expect(await db.session.count({ where: { userId: person.user.id } })).toBe(1);
    expect(await db.session.count({ where: { sid: toSessionId(person.token) } })).toBe(0);
  });

  it('ends when a change of address is undone', async () => {
    const person = await createWithAccess();
    const { id: userId, email } = person.user;
    await confirmAddress(person.thief.actor, await tokenIn(person.asked));
    const undo = await tokenIn(email);
    const { url } = await createFeed(person.thief.actor);
    await restoreAddress(undo);
    expect(await stillActive({ ...person, feed: url.split('/').at(-1) ?? '' })).toEqual([]);
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  it('of one browser ends with its session: its device gets no pushes', async () => {
    const person = await createWithAccess();
    const params = { id: person.user.id, sessionId: person.thief.actor.sessionId };
    await call('DELETE /api/users/{id}/sessions/{sessionId}', { params, cookie: person.cookie });
    const left = await db.pushSubscription.findMany({ where: { userId: person.user.id } });
    expect(left.map(({ sessionId }) => sessionId)).toEqual([person.actor.sessionId]);
  });

  it('is somebody’s own: nobody else’s ends with it', async () => {
    const [person, other] = [await createWithAccess(), await createWithAccess()];
    const before = await stillActive(other);
    await endAccessNow(person.user.id);
    expect(await stillActive(other)).toEqual(before);
    await expect(endAccessNow((await createOnboardedUser()).id)).resolves.toBe(0);
  });
});
