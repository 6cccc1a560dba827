import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { maySkipPassword } from '@/lib/platform/auth/confirm-person';
import { hashPassword } from '@/lib/platform/auth/password';
import { findSession } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { deliverQueuedMail } from '@/lib/platform/mail/deliver';
import { findLatestEmails } from '@/lib/platform/mail/outbox-list';
import { changePassword } from '@/lib/users/service/change-photo';
import { callAuth, cookiesOf, tokenOf } from '@/tests/factories/auth-calls';
import { clickLink, requestLink } from '@/tests/factories/emails';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createUser, type UserOverrides } from '@/tests/factories/users';

const PASSWORD = 'subah ki hockey';
const passwordHash = await hashPassword(PASSWORD);

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const askFrom = (address: string, email: string) =>
  callAuth('signin/email', { email }, from(address));

const signIn = (email: string, password: string) =>
  callAuth('callback/credentials', { email, password }, from(uniqueText()));

const personWithPassword = (overrides: UserOverrides = {}) =>
  createUser({ passwordHash, ...overrides });

/** All tables are searched, so that a new one cannot be forgotten. */
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

/** A minimal mail server that accepts one email. */
async function respondSmtp(socket: Socket): Promise<void> {
  let inEmail = false;
  socket.write('220 test\r\n');
  for await (const line of createInterface(socket)) {
    if (inEmail && line !== '.') continue;
    inEmail = line === 'DATA';
    socket.write(inEmail ? '354 go on\r\n' : '250 fine\r\n');
  }
}

