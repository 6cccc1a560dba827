import { beforeEach, describe, expect, it } from 'vitest';
import { JOIN_MESSAGE } from '@/lib/groups/constants';
import { joinGroup } from '@/lib/groups/service/join-group';
import { CONFIRM_FIRST } from '@/lib/platform/auth/address';
import { hashPassword } from '@/lib/platform/auth/password';
import { findPasswordHash } from '@/lib/platform/auth/repository';
import { findSession } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { notifyNewSignIn } from '@/lib/users/service/manage-sessions';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { connect } from '@/tests/factories/connections';
import { clickLink, linkMailedTo, requestLink } from '@/tests/factories/emails';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';

const PASSWORD = 'subah ki hockey';
let passwordHash = '';

beforeEach(async () => {
  passwordHash ||= await hashPassword(PASSWORD);
  env.LOCAL_MODE = true;
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const newEmail = () => `new.${uniqueText()}@example.com`;
const createUnconfirmed = () => createSignedIn({ emailVerifiedAt: null, passwordHash });
const createConfirmed = () => createSignedIn({ passwordHash });

const emailsTo = (to: string) => db.outboxMail.findMany({ where: { to }, orderBy: { id: 'asc' } });

/** The secret of the link in the latest email to this address. */
const tokenSentTo = async (to: string) => (await linkMailedTo(to)).searchParams.get('token') ?? '';

const confirm = (cookie: string, token: string) =>
  call('POST /api/auth/email/confirm', { cookie, body: { token } });
const restore = (token: string) => call('POST /api/auth/email/restore', { body: { token } });
const sendAgain = (cookie: string) => call('POST /api/auth/email/letter', { cookie });
const change = (cookie: string, email: string, password: string | undefined = PASSWORD) =>
  call('POST /api/auth/email', { cookie, body: { email, password } });
const isConfirmed = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt !== null;
const emailOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

describe('the confirmation e-mail after registering', () => {
  const register = (email: string) =>
    call('POST /api/register', {
      body: { name: 'Ali Raza', email, password: PASSWORD },
      headers: { 'x-forwarded-for': uniqueText() },
    });
  const signIn = async (email: string) =>
    `next-auth.session-token=${tokenOf(
      await callAuth('callback/credentials', { email, password: PASSWORD }),
    )}`;

  it('is sent to a new address and confirms it; signing in does not wait for it', async () => {
    const email = newEmail();
    await register(email);
    const cookie = await signIn(email);
    const state = () => call('GET /api/auth/email', { cookie }).then((response) => response.json());
    expect(await state()).toEqual({
      email,
      isConfirmed: false,
      wishedEmail: null,
      proof: 'password',
    });
    const response = await confirm(cookie, await tokenSentTo(email));
    expect([response.status, await response.json()]).toEqual([200, { email }]);
    expect(await state()).toEqual({
      email,
      isConfirmed: true,
      wishedEmail: null,
      proof: 'password',
    });
  });

  it('is the only e-mail: registering again or changing the password sends no other', async () => {
    const email = newEmail();
    await register(email);
    await register(email);
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    const response = await call('POST /api/users/{id}/password', {
      params: { id },
      cookie: await signIn(email),
      body: { currentPassword: PASSWORD, newPassword: 'kinnow-orchard-7' },
    });
    expect(response.status).toBe(200);
    const subjects = (await emailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirm your e-mail for Maidan']);
  });

  it('is the only e-mail: a new browser sends a notification, and a claim on the address sends nothing', async () => {
    const email = newEmail();
    await register(email);
    await signIn(email);
    await signIn(email);
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    const strange = { userId: id, isNewDevice: true };
    const { id: eventId } = await db.securityEvent.findFirstOrThrow({ where: strange });
    await notifyNewSignIn(Number(eventId));
    expect(await db.notification.count({ where: { userId: id, type: 'new_sign_in' } })).toBe(1);
    const { cookie } = await createConfirmed();
    const [free, taken] = [await change(cookie, newEmail()), await change(cookie, email)];
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    const subjects = (await emailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirm your e-mail for Maidan']);
  });

  it('is sent again on request, which invalidates the first link', async () => {
    const { user, cookie } = await createUnconfirmed();
    await sendAgain(cookie);
    const first = await tokenSentTo(user.email);
    expect((await sendAgain(cookie)).status).toBe(204);
    expect((await confirm(cookie, first)).status).toBe(409);
    expect((await confirm(cookie, await tokenSentTo(user.email))).status).toBe(200);
    expect((await sendAgain(cookie)).status, 'confirmed already').toBe(409);
  });

  it('is sent at most five times an hour', async () => {
    const { user, cookie } = await createUnconfirmed();
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await sendAgain(cookie)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await emailsTo(user.email)).toHaveLength(5);
  });

  it('contains a link that works once, only for its owner, until it expires', async () => {
    const { user, cookie } = await createUnconfirmed();
    const other = await createUnconfirmed();
    await sendAgain(cookie);
    const token = await tokenSentTo(user.email);
    expect((await confirm(other.cookie, token)).status).toBe(409);
    expect((await call('POST /api/auth/email/confirm', { body: { token } })).status).toBe(401);
    expect((await restore(token)).status, 'it is not an undo link').toBe(409);
    await db.addressLink.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect((await confirm(cookie, token)).status).toBe(409);
    expect(await isConfirmed(user.id)).toBe(false);
    await sendAgain(cookie);
    const fresh = await tokenSentTo(user.email);
    const responses = await Promise.all([confirm(cookie, fresh), confirm(cookie, fresh)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('has its token stored as a hash, and takes effect only after pressing a button', async () => {
    const { user, cookie } = await createUnconfirmed();
    await sendAgain(cookie);
    const token = await tokenSentTo(user.email);
    const row = await db.addressLink.findFirstOrThrow({ where: { userId: user.id } });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(
      (await emailsTo(user.email)).at(-1)?.text,
      'nor in the letter that is kept',
    ).not.toContain(token);
    const elsewhere = await call('POST /api/auth/email/confirm', {
      cookie,
      body: { token },
      origin: 'https://evil.test',
    });
    expect(elsewhere.status).toBe(403);
    expect(await isConfirmed(user.id)).toBe(false);
  });
});

describe('somebody whose e-mail is not confirmed', () => {
  const write = (cookie: string, receiverId: number) =>
    call('POST /api/messages', { cookie, body: { content: 'Hello', receiverId } });

  it('cannot write to strangers and is told why', async () => {
    const { user, cookie } = await createUnconfirmed();
    const stranger = await createOnboardedUser();
    const refused = await write(cookie, stranger.id);
    expect(refused.status).toBe(403);
    const { error } = await refused.json();
    expect(error).toMatch(/^Please confirm your e-mail/);
    const chat = await call('GET /api/users/{id}/conversation', {
      params: { id: stranger.id },
      cookie,
    });
    expect(await chat.json()).toMatchObject({ canSend: false, refusal: error });
    expect(await db.conversation.count({ where: { requestedById: user.id } })).toBe(0);
  });

  it('can send connection requests only without a message', async () => {
    const { cookie } = await createUnconfirmed();
    const [one, two] = [await createOnboardedUser(), await createOnboardedUser()];
    const ask = (receiverId: number, message?: string) =>
      call('POST /api/friend-requests', { cookie, body: { receiverId, message } });
    expect((await ask(one.id, 'Buy my watches')).status).toBe(403);
    expect((await ask(two.id)).status).toBe(201);
  });

  it('can ask to join a group only without a message', async () => {
    const { user, cookie, actor } = await createUnconfirmed();
    const group = await createGroup();
    const join = (message?: string) =>
      call('POST /api/groups/{id}/join', { params: { id: group.id }, cookie, body: { message } });
    const refused = await join('Buy my watches');
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await refused.json())).toContain(CONFIRM_FIRST.english);
    expect(await db.groupJoinRequest.count({ where: { userId: user.id } })).toBe(0);
    expect((await join(JOIN_MESSAGE)).status).toBe(201);
    const other = await createGroup();
    expect(await joinGroup(actor, other.id, {})).toMatchObject({ status: 'pending' });
  });

  it('can write to connections, to people in a shared group or game, and to those who wrote first', async () => {
    const { user, cookie } = await createUnconfirmed();
    const [friend, member, player, writer] = [
      await createOnboardedUser(),
      await createOnboardedUser(),
      await createOnboardedUser(),
      await createSignedIn(),
    ];
    await connect(user.id, friend.id);
    const group = await createGroup({ creatorId: member.id });
    await addMember(group.id, user.id);
    const game = await createGame();
    await addParticipant(game.id, player.id);
    await addParticipant(game.id, user.id);
    expect((await write(writer.cookie, user.id)).status).toBe(201);
    for (const { id } of [friend, member, player, writer.user])
      expect((await write(cookie, id)).status).toBe(201);
  });

  it('is a stranger again once the other leaves the game, and cannot follow up an unanswered request', async () => {
    const { user, cookie } = await createSignedIn();
    const stranger = await createOnboardedUser();
    expect((await write(cookie, stranger.id)).status).toBe(201);
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });
    expect((await write(cookie, stranger.id)).status).toBe(403);
    const game = await createGame();
    const gone = await createOnboardedUser();
    await addParticipant(game.id, gone.id, { status: 'out' });
    await addParticipant(game.id, user.id);
    expect((await write(cookie, gone.id)).status).toBe(403);
  });

  it('needs no confirmation on a site that cannot send e-mail', async () => {
    env.LOCAL_MODE = false;
    const { cookie } = await createUnconfirmed();
    expect((await write(cookie, (await createOnboardedUser()).id)).status).toBe(201);
    expect((await sendAgain(cookie)).status).toBe(503);
  });

  it('can also confirm by a sign-in link, which removes a second factor set up by somebody else', async () => {
    const { user } = await createUnconfirmed();
    await db.twoFactor.create({
      data: { userId: user.id, secret: 'x', confirmedAt: new Date() },
    });
    const response = await clickLink(await requestLink(user.email));
    expect((await findSession(tokenOf(response)))?.user.emailConfirmed).toBe(true);
  });
});

describe('a change of e-mail address', () => {
  async function move(person: Awaited<ReturnType<typeof createConfirmed>>, email = newEmail()) {
    expect((await change(person.cookie, email)).status).toBe(204);
    expect((await confirm(person.cookie, await tokenSentTo(email))).status).toBe(200);
    return email;
  }

  it('takes effect by its link; the old address is notified and other browsers are signed out', async () => {
    const person = await createConfirmed();
    const { user } = person;
    const elsewhere = await createActor(user);
    const email = newEmail();
    await change(person.cookie, email);
    expect(await emailOf(user.id), 'not before').toBe(user.email);
    expect(await findSession(elsewhere.token)).not.toBeNull();
    await confirm(person.cookie, await tokenSentTo(email));
    expect(await emailOf(user.id)).toBe(email);
    expect(await isConfirmed(user.id)).toBe(true);
    expect(await findSession(elsewhere.token)).toBeNull();
    expect(await findSession(person.token)).not.toBeNull();
    const notified = (await emailsTo(user.email)).map(({ subject }) => subject);
    expect(notified).toEqual(['The e-mail of your account was changed']);
  });

  it.each([
    ['a wrong password', 'not the password'],
    ['no password', undefined],
  ])('cannot be requested with %s', async (_what, password) => {
    const { cookie } = await createConfirmed();
    const email = newEmail();
    const response = await call('POST /api/auth/email', { cookie, body: { email, password } });
    expect([response.status, (await response.json()).issues[0].path]).toEqual([422, 'password']);
    expect(await emailsTo(email)).toEqual([]);
  });

  it('can be requested without a password only soon after signing in', async () => {
    const { user, cookie } = await createSignedIn();
    const ask = () => call('POST /api/auth/email', { cookie, body: { email: newEmail() } });
    expect((await ask()).status).toBe(204);
    const long = new Date(Date.now() - 16 * 60_000);
    const inAnHour = new Date(Date.now() + 3_600_000);
    await db.session.updateMany({
      where: { userId: user.id },
      data: { createdAt: long, expire: inAnHour },
    });
    expect((await ask()).status).toBe(403);
  });

  it('to a taken address gets the same response; its owner is notified and nothing changes', async () => {
    const { user, cookie } = await createConfirmed();
    const owner = await createOnboardedUser();
    const [free, taken] = [await change(cookie, newEmail()), await change(cookie, owner.email)];
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    expect(await db.mailLink.count({ where: { mail: { to: owner.email } } })).toBe(0);
    expect((await emailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Somebody tried to use your e-mail',
    ]);
    const state = await (await call('GET /api/auth/email', { cookie })).json();
    expect(state).toMatchObject({ email: user.email, wishedEmail: owner.email });
  });

  it('to an address that two people request succeeds for the first who confirms', async () => {
    const [one, two] = [await createConfirmed(), await createConfirmed()];
    const email = newEmail();
    await change(one.cookie, email);
    const first = await tokenSentTo(email);
    await change(two.cookie, email);
    const second = await tokenSentTo(email);
    const responses = await Promise.all([confirm(one.cookie, first), confirm(two.cookie, second)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  it('cannot be confirmed from the mailbox alone, so a typo cannot give the account away', async () => {
    const { user, cookie } = await createConfirmed();
    const viewer = await createConfirmed();
    const email = newEmail();
    await change(cookie, email);
    const token = await tokenSentTo(email);
    expect((await call('POST /api/auth/email/confirm', { body: { token } })).status).toBe(401);
    expect((await confirm(viewer.cookie, token)).status).toBe(409);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  it('by an unconfirmed person confirms them, and sends nothing to the mistyped address', async () => {
    const person = await createUnconfirmed();
    const email = await move(person);
    expect([await emailOf(person.user.id), await isConfirmed(person.user.id)]).toEqual([
      email,
      true,
    ]);
    expect(await emailsTo(person.user.email)).toEqual([]);
  });

  describe('the undo link in the e-mail to the old address', () => {
    it('works once, signs out every browser and removes sign-in methods added since', async () => {
      const person = await createConfirmed();
      const { user } = person;
      await move(person);
      await db.account.create({
        data: { userId: user.id, provider: 'google', providerAccountId: uniqueText() },
      });
      const token = await tokenSentTo(user.email);
      const response = await restore(token);
      expect([response.status, await response.json()]).toEqual([200, { email: user.email }]);
      expect(await emailOf(user.id)).toBe(user.email);
      expect(await findSession(person.token)).toBeNull();
      expect(await findPasswordHash(user.id)).toBeNull();
      expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
      expect((await restore(token)).status).toBe(409);
      const noted = await db.securityEvent.findMany({
        where: { userId: user.id, event: 'authn_email_change' },
        orderBy: { id: 'asc' },
      });
      expect(noted.map(({ detail }) => detail)).toEqual([null, 'restored']);
    });

    it('works for 7 days', async () => {
      const person = await createConfirmed();
      await move(person);
      const link = await db.addressLink.findFirstOrThrow({ where: { userId: person.user.id } });
      const days = (link.expiresAt.getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
      const token = await tokenSentTo(person.user.email);
      await db.addressLink.updateMany({
        where: { userId: person.user.id },
        data: { expiresAt: new Date(Date.now() - 1_000) },
      });
      expect((await restore(token)).status).toBe(409);
    });

    it('works even after a second change, whose own undo link then stops working', async () => {
      const person = await createConfirmed();
      const middle = await move(person);
      await move(person);
      const [toFirst, toMiddle] = [await tokenSentTo(person.user.email), await tokenSentTo(middle)];
      expect((await restore(toFirst)).status).toBe(200);
      expect((await restore(toMiddle)).status).toBe(409);
      expect(await emailOf(person.user.id)).toBe(person.user.email);
    });

    it('reserves the old address until it expires, without revealing that', async () => {
      const person = await createConfirmed();
      const old = person.user.email;
      await move(person);
      const registered = await call('POST /api/register', {
        body: { name: 'Ali Raza', email: old, password: PASSWORD },
      });
      expect([registered.status, await db.user.count({ where: { email: old } })]).toEqual([201, 0]);
      const other = await createConfirmed();
      await change(other.cookie, old);
      expect((await confirm(other.cookie, await tokenSentTo(old))).status).toBe(409);
      await db.addressLink.updateMany({
        where: { userId: person.user.id },
        data: { expiresAt: new Date(Date.now() - 1_000) },
      });
      expect((await confirm(other.cookie, await tokenSentTo(old))).status).toBe(200);
    });

    it('does not stop the owner from taking the address back in the settings', async () => {
      const person = await createConfirmed();
      await move(person);
      await move(person, person.user.email);
      expect(await emailOf(person.user.id)).toBe(person.user.email);
    });
  });
});
