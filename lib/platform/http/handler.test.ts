import { Client } from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { deleteSession } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import { asSaid } from '@/lib/platform/language/say';
import { runAs } from '@/lib/platform/observability/request-context';
import { optionalMultiLine } from '@/lib/platform/validation/text';
import { captureLog } from '@/tests/factories/captured-log';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const echo = route({
  summary: 'Echo',
  auth: 'required',
  rateLimit: 'write',
  body: z.object({ text: z.string().max(5, 'Text can have at most 5 characters') }),
  response: z.object({ text: z.string() }),
  handle: async ({ body }) => created({ ...body, secret: 'never leaves' }),
});

const failing = route({
  summary: 'Fails',
  auth: 'none',
  rateLimit: 'publicRead',
  handle: async () => {
    throw new Error('password of the database is hunter2');
  },
});

it('leads a browser that followed a link to a file to sign-in, and back to the page of the link', async () => {
  const file = route({
    summary: 'A file',
    auth: 'required',
    rateLimit: 'read',
    handle: async () => new Response('a,b'),
  });
  const follow = async (headers: Record<string, string>) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const response = await file(requestTo('/x', { headers: { accept, ...headers } }), withParams());
    return [response.status, response.headers.get('location')];
  };
  const { origin } = new URL(requestTo('/x').url);
  const referer = `${origin}/ur/group/7?tab=money`;
  const back = `/sign-in?callbackUrl=${encodeURIComponent('/ur/group/7?tab=money')}`;
  expect(await follow({ referer })).toEqual([303, back]);
  expect(await follow({ referer: 'https://elsewhere.test/group/7' })).toEqual([303, '/sign-in']);
  expect(await follow({ referer: `${origin}//elsewhere.test` })).toEqual([303, '/sign-in']);
  expect(await follow({})).toEqual([303, '/sign-in']);
  expect(await follow({ accept: '*/*', referer })).toEqual([401, null]);
  const { cookie } = await createSignedIn();
  expect(await follow({ cookie, referer })).toEqual([200, null]);
});

it('sends only the fields of the response schema', async () => {
  const { cookie } = await createSignedIn();
  const response = await echo(requestTo('/x', { body: { text: 'hi' }, cookie }), withParams());
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ text: 'hi' });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  ['malformed JSON', { body: '{"text":' }, 400],
  ['another content type', { body: 'text=hi', headers: { 'content-type': 'text/plain' } }, 415],
  ['a body of more than 256 KB', { body: { text: 'x'.repeat(300_000) } }, 413],
  ['no body', { method: 'POST' as const }, 422],
  ['an array', { body: [] }, 422],
  ['null', { body: 'null' }, 422],
])('answers %s with an error message', async (_name, options, status) => {
  const { cookie } = await createSignedIn();
  const response = await echo(requestTo('/x', { ...options, cookie }), withParams());
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: string };
  expect(error.length).toBeGreaterThan(5);
});

it('hides internal errors and returns a request id', async () => {
  const response = await failing(requestTo('/x'), withParams());
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).not.toContain('hunter2');
  expect(JSON.parse(text)).toMatchObject({ code: 'internal', requestId: expect.any(String) });
});

it('answers 503 while the database is away, says when to try again, and logs why', async () => {
  const away = route({
    summary: 'Away',
    auth: 'none',
    rateLimit: 'publicRead',
    handle: () => new Client({ host: '127.0.0.1', port: 1 }).connect(),
  });
  const { lines, restore } = captureLog('error');
  const response = await away(requestTo('/x'), withParams());
  restore();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect(lines).toMatchObject([{ err: { message: expect.stringContaining('ECONNREFUSED') } }]);
});

it('names the request by the id that it already has', async () => {
  const request = { id: 'request-0123456789', name: 'GET /x' };
  const response = await runAs(request, () => failing(requestTo('/x'), withParams()));
  expect(await response.json()).toMatchObject({ requestId: request.id });
  expect(response.headers.get('x-request-id')).toBe(request.id);
});

it('rejects a session that is revoked, expired or belongs to a banned person', async () => {
  const read = route({
    summary: 'Read',
    auth: 'required',
    rateLimit: 'read',
    handle: async () => ({ ok: true }),
  });
  const call = async (cookie: string) =>
    (await read(requestTo('/x', { cookie }), withParams())).status;
  const revoked = await createSignedIn();
  expect(await call(revoked.cookie)).toBe(200);
  await deleteSession(revoked.actor.sessionId);
  expect(await call(revoked.cookie)).toBe(401);
  const expired = await createSignedIn();
  await db.session.update({
    where: { sid: expired.actor.sessionId },
    data: { expire: new Date(Date.now() - 1) },
  });
  expect(await call(expired.cookie)).toBe(401);
  const banned = await createSignedIn();
  await db.user.update({ where: { id: banned.user.id }, data: { bannedAt: new Date() } });
  expect(await call(banned.cookie)).toBe(401);
  expect(await call('next-auth.session-token=%E0%A4%A')).toBe(401);
});

it('rate limits a flood, says how long to wait, and affects nobody else', async () => {
  const limited = route({
    summary: 'Limited',
    auth: 'required',
    rateLimit: 'upload',
    handle: async () => ({ ok: true }),
  });
  const [flooder, other] = await createPeople(2);
  const call = (cookie: string) => limited(requestTo('/x', { cookie }), withParams());
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async () => (await call(flooder.cookie)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const refused = await call(flooder.cookie);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call(other.cookie)).status).toBe(200);
});

it('turns a constraint violation into an error message', async () => {
  const user = await createOnboardedUser();
  const breaking = route({
    summary: 'Breaks a check',
    auth: 'none',
    rateLimit: 'publicRead',
    handle: async () =>
      db.user.update({ where: { id: user.id }, data: { latitude: 95 }, select: { id: true } }),
  });
  const response = await breaking(requestTo('/x'), withParams());
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: 'That value is out of range.' });
});

it('keeps the message of an error that a service throws', async () => {
  const full = route({
    summary: 'Full',
    auth: 'none',
    rateLimit: 'publicRead',
    handle: async () => {
      throw new AppError('conflict', asSaid('This group is full.'));
    },
  });
  const response = await full(requestTo('/x'), withParams());
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: 'This group is full.', code: 'conflict' });
});

it('strips control characters, lone surrogates and bidi overrides from text', () => {
  const schema = optionalMultiLine(() => 'Bio', 500);
  expect(schema.parse('a\u0000b\u202Ec\uD800d')).toBe('abcd');
  expect(schema.parse('  \u200B ')).toBeNull();
  expect(schema.parse('میں کرکٹ کھیلتا ہوں 👨‍👩‍👧')).toBe('میں کرکٹ کھیلتا ہوں 👨‍👩‍👧');
});
