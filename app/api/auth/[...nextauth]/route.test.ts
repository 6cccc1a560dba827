import * as argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/password';
import { findSession, toSessionId } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { type AuthCallOptions, callAuth, cookiesOf, tokenOf } from '@/tests/factories/auth-calls';
import { clickLink, requestLink } from '@/tests/factories/emails';
import { uniqueText } from '@/tests/factories/unique';
import { createUser, type UserOverrides } from '@/tests/factories/users';

// A spy, not a mock: from outside, only timing would show that an unknown email costs the same work.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});
const verify = vi.mocked(argon2.verify);

const PASSWORD = 'subah ki hockey';
const passwordHash = await hashPassword(PASSWORD);

let address = '';
beforeEach(() => {
  // Rate limits are per address, so each test uses its own.
  address = uniqueText();
  verify.mockClear();
});

/** Called from this test's own address by default. */
const call = (path: string, body: unknown, { headers, ...options }: AuthCallOptions = {}) =>
  callAuth(path, body, { ...options, headers: { 'x-forwarded-for': address, ...headers } });

const signIn = (email: string, password: string, options?: AuthCallOptions) =>
  call('callback/credentials', { email, password, callbackUrl: '/groups' }, options);

function postForm(path: string, fields: Record<string, string>) {
  return call(path, new URLSearchParams(fields).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

const personWithPassword = (overrides: UserOverrides = {}) =>
  createUser({ passwordHash, ...overrides });

describe('signing in with a password', () => {
  it('starts a session whose token is stored only as a hash', async () => {
    const person = await personWithPassword();
    const response = await signIn(person.email, PASSWORD);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ url: '/groups' });
    const token = tokenOf(response);
    expect((await findSession(token))?.user.email).toBe(person.email);
    expect(await db.session.count({ where: { sid: token } })).toBe(0);
    expect(await db.session.count({ where: { sid: toSessionId(token) } })).toBe(1);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const person = await personWithPassword();
    const response = await signIn(person.email, PASSWORD);
    const cookie = response.headers.getSetCookie().find((each) => each.includes('session-token'));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
  });

  it('accepts the e-mail in any case and with surrounding spaces', async () => {
    const person = await personWithPassword();
    expect((await signIn(` ${person.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  it('issues a new token each time and ends this browser’s previous session', async () => {
    const person = await personWithPassword();
    const first = tokenOf(await signIn(person.email, PASSWORD));
    const cookie = `next-auth.session-token=${first}`;
    const second = tokenOf(await signIn(person.email, PASSWORD, { cookie }));
    expect(second).not.toBe(first);
    expect(await findSession(first)).toBeNull();
    expect(await findSession(second)).not.toBeNull();
  });

  it('responds alike to an unknown e-mail, a wrong password and an account without one', async () => {
    const withPassword = await personWithPassword();
    const withoutPassword = await createUser();
    const answers = [];
    for (const email of [withPassword.email, withoutPassword.email, 'nobody@example.com']) {
      verify.mockClear();
      const response = await signIn(email, 'not the password');
      expect(tokenOf(response)).toBe('');
      answers.push({ status: response.status, body: await response.json() });
      expect(verify).toHaveBeenCalledTimes(1);
    }
    expect(answers[0]).toEqual({
      status: 401,
      body: { error: 'That e-mail and password do not match.', code: 'unauthorized' },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([
    ['no e-mail', { password: PASSWORD }, 'email'],
    ['an e-mail of 10,000 characters', { email: 'a'.repeat(10_000), password: PASSWORD }, 'email'],
    ['an e-mail of another type', { email: { not: '' }, password: PASSWORD }, 'email'],
    ['no password', { email: 'a@example.com' }, 'password'],
    [
      'a password of 10,000 characters',
      { email: 'a@example.com', password: 'x'.repeat(10_000) },
      'password',
    ],
    ['a list', [], 'email'],
  ])('refuses %s with a message at the field', async (_, body, path) => {
    const response = await call('callback/credentials', body);
    expect(response.status).toBe(422);
    expect((await response.json()).issues[0]).toMatchObject({ path, message: expect.any(String) });
  });

  it('is refused when it comes from another site', async () => {
    const person = await personWithPassword();
    const response = await signIn(person.email, PASSWORD, { origin: 'https://evil.test' });
    expect(response.status).toBe(403);
    expect(tokenOf(response)).toBe('');
  });

  it('tells a banned or suspended person why, but only after the correct password', async () => {
    const banned = await personWithPassword({ bannedAt: new Date() });
    const suspendedUntil = new Date('2099-03-01T12:00:00Z');
    const suspended = await personWithPassword({ suspendedUntil });
    const toBanned = await signIn(banned.email, PASSWORD);
    const toSuspended = await signIn(suspended.email, PASSWORD);
    expect([toBanned.status, toSuspended.status]).toEqual([403, 403]);
    expect((await toBanned.json()).error).toMatch(/closed by our moderators/);
    expect((await toSuspended.json()).error).toMatch(/suspended until 1 March 2099/);
    expect((await signIn(banned.email, 'wrong one')).status).toBe(401);
  });

  it('is refused to a deleted person', async () => {
    const person = await personWithPassword({ deletedAt: new Date() });
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
  });

  it('works as a plain form, showing errors on the sign-in page and keeping the return path', async () => {
    const person = await personWithPassword();
    const fields = { email: person.email, callbackUrl: '/venues?city=Lahore' };
    const wrong = await postForm('callback/credentials', { ...fields, password: 'wrong one' });
    expect(wrong.headers.get('location')).toBe(
      '/sign-in?error=CredentialsSignin&callbackUrl=%2Fvenues%3Fcity%3DLahore',
    );
    const right = await postForm('callback/credentials', { ...fields, password: PASSWORD });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/venues?city=Lahore']);
    expect(tokenOf(right)).not.toBe('');
  });
});

describe('somebody guessing an account’s password', () => {
  it('is told how long to wait, while the owner can sign in from a known browser', async () => {
    const person = await personWithPassword();
    const known = await signIn(person.email, PASSWORD);
    const device = `maidan-device=${cookiesOf(known)['maidan-device']}`;

    for (let i = 0; i < 25; i += 1) {
      await signIn(person.email, `guess number ${i}`, { headers: { 'x-forwarded-for': `a${i}` } });
    }
    const attacker = await signIn(person.email, PASSWORD, { headers: { 'x-forwarded-for': 'b1' } });
    expect(attacker.status).toBe(429);
    expect(Number(attacker.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attacker.json()).error).toMatch(/Please wait \d+ (seconds|minutes?)/);

    expect((await signIn(person.email, PASSWORD, { cookie: device })).status).toBe(200);
  });

  it('cannot stop the owner from signing in by e-mail link on a new device', async () => {
    const person = await personWithPassword();
    for (let i = 0; i < 25; i += 1) {
      await signIn(person.email, `guess number ${i}`, { headers: { 'x-forwarded-for': `c${i}` } });
    }
    const link = await requestLink(person.email);
    expect(tokenOf(await clickLink(link))).not.toBe('');
  });

  it('cannot tell whether an address has an account', async () => {
    const statuses = [];
    for (let i = 0; i < 8; i += 1) {
      statuses.push((await signIn('nobody.at.all@example.com', `guess ${i} of them`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });
});

describe('the return path after signing in', () => {
  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'http://localhost:3000@evil.test/',
    'http://localhost:3000.evil.test/',
    'javascript:alert(1)',
    '/api/logout',
    '',
    '/x\r\nSet-Cookie: a=b',
  ])('never leads to %j', async (callbackUrl) => {
    const person = await personWithPassword();
    const response = await call('callback/credentials', {
      email: person.email,
      password: PASSWORD,
      callbackUrl,
    });
    expect(await response.json()).toEqual({ url: '/' });
  });

  it('ignores a forged host and a forged cookie', async () => {
    const person = await personWithPassword();
    const response = await call(
      'callback/credentials',
      { email: person.email, password: PASSWORD },
      {
        cookie: 'next-auth.callback-url=https%3A%2F%2Fevil.test',
        headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
      },
    );
    expect(await response.json()).toEqual({ url: '/' });
    expect(response.headers.getSetCookie().join()).not.toContain('evil.test');
  });

  it('accepts an absolute URL of this site', async () => {
    const person = await createUser();
    const link = await requestLink(person.email, 'http://localhost:3000/venue/3');
    expect((await clickLink(link)).headers.get('location')).toBe('/venue/3');
  });
});
