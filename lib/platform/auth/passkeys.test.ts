import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/password';
import { findSession } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { notifyNewSignIn } from '@/lib/users/service/manage-sessions';
import { callAuth, cookiesOf, tokenOf } from '@/tests/factories/auth-calls';
import { type AnswerOptions, Authenticator } from '@/tests/factories/authenticator';
import { createSignedIn } from '@/tests/factories/sessions';
import type { UserOverrides } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';

const PASSWORD = 'subah ki hockey';
let passwordHash = '';

beforeEach(async () => {
  passwordHash ||= await hashPassword(PASSWORD);
  env.LOCAL_MODE = true;
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const challengeOf = async (reply: Response): Promise<string> =>
  ((await reply.json()) as { challenge: string }).challenge;
const askToAdd = (cookie: string) =>
  call('POST /api/auth/passkeys/options', { cookie, body: { password: PASSWORD } });
const add = (cookie: string, device: Authenticator, options: AnswerOptions) =>
  call('POST /api/auth/passkeys', {
    cookie,
    body: { name: 'My phone', response: device.register(options) },
  });

async function createKeyed(overrides: UserOverrides = {}) {
  const person = await createSignedIn({ passwordHash, ...overrides });
  const device = new Authenticator();
  const challenge = await challengeOf(await askToAdd(person.cookie));
  const added = await add(person.cookie, device, { challenge });
  expect(added.status).toBe(201);
  const { id } = (await added.json()) as { id: number };
  return { ...person, device, passkeyId: id };
}

const askToSignIn = async () => challengeOf(await call('POST /api/auth/passkeys/sign-in/options'));
const signIn = (response: object, callbackUrl = '/groups') =>
  call('POST /api/auth/passkeys/sign-in', { body: { response, callbackUrl } });

const signInsOf = (userId: number) =>
  db.securityEvent.findMany({
    where: { userId, event: { in: ['authn_login_success', 'authn_login_fail'] } },
    orderBy: { id: 'asc' },
  });

describe('adding a passkey', () => {
  it('asks for the password and notifies the person by e-mail', async () => {
    const { user, cookie } = await createSignedIn({ passwordHash });
    const refused = await call('POST /api/auth/passkeys/options', { cookie });
    expect(refused.status).toBe(422);
    const challenge = await challengeOf(await askToAdd(cookie));
    expect((await add(cookie, new Authenticator(), { challenge })).status).toBe(201);
    const notified = await db.outboxMail.findFirstOrThrow({ where: { to: user.email } });
    expect(notified.subject).toBe('A passkey was added to your account');
    const where = { actorId: user.id, action: 'passkey.added' };
    expect(await db.auditLog.count({ where })).toBe(1);
  });

  it.each<[string, (challenge: string) => AnswerOptions]>([
    ['from another origin', (challenge) => ({ challenge, origin: 'https://evil.test' })],
    ['for another site', (challenge) => ({ challenge, rpId: 'evil.test' })],
    ['to a made-up challenge', () => ({ challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' })],
    ['without finger, face or PIN', (challenge) => ({ challenge, isVerified: false })],
  ])('refuses a response %s', async (_what, options) => {
    const { user, cookie } = await createSignedIn({ passwordHash });
    const challenge = await challengeOf(await askToAdd(cookie));
    const reply = await add(cookie, new Authenticator(), options(challenge));
    expect(reply.status).toBe(400);
    expect(await db.passkey.count({ where: { userId: user.id } })).toBe(0);
  });

  it('accepts a challenge once, in time, and only from the person it was issued to', async () => {
    const [one, two] = [
      await createSignedIn({ passwordHash }),
      await createSignedIn({ passwordHash }),
    ];
    const challenge = await challengeOf(await askToAdd(one.cookie));
    expect((await add(two.cookie, new Authenticator(), { challenge })).status).toBe(400);
    const responses = await Promise.all(
      [1, 2].map(() => add(one.cookie, new Authenticator(), { challenge })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    const late = await challengeOf(await askToAdd(one.cookie));
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect((await add(one.cookie, new Authenticator(), { challenge: late })).status).toBe(400);
  });

  it('accepts a key for one account only, and limits how many an account has', async () => {
    const { device } = await createKeyed();
    const other = await createSignedIn({ passwordHash });
    const challenge = await challengeOf(await askToAdd(other.cookie));
    expect((await add(other.cookie, device, { challenge })).status).toBe(409);
    await db.passkey.createMany({
      data: Array.from({ length: 20 }, (_, i) => ({
        userId: other.user.id,
        credentialId: `${other.user.id}-${i}`,
        publicKey: new Uint8Array([1]),
        name: `Key ${i}`,
      })),
    });
    const next = await challengeOf(await askToAdd(other.cookie));
    const reply = await add(other.cookie, new Authenticator(), { challenge: next });
    expect((await reply.json()).error).toBe('You can have 20 passkeys. Remove one first.');
  });
});

describe('the list of passkeys', () => {
  it('is private: nobody else can rename or remove one, and keys are not shown', async () => {
    const { user, cookie, passkeyId } = await createKeyed();
    const other = await createSignedIn();
    const list = await (await call('GET /api/auth/passkeys', { cookie })).json();
    expect(list).toEqual({
      passkeys: [
        { id: passkeyId, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null },
      ],
      proof: 'password',
    });
    const params = { id: passkeyId };
    const rename = (by: string) =>
      call('PATCH /api/auth/passkeys/{id}', { params, cookie: by, body: { name: 'Old phone' } });
    const remove = (by: string, body?: object) =>
      call('DELETE /api/auth/passkeys/{id}', { params, cookie: by, body });
    expect([(await rename(other.cookie)).status, (await remove(other.cookie)).status]).toEqual([
      404, 404,
    ]);
    expect((await rename(cookie)).status).toBe(200);
    expect((await remove(cookie)).status, 'without the password').toBe(422);
    expect((await remove(cookie, { password: PASSWORD })).status).toBe(204);
    expect(await db.passkey.count({ where: { id: passkeyId } })).toBe(0);
    const events = await db.securityEvent.findMany({
      where: { userId: user.id, event: { in: ['authn_passkey_added', 'authn_passkey_removed'] } },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ event }) => event)).toEqual([
      'authn_passkey_added',
      'authn_passkey_removed',
    ]);
  });
});

describe('signing in with only a passkey', () => {
  it('needs no password or code, ends the previous session, and counts as both steps', async () => {
    const { user, device, token } = await createKeyed({ isAdmin: true });
    await db.twoFactor.create({ data: { userId: user.id, secret: 'x', confirmedAt: new Date() } });
    env.LOCAL_MODE = false;
    const response = device.authenticate({ challenge: await askToSignIn() });
    const reply = await call('POST /api/auth/passkeys/sign-in', {
      cookie: `next-auth.session-token=${token}`,
      body: { response, callbackUrl: '/groups' },
    });
    expect(await reply.json()).toEqual({ url: '/groups' });
    const session = await findSession(tokenOf(reply));
    expect(session?.actor).toMatchObject({ userId: user.id, isAdmin: true });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  it('from an unknown browser sends an e-mail and a notification, and remembers the browser', async () => {
    const { user, device } = await createKeyed();
    await db.outboxMail.deleteMany({ where: { to: user.email } });
    const first = await signIn(device.authenticate({ challenge: await askToSignIn() }));
    expect(first.status).toBe(200);
    const cookie = `maidan-device=${cookiesOf(first)['maidan-device'] ?? ''}`;
    const response = device.authenticate({ challenge: await askToSignIn(), counter: 2 });
    await call('POST /api/auth/passkeys/sign-in', { cookie, body: { response } });
    const events = await signInsOf(user.id);
    const success = { event: 'authn_login_success', detail: 'passkey' };
    expect(events).toMatchObject([
      { ...success, isNewDevice: true },
      { ...success, isNewDevice: false },
    ]);
    const jobs = await db.job.findMany({ where: { kind: 'users:tell-new-sign-in' } });
    const notified = events.filter(({ id }) =>
      jobs.some(({ payload }) => isDeepStrictEqual(payload, { eventId: Number(id) })),
    );
    expect(notified.map(({ id }) => id)).toEqual([events[0]?.id]);
    await notifyNewSignIn(Number(events[0]?.id));
    const mails = await db.outboxMail.findMany({ where: { to: user.email } });
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in from Unknown browser']);
    expect(await db.notification.count({ where: { userId: user.id } })).toBe(1);
  });

  it('redirects only within the site, and only for same-origin calls', async () => {
    const { device } = await createKeyed();
    const response = device.authenticate({ challenge: await askToSignIn() });
    const elsewhere = await call('POST /api/auth/passkeys/sign-in', {
      body: { response },
      origin: 'https://evil.test',
    });
    expect(elsewhere.status).toBe(403);
    expect(await (await signIn(response, '//evil.test')).json()).toEqual({ url: '/' });
  });

  it.each<[string, (challenge: string) => AnswerOptions]>([
    ['from another origin', (challenge) => ({ challenge, origin: 'https://evil.test' })],
    ['for another relying party', (challenge) => ({ challenge, rpId: 'evil.test' })],
    ['without finger, face or PIN', (challenge) => ({ challenge, isVerified: false })],
    ['to a challenge that was never sent', () => ({ challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' })],
  ])('refuses a signature %s', async (_what, options) => {
    const { device } = await createKeyed();
    const reply = await signIn(device.authenticate(options(await askToSignIn())));
    expect([reply.status, tokenOf(reply)]).toEqual([401, '']);
  });

  it('refuses a replayed response, even in parallel, and an older counter', async () => {
    const { device } = await createKeyed();
    const response = device.authenticate({ challenge: await askToSignIn(), counter: 5 });
    const responses = await Promise.all([signIn(response), signIn(response)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const copied = device.authenticate({ challenge: await askToSignIn(), counter: 5 });
    expect((await signIn(copied)).status).toBe(401);
  });

  it('refuses another person’s signature, an unknown key, and a removed one', async () => {
    const { device, passkeyId } = await createKeyed();
    const { device: other } = await createKeyed();
    const signed = device.authenticate({ challenge: await askToSignIn() });
    const id = other.id.toString('base64url');
    expect((await signIn({ ...signed, id, rawId: id })).status).toBe(401);
    const unknown = new Authenticator().authenticate({ challenge: await askToSignIn() });
    expect((await signIn(unknown)).status).toBe(401);
    await db.passkey.delete({ where: { id: passkeyId } });
    const removed = device.authenticate({ challenge: await askToSignIn() });
    expect((await signIn(removed)).status).toBe(401);
  });

  it('does not sign in to a closed account', async () => {
    const { user, device } = await createKeyed();
    await db.user.update({ where: { id: user.id }, data: { bannedAt: new Date() } });
    const reply = await signIn(device.authenticate({ challenge: await askToSignIn() }));
    expect([reply.status, tokenOf(reply)]).toEqual([403, '']);
    expect(await signInsOf(user.id)).toMatchObject([
      { event: 'authn_login_fail', detail: 'closed account' },
    ]);
  });
});

describe('a passkey as the second step', () => {
  /** The password was right; the code is still missing. */
  async function takeFirstStep() {
    const person = await createKeyed();
    const { user } = person;
    await db.twoFactor.create({ data: { userId: user.id, secret: 'x', confirmedAt: new Date() } });
    const first = await callAuth('callback/credentials', { email: user.email, password: PASSWORD });
    const pending = `next-auth.session-token=${tokenOf(first)}`;
    expect((await call('GET /api/auth/user', { cookie: pending })).status).toBe(401);
    return { ...person, pending };
  }
  const ask = (cookie: string) => call('POST /api/auth/two-step/passkey/options', { cookie });
  const finish = (cookie: string, response: object) =>
    call('POST /api/auth/two-step/passkey', { cookie, body: { response } });

  it('replaces the code: a touch is enough, and the first step cannot be reused', async () => {
    const { user, device, pending } = await takeFirstStep();
    const challenge = await challengeOf(await ask(pending));
    const response = device.authenticate({ challenge, isVerified: false });
    const reply = await finish(pending, response);
    expect(reply.status).toBe(200);
    expect((await findSession(tokenOf(reply)))?.user.id).toBe(user.id);
    expect((await finish(pending, response)).status).toBe(401);
  });

  it('must belong to the person, and requires the first step', async () => {
    const { pending, device } = await takeFirstStep();
    const { device: other } = await createKeyed();
    const challenge = await challengeOf(await ask(pending));
    expect((await finish(pending, other.authenticate({ challenge }))).status).toBe(401);
    expect((await finish('', device.authenticate({ challenge }))).status).toBe(401);
    expect((await ask('')).status).toBe(401);
    const alone = await askToSignIn();
    const crossed = device.authenticate({ challenge: alone });
    expect((await finish(pending, crossed)).status, 'asked for something else').toBe(401);
  });
});