describe('a sign-in link', () => {
  it('signs in once and confirms the address', async () => {
    const person = await createUser({ emailVerifiedAt: null });
    const link = await requestLink(person.email);
    const first = await clickLink(link);
    expect(first.headers.get('location')).toBe('/groups');
    expect((await findSession(tokenOf(first)))?.user.id).toBe(person.id);
    const row = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(row.emailVerifiedAt).not.toBeNull();

    const second = await clickLink(link);
    expect(second.headers.get('location')).toMatch(/^\/sign-in\?error=Verification/);
    expect(tokenOf(second)).toBe('');
  });

  it('allows replacing a forgotten password, which signing in with a password does not', async () => {
    const person = await personWithPassword();
    const withPassword = tokenOf(await signIn(person.email, PASSWORD));
    const byLink = tokenOf(await clickLink(await requestLink(person.email)));
    const may = async (token: string) => {
      const session = await findSession(token);
      return session !== null && (await maySkipPassword(session.actor));
    };
    expect(await may(withPassword)).toBe(false);
    expect(await may(byLink)).toBe(true);
  });

  it('used twice at the same moment signs in once', async () => {
    const person = await createUser();
    const link = await requestLink(person.email);
    const answers = await Promise.all([clickLink(link), clickLink(link)]);
    expect(answers.filter((response) => tokenOf(response) !== '')).toHaveLength(1);
  });

  it('does not work after it expires', async () => {
    const person = await createUser();
    const link = await requestLink(person.email);
    await db.verificationToken.updateMany({
      where: { identifier: person.email },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect((await clickLink(link)).headers.get('location')).toMatch(/error=Verification/);
  });

  it('does not work for another address', async () => {
    const [mine, theirs] = [await createUser(), await createUser()];
    const link = await requestLink(mine.email);
    expect(tokenOf(await clickLink({ ...link, email: theirs.email }))).toBe('');
    expect(tokenOf(await clickLink(link)), 'and is not used up by the try').not.toBe('');
  });

  it('is stored as a hash', async () => {
    const person = await createUser();
    const link = await requestLink(person.email);
    const row = await db.verificationToken.findFirstOrThrow({
      where: { identifier: person.email },
    });
    expect(link.token.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(row)).not.toContain(link.token);
  });

  it('has no trace of its token in the database once the e-mail is sent', async () => {
    const mails = createServer((socket) => void respondSmtp(socket)).listen(0, '127.0.0.1');
    await once(mails, 'listening');
    env.SMTP_URL = `smtp://127.0.0.1:${(mails.address() as AddressInfo).port}?ignoreTLS=true`;
    try {
      const person = await createUser();
      const { token } = await requestLink(person.email);
      const mail = await db.outboxMail.findFirstOrThrow({ where: { to: person.email } });
      expect(await rowsWith(token), 'until then the letter has it').toEqual(['mail_links']);
      await deliverQueuedMail(mail.id);
      expect(await rowsWith(token)).toEqual([]);
    } finally {
      env.SMTP_URL = undefined;
      mails.close();
    }
  });

  it('has no trace of its token in the database once used, even with the local outbox', async () => {
    const person = await createUser();
    const link = await requestLink(person.email);
    expect(await rowsWith(link.token)).toEqual(['mail_links']);
    expect((await findLatestEmails()).find(({ to }) => to === person.email)?.text).toContain(
      link.token,
    );
    await clickLink(link);
    expect(await rowsWith(link.token)).toEqual([]);
    expect((await findLatestEmails()).find(({ to }) => to === person.email)?.text).toContain(
      'the link was in the letter that was sent and is not kept',
    );
  });

  it('neither signs in nor is used up when only opened, for example by a scanner or another site', async () => {
    const person = await createUser();
    const link = await requestLink(person.email);
    const path = `callback/email?${new URLSearchParams({ ...link })}`;
    for (const origin of ['http://localhost:3000', 'https://evil.test']) {
      const followed = await callAuth(path, undefined, { origin });
      expect(followed.headers.getSetCookie()).toEqual([]);
      const longer = await callAuth(path.replace('?', '/x?'), undefined, { origin });
      expect([longer.status, tokenOf(longer)]).toEqual([404, '']);
      expect(followed.headers.get('location')).toBe(
        `/sign-in/link?${new URLSearchParams({ ...link })}`,
      );
    }
    expect(tokenOf(await clickLink(link))).not.toBe('');
  });

  it('cannot be submitted by another site, detected by Fetch Metadata or Origin', async () => {
    const link = await requestLink((await createUser()).email);
    const site = (name: string) => ({ headers: { 'sec-fetch-site': name } });
    const answers = [
      await clickLink(link, { origin: 'https://evil.test' }),
      await clickLink(link, site('same-site')),
      await clickLink(link, site('none')),
      await clickLink(link, { origin: 'null', headers: { 'sec-fetch-site': '' } }),
      await clickLink(link, { origin: 'https://evil.test', headers: { 'sec-fetch-site': '' } }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    // A phone on http://<LAN address> sends no Fetch Metadata.
    expect(tokenOf(await clickLink(link, site('')))).not.toBe('');
  });

  it('takes its token only from the form body, not from the URL', async () => {
    const link = await requestLink((await createUser()).email);
    const response = await callAuth(`callback/email?${new URLSearchParams({ ...link })}`, {});
    expect(tokenOf(response)).toBe('');
  });

  it('is not ended by another that somebody asks for, but by the use of one', async () => {
    const person = await createUser();
    const other = await requestLink((await createUser()).email);
    const own = await requestLink(person.email);
    const [unused, late] = [await requestLink(person.email), await requestLink(person.email)];
    expect(tokenOf(await clickLink(own))).not.toBe('');
    expect(await rowsWith(unused.token)).toEqual([]);
    expect(tokenOf(await clickLink(late))).toBe('');
    expect(tokenOf(await clickLink(other))).not.toBe('');
  });

  it('signs in once, whichever of several are used at the same moment', async () => {
    const { email } = await createUser();
    const links = [];
    for (let nth = 0; nth < 5; nth++) links.push(await requestLink(email));
    const responses = await Promise.all(links.map((link) => clickLink(link)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect(responses.filter((response) => tokenOf(response) !== '')).toHaveLength(1);
  });

  it('that has expired ends no other', async () => {
    const { email } = await createUser();
    const old = await requestLink(email);
    await db.verificationToken.updateMany({
      where: { identifier: email },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    const fresh = await requestLink(email);
    expect(tokenOf(await clickLink(old))).toBe('');
    expect(tokenOf(await clickLink(fresh))).not.toBe('');
  });

  it('still reaches its owner from the queue when somebody asks for another', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1';
    try {
      const { email } = await createUser();
      await requestLink(email);
      const newer = await requestLink(email);
      expect(await db.outboxMail.count({ where: { to: email } })).toBe(2);
      await clickLink(newer);
      expect(await db.outboxMail.count({ where: { to: email } })).toBe(0);
    } finally {
      env.SMTP_URL = undefined;
    }
  });

  it('is invalidated when the password changes', async () => {
    const person = await personWithPassword();
    const { actor } = await createActor(person);
    const link = await requestLink(person.email);
    const change = { currentPassword: PASSWORD, newPassword: 'kinnow-orchard-77' };
    await changePassword(actor, person.id, change);
    expect(tokenOf(await clickLink(link))).toBe('');
    expect(await rowsWith(link.token)).toEqual([]);
  });

  it('creates an account for a new address only when it is used', async () => {
    const email = `new.${uniqueText()}@example.com`;
    const link = await requestLink(email);
    expect(await db.user.count({ where: { email } })).toBe(0);
    const response = await clickLink(link);
    expect((await findSession(tokenOf(response)))?.user.email).toBe(email);
  });

  it('reclaims the account from somebody who registered it with an address they do not own', async () => {
    const owner = await personWithPassword({ emailVerifiedAt: null });
    const intruder = tokenOf(await signIn(owner.email, PASSWORD));
    expect(await findSession(intruder)).not.toBeNull();

    await clickLink(await requestLink(owner.email));
    expect(await findSession(intruder)).toBeNull();
    expect((await signIn(owner.email, PASSWORD)).status).toBe(401);
    const notified = { to: owner.email, subject: 'Your address is confirmed' };
    expect(await db.outboxMail.count({ where: notified })).toBe(1);
  });

  it('keeps the password for a person who used it in the same browser', async () => {
    const person = await personWithPassword({ emailVerifiedAt: null });
    const cookie = `maidan-device=${cookiesOf(await signIn(person.email, PASSWORD))['maidan-device']}`;
    await clickLink(await requestLink(person.email), { cookie });
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  it('gets the same response for a known and an unknown address', async () => {
    const person = await createUser();
    const known = await askFrom(uniqueText(), person.email);
    const unknown = await askFrom(uniqueText(), 'nobody.here@example.com');
    expect(await known.json()).toEqual(await unknown.json());
  });

  it('is sent to one mailbox at most ten times an hour, whoever asks', async () => {
    const { email } = await createUser();
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await askFrom(`${uniqueText()}${i}`, email)).status);
    }
    expect(statuses.at(9)).toBe(200);
    expect(statuses.at(10)).toBe(429);
  });

  it('is refused for an invalid address with a message', async () => {
    const response = await askFrom(uniqueText(), 'ali@');
    expect(response.status).toBe(422);
  });
});
