import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/password';
import { toSessionId } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { captureLog } from '@/tests/factories/captured-log';
import { createSignedIn, createToken } from '@/tests/factories/sessions';
import { call, ok } from '@/tests/integration/call';
import { countStatements } from '@/tests/setup/count-statements';
import type { AccessTokenListDto, MadeTokenDto } from './access-token-schema';

const PASSWORD = 'subah ki hockey';
const INPUT = { name: 'Scores bot', scopes: ['read', 'write'] };

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
});

let networks = 0;
/** Each test from a network of its own: wrong tokens are counted by address. */
const network = () => {
  networks += 1;
  return { 'x-forwarded-for': `2001:db8:${networks.toString(16)}:7::1` };
};

const me = async (headers: Record<string, string>, cookie?: string) =>
  call('GET /api/auth/user', { headers: { ...network(), ...headers }, cookie });

describe('an access token', () => {
  it('is made with the password, shown once, stored as a hash, and told of by email', async () => {
    const { user, cookie } = await createSignedIn({ passwordHash: await hashPassword(PASSWORD) });
    const make = (more: object) =>
      call('POST /api/auth/tokens', { cookie, body: { ...INPUT, ...more } });
    expect((await make({})).status).toBe(422);
    expect((await make({ password: 'a wrong one' })).status).toBe(422);
    expect((await make({ password: PASSWORD, days: 366 })).status).toBe(422);
    expect((await make({ password: PASSWORD, scopes: [] })).status).toBe(422);
    const made = (await (await make({ password: PASSWORD })).json()) as MadeTokenDto;
    expect(made).toMatchObject({ ...INPUT, lastUsedAt: null });
    const days = (Date.parse(made.expiresAt) - Date.parse(made.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(90);

    const list = await ok<AccessTokenListDto>({ cookie }, 'GET /api/auth/tokens');
    expect(list.proof).toBe('password');
    const { token, ...shown } = made;
    expect(list.tokens).toEqual([shown]);
    const row = await db.accessToken.findUniqueOrThrow({ where: { id: made.id } });
    expect(row.tokenHash).toBe(toSessionId(token));
    const mail = await db.outboxMail.findFirstOrThrow({ where: { to: user.email } });
    expect(JSON.stringify(mail)).toContain(INPUT.name);

    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(200);
    await ok({ cookie }, 'DELETE /api/auth/tokens/{id}', { params: { id: made.id } });
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('lives a year at most, by the database too', async () => {
    const { user } = await createSignedIn();
    const expiresAt = new Date(Date.now() + 367 * 86_400_000);
    const data = { userId: user.id, tokenHash: 'x', name: 'Bot', scopes: ['read'], expiresAt };
    await expect(db.accessToken.create({ data })).rejects.toThrow('access_tokens_lifetime');
    const unknown = { ...data, scopes: ['admin'], expiresAt: new Date() };
    await expect(db.accessToken.create({ data: unknown })).rejects.toThrow('access_tokens_scopes');
  });

  it('calls as its person, but never as an admin', async () => {
    const { user } = await createSignedIn({ isAdmin: true });
    const { headers } = await createToken(user.id);
    expect(await (await me(headers)).json()).toMatchObject({ id: user.id });
    const refused = await call('GET /api/admin/overview', { headers });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });

  it('needs no origin, and counts instead of a cookie beside it', async () => {
    const [owner, other] = [await createSignedIn(), await createSignedIn()];
    const { headers } = await createToken(owner.user.id);
    const elsewhere = {
      ...headers,
      origin: 'https://elsewhere.test',
      'sec-fetch-site': 'cross-site',
    };
    const write = await call('PATCH /api/notifications/read-all', { headers: elsewhere });
    expect(write.status).toBe(200);
    expect(await (await me(headers, other.cookie)).json()).toMatchObject({ id: owner.user.id });
    expect((await me({ authorization: 'Bearer wrong' }, other.cookie)).status).toBe(401);
    // The password of a proxy is not a token.
    expect((await me({ authorization: 'Basic eDp5' }, other.cookie)).status).toBe(200);
    const { authorization: _no, ...cross } = elsewhere;
    const byCookie = { headers: cross, cookie: owner.cookie };
    expect((await call('PATCH /api/notifications/read-all', byCookie)).status).toBe(403);
    // A call that looks at nobody keeps its check of the origin.
    const { status } = await call('POST /api/vitals', { headers: elsewhere, body: {} });
    expect(status).toBe(403);
  });

  it.each([
    ['is banned', { bannedAt: new Date() }],
    ['is suspended', { suspendedUntil: new Date(Date.now() + 3_600_000) }],
    ['is deleted', { deletedAt: new Date() }],
  ])('stops at once when its person %s', async (_name, data) => {
    const { user } = await createSignedIn();
    const { headers } = await createToken(user.id);
    expect((await me(headers)).status).toBe(200);
    await db.user.update({ where: { id: user.id }, data });
    expect((await me(headers)).status).toBe(401);
  });

  it('stops at its end', async () => {
    const { user } = await createSignedIn();
    const { id, headers } = await createToken(user.id);
    await db.accessToken.update({ where: { id }, data: { expiresAt: new Date(0) } });
    expect((await me(headers)).status).toBe(401);
  });

  it('notes its use once a minute', async () => {
    const { user } = await createSignedIn();
    const { id, headers } = await createToken(user.id);
    const used = async () =>
      (await db.accessToken.findUniqueOrThrow({ where: { id } })).lastUsedAt?.getTime();
    await me(headers);
    const first = await used();
    expect(first).toBeTypeOf('number');
    await me(headers);
    expect(await used()).toBe(first);
    await db.accessToken.update({ where: { id }, data: { lastUsedAt: new Date(0) } });
    await me(headers);
    expect(await used()).toBeGreaterThanOrEqual(first ?? 0);
  });

  it('has a limit of its own, which its person’s browser does not use up', async () => {
    const { user, cookie } = await createSignedIn();
    const [one, other] = [await createToken(user.id), await createToken(user.id)];
    const { points, windowSeconds } = RATE_LIMITS.token;
    await db.rateLimit.create({
      data: { key: `token:t${one.id}`, points, expire: Date.now() + windowSeconds * 1_000 },
    });
    const refused = await me(one.headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await me(other.headers)).status).toBe(200);
    expect((await me({}, cookie)).status).toBe(200);
    const buckets = await db.rateLimit.findMany({ where: { key: { startsWith: 'read:' } } });
    const keys = buckets.map(({ key }) => key).toSorted();
    expect(keys).toEqual([`read:p${user.id}`, `read:u${user.id}`]);
  });
});

describe('a wrong token', () => {
  it('is refused by the scheme that is expected, and never logged', async () => {
    const { lines, restore } = captureLog('debug');
    const authorization = `Bearer maidan_${'x'.repeat(43)}`;
    const response = await me({ authorization });
    restore();
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
    expect(JSON.stringify(lines)).not.toContain('x'.repeat(43));
    const events = await db.securityEvent.findMany({ select: { detail: true } });
    expect(JSON.stringify(events)).not.toContain('x'.repeat(43));
  });

  it('costs at most a look-up, and none after many from an address', async () => {
    const from = network();
    const guess = (token: string) =>
      call('GET /api/auth/user', { headers: { ...from, authorization: `Bearer ${token}` } });
    expect(await countStatements(() => guess('short'))).toEqual([]);
    const { points } = RATE_LIMITS.wrongToken;
    const statements = await countStatements(async () => {
      for (let tries = 1; tries < points; tries += 1)
        expect((await guess(`maidan_${String(tries).padStart(43, 'x')}`)).status).toBe(401);
    });
    expect(statements).toHaveLength(points - 1);
    const { user } = await createSignedIn();
    const { token } = await createToken(user.id);
    expect((await guess(token)).status).toBe(429);
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(200);
  });
});
