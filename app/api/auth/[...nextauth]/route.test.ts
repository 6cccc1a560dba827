import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '@/lib/auth/password';
import { findSession, toSessionId } from '@/lib/auth/session-store';
import { db } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { env } from '@/lib/env/server';
import { deliverQueuedMail } from '@/lib/mail/deliver';
import { findLatestLetters } from '@/lib/mail/outbox-list';
import { changePassword, mayReplacePassword } from '@/lib/users/service/change-password';
import { type AuthCallOptions, callAuth, cookiesOf, tokenOf } from '@/tests/factories/auth-calls';
import { linkMailedTo } from '@/tests/factories/letters';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createUser, type UserOverrides } from '@/tests/factories/users';

// Counted, not replaced: whether work is done for an unknown e-mail cannot be seen from outside but by a clock.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});
const verify = vi.mocked(argon2.verify);

const PASSWORD = 'subah ki hockey';
const passwordHash = await hashPassword(PASSWORD);

let address = '';
beforeEach(() => {
  // Buckets are per address; every test comes from its own.
  address = uniqueText();
  verify.mockClear();
});

/** From this test's own address, unless it says otherwise. */
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
  it('starts a session whose token the database does not know in clear', async () => {
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

  it('takes the e-mail in any letter case and with spaces around it', async () => {
    const person = await personWithPassword();
    expect((await signIn(` ${person.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  it('gives a new token each time and ends the session this browser had', async () => {
    const person = await personWithPassword();
    const first = tokenOf(await signIn(person.email, PASSWORD));
    const cookie = `next-auth.session-token=${first}`;
    const second = tokenOf(await signIn(person.email, PASSWORD, { cookie }));
    expect(second).not.toBe(first);
    expect(await findSession(first)).toBeNull();
    expect(await findSession(second)).not.toBeNull();
  });

  it('answers an unknown e-mail, a wrong password and an account without one alike, after the same work', async () => {
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
  ])('refuses %s with a sentence on the field', async (_, body, path) => {
    const response = await call('callback/credentials', body);
    expect(response.status).toBe(422);
    expect((await response.json()).issues[0]).toMatchObject({ path, message: expect.any(String) });
  });

  it('is refused when another site sends it', async () => {
    const person = await personWithPassword();
    const response = await signIn(person.email, PASSWORD, { origin: 'https://evil.test' });
    expect(response.status).toBe(403);
    expect(tokenOf(response)).toBe('');
  });

  it('tells a banned or suspended person why, once the password was right', async () => {
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

  it('does not let a deleted person in', async () => {
    const person = await personWithPassword({ deletedAt: new Date() });
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
  });

  it('works as a plain form, with the failure on the sign-in page and the way back kept', async () => {
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

describe('whoever hammers an account', () => {
  it('is told how long to wait, while the owner still gets in on a known browser', async () => {
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

  it('cannot keep the owner of a new device from a link by e-mail', async () => {
    const person = await personWithPassword();
    for (let i = 0; i < 25; i += 1) {
      await signIn(person.email, `guess number ${i}`, { headers: { 'x-forwarded-for': `c${i}` } });
    }
    const link = await askForLink(person.email);
    expect(tokenOf(await press(link))).not.toBe('');
  });

  it('learns nothing about an address that has no account', async () => {
    const statuses = [];
    for (let i = 0; i < 8; i += 1) {
      statuses.push((await signIn('nobody.at.all@example.com', `guess ${i} of them`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });
});

/** The tables of which any row has this text anywhere; all of them, so that a new one cannot be forgotten. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const sql = `SELECT FROM "${name}" t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`;
      return (await pool.query(sql, [text])).rowCount ? [name] : [];
    }),
  );
  return counts.flat().toSorted();
}

/** As much of a mail server as one letter needs. */
async function answerSmtp(socket: Socket): Promise<void> {
  let inLetter = false;
  socket.write('220 test\r\n');
  for await (const line of createInterface(socket)) {
    if (inLetter && line !== '.') continue;
    inLetter = line === 'DATA';
    socket.write(inLetter ? '354 go on\r\n' : '250 fine\r\n');
  }
}

type Link = Record<'token' | 'email' | 'callbackUrl', string>;

/** Asks for a link. @returns what the letter's page sends when its button is pressed */
async function askForLink(email: string, callbackUrl = '/groups'): Promise<Link> {
  const response = await call('signin/email', { email, callbackUrl });
  expect(await response.json()).toEqual({ url: '/sign-in/check-your-mail' });
  const url = await linkMailedTo(email);
  expect(url.href).toMatch(/^http:\/\/localhost:3000\/sign-in\/link\?/);
  const fields = Object.fromEntries(url.searchParams);
  expect(Object.keys(fields).toSorted()).toEqual(['callbackUrl', 'email', 'token']);
  return fields as Link;
}

/** Presses the button of the link's page, which works without scripts. */
const press = (link: Link, options: AuthCallOptions = {}) =>
  call('callback/email', new URLSearchParams(link).toString(), {
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  });

describe('a link by e-mail', () => {
  it('signs in once and proves the address', async () => {
    const person = await createUser({ emailVerifiedAt: null });
    const link = await askForLink(person.email);
    const first = await press(link);
    expect(first.headers.get('location')).toBe('/groups');
    expect((await findSession(tokenOf(first)))?.user.id).toBe(person.id);
    const row = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(row.emailVerifiedAt).not.toBeNull();

    const second = await press(link);
    expect(second.headers.get('location')).toMatch(/^\/sign-in\?error=Verification/);
    expect(tokenOf(second)).toBe('');
  });

  it('lets a forgotten password be replaced, which signing in with one does not', async () => {
    const person = await personWithPassword();
    const withPassword = tokenOf(await signIn(person.email, PASSWORD));
    const byLink = tokenOf(await press(await askForLink(person.email)));
    const may = async (token: string) => {
      const session = await findSession(token);
      return session !== null && (await mayReplacePassword(session.actor));
    };
    expect(await may(withPassword)).toBe(false);
    expect(await may(byLink)).toBe(true);
  });

  it('pressed twice at once signs in once', async () => {
    const person = await createUser();
    const link = await askForLink(person.email);
    const answers = await Promise.all([press(link), press(link)]);
    expect(answers.filter((answer) => tokenOf(answer) !== '')).toHaveLength(1);
  });

  it('does not work after its time', async () => {
    const person = await createUser();
    const link = await askForLink(person.email);
    await db.verificationToken.updateMany({
      where: { identifier: person.email },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect((await press(link)).headers.get('location')).toMatch(/error=Verification/);
  });

  it('does not work for another address', async () => {
    const [mine, theirs] = [await createUser(), await createUser()];
    const link = await askForLink(mine.email);
    expect(tokenOf(await press({ ...link, email: theirs.email }))).toBe('');
    expect(tokenOf(await press(link)), 'and is not used up by the try').not.toBe('');
  });

  it('is stored as a hash', async () => {
    const person = await createUser();
    const link = await askForLink(person.email);
    const row = await db.verificationToken.findFirstOrThrow({
      where: { identifier: person.email },
    });
    expect(link.token.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(row)).not.toContain(link.token);
  });

  it('is nowhere in the database once its letter has left', async () => {
    const letters = createServer((socket) => void answerSmtp(socket)).listen(0, '127.0.0.1');
    await once(letters, 'listening');
    env.SMTP_URL = `smtp://127.0.0.1:${(letters.address() as AddressInfo).port}?ignoreTLS=true`;
    try {
      const person = await createUser();
      const { token } = await askForLink(person.email);
      const mail = await db.outboxMail.findFirstOrThrow({ where: { to: person.email } });
      expect(await rowsWith(token), 'until then the letter has it').toEqual(['mail_links']);
      await deliverQueuedMail(mail.id);
      expect(await rowsWith(token)).toEqual([]);
    } finally {
      env.SMTP_URL = undefined;
      letters.close();
    }
  });

  it('is nowhere in the database once it was used, also where the outbox is the mailbox', async () => {
    const person = await createUser();
    const link = await askForLink(person.email);
    expect(await rowsWith(link.token)).toEqual(['mail_links']);
    expect((await findLatestLetters()).find(({ to }) => to === person.email)?.text).toContain(
      link.token,
    );
    await press(link);
    expect(await rowsWith(link.token)).toEqual([]);
    expect((await findLatestLetters()).find(({ to }) => to === person.email)?.text).toContain(
      'the link was in the letter that was sent and is not kept',
    );
  });

  it('signs nobody in when it is followed, by a scanner or by another site, and is not used up', async () => {
    const person = await createUser();
    const link = await askForLink(person.email);
    const path = `callback/email?${new URLSearchParams(link)}`;
    for (const origin of ['http://localhost:3000', 'https://evil.test']) {
      const followed = await call(path, undefined, { origin });
      expect(followed.headers.getSetCookie()).toEqual([]);
      expect(followed.headers.get('location')).toBe(`/sign-in/link?${new URLSearchParams(link)}`);
    }
    expect(tokenOf(await press(link))).not.toBe('');
  });

  it('cannot be pressed by another site, known by Fetch Metadata or by Origin', async () => {
    const link = await askForLink((await createUser()).email);
    const site = (name: string) => ({ headers: { 'sec-fetch-site': name } });
    const answers = [
      await press(link, { origin: 'https://evil.test' }),
      await press(link, site('same-site')),
      await press(link, site('none')),
      await press(link, { origin: 'null', headers: { 'sec-fetch-site': '' } }),
      await press(link, { origin: 'https://evil.test', headers: { 'sec-fetch-site': '' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    // A phone on http://<LAN address> sends no Fetch Metadata.
    expect(tokenOf(await press(link, site('')))).not.toBe('');
  });

  it('takes its token from the form alone, not from an address', async () => {
    const link = await askForLink((await createUser()).email);
    const answer = await call(`callback/email?${new URLSearchParams(link)}`, {});
    expect(tokenOf(answer)).toBe('');
  });

  it('ends the older ones of its address', async () => {
    const person = await createUser();
    const other = await askForLink((await createUser()).email);
    const [older, newer] = [await askForLink(person.email), await askForLink(person.email)];
    expect(await rowsWith(older.token)).toEqual([]);
    expect(tokenOf(await press(older))).toBe('');
    expect(tokenOf(await press(newer))).not.toBe('');
    expect(tokenOf(await press(other))).not.toBe('');
  });

  it('is one, however many are asked for at the same moment', async () => {
    const person = await createUser();
    const asked = Array.from({ length: 8 }, () => call('signin/email', { email: person.email }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await db.verificationToken.count({ where: { identifier: person.email } })).toBe(1);
    expect(await db.mailLink.count({ where: { mail: { to: person.email } } })).toBe(1);
  });

  it('that waits for a mail server does not leave once a newer one was asked for', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1';
    try {
      const person = await createUser();
      await askForLink(person.email);
      const newer = await askForLink(person.email);
      expect(await db.outboxMail.count({ where: { to: person.email } })).toBe(1);
      expect((await linkMailedTo(person.email)).searchParams.get('token')).toBe(newer.token);
    } finally {
      env.SMTP_URL = undefined;
    }
  });

  it('ends when the password is changed', async () => {
    const person = await personWithPassword();
    const { actor } = await createActor(person);
    const link = await askForLink(person.email);
    const change = { currentPassword: PASSWORD, newPassword: 'kinnow-orchard-77' };
    await changePassword(actor, person.id, change);
    expect(tokenOf(await press(link))).toBe('');
    expect(await rowsWith(link.token)).toEqual([]);
  });

  it('makes an account for a new address once the link is followed, not before', async () => {
    const email = `new.${uniqueText()}@example.com`;
    const link = await askForLink(email);
    expect(await db.user.count({ where: { email } })).toBe(0);
    const response = await press(link);
    expect((await findSession(tokenOf(response)))?.user.email).toBe(email);
  });

  it('takes the account back from whoever registered it with a foreign address', async () => {
    const owner = await personWithPassword({ emailVerifiedAt: null });
    const intruder = tokenOf(await signIn(owner.email, PASSWORD));
    expect(await findSession(intruder)).not.toBeNull();

    await press(await askForLink(owner.email));
    expect(await findSession(intruder)).toBeNull();
    expect((await signIn(owner.email, PASSWORD)).status).toBe(401);
    const told = { to: owner.email, subject: 'Your address is confirmed' };
    expect(await db.outboxMail.count({ where: told })).toBe(1);
  });

  it('leaves the password to the person who used it in the same browser', async () => {
    const person = await personWithPassword({ emailVerifiedAt: null });
    const cookie = `maidan-device=${cookiesOf(await signIn(person.email, PASSWORD))['maidan-device']}`;
    await press(await askForLink(person.email), { cookie });
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  it('answers alike for a known and an unknown address', async () => {
    const person = await createUser();
    const known = await call('signin/email', { email: person.email });
    const unknown = await call('signin/email', { email: 'nobody.here@example.com' });
    expect(await known.json()).toEqual(await unknown.json());
  });

  it('is not sent to one mailbox more than ten times an hour, whoever asks', async () => {
    const { email } = await createUser();
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      const headers = { 'x-forwarded-for': `${address}${i}` };
      statuses.push((await call('signin/email', { email }, { headers })).status);
    }
    expect(statuses.at(9)).toBe(200);
    expect(statuses.at(10)).toBe(429);
  });

  it('is refused for a broken address with a sentence', async () => {
    const response = await call('signin/email', { email: 'ali@' });
    expect(response.status).toBe(422);
  });
});

describe('the way back after signing in', () => {
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

  it('ignores a poisoned host and a poisoned cookie', async () => {
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

  it('takes a whole address of this site', async () => {
    const person = await createUser();
    const link = await askForLink(person.email, 'http://localhost:3000/venue/3');
    expect((await press(link)).headers.get('location')).toBe('/venue/3');
  });
});
