import { expect, it } from 'vitest';
import { POST } from '@/app/api/language/route';
import { readerCookies } from '@/lib/platform/auth/reader-cookies';
import { db } from '@/lib/platform/db/client';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { runIn } from '@/lib/platform/language/run-in';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

const choose = (fields: Record<string, string>, cookie?: string, origin?: string) =>
  POST(
    requestTo('/api/language', {
      body: `${new URLSearchParams(fields)}`,
      cookie,
      origin,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    withParams({}),
  );

it('keeps a guest’s choice in the browser and returns to the page in that language', async () => {
  const response = await choose({ language: 'ur', returnTo: '/venue/1?from=x' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/ur/venue/1?from=x');
  expect(response.headers.get('set-cookie')).toMatch(/^language=ur; Path=\/; Max-Age=31536000;/);
  const back = await choose({ language: 'en', returnTo: '/ur/venue/1?from=x' });
  expect(back.headers.get('location')).toBe('/venue/1?from=x');
});

it.each([
  ['//evil.test', '/ur'],
  ['https://evil.test/', '/ur'],
  ['/ur//evil.test', '/ur'],
  ['/bookings', '/bookings'],
  ['', '/ur'],
])('leads from %s to %s', async (returnTo, location) => {
  const response = await choose({ language: 'ur', returnTo });
  expect(response.headers.get('location')).toBe(location);
});

it('stores a person’s choice and applies it on every device', async () => {
  const { user, cookie, token } = await createSignedIn();
  expect(await readerCookies(token)).toEqual([]);
  await choose({ language: 'ur' }, cookie);
  const stored = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(stored.language).toBe('ur');
  expect(await readerCookies(token)).toEqual([expect.stringMatching(/^language=ur;/)]);
});

it('stores how a person reads dates, in the browser too', async () => {
  const { user, cookie, token } = await createSignedIn();
  const save = (dateStyle: string | null) =>
    call('PUT /api/users/{id}/settings', {
      params: { id: user.id },
      cookie,
      body: { dateStyle },
    });
  const saved = await save('m12');
  expect(await saved.json()).toMatchObject({ dateStyle: 'm12' });
  expect(saved.headers.get('set-cookie')).toMatch(/^dates=m12; Path=\/; Max-Age=31536000;/);
  expect(await readerCookies(token)).toEqual([expect.stringMatching(/^dates=m12;/)]);
  expect((await save(null)).headers.get('set-cookie')).toMatch(/^dates=; Path=\/; Max-Age=0;/);
  expect(await readerCookies(token)).toEqual([]);
  // The browser still has those of whoever used it before.
  const before = await runIn('en', () => readerCookies(token), 'm12');
  expect(before).toEqual([expect.stringMatching(/^dates=; Path=\/; Max-Age=0;/)]);
});

it.each([
  ['a language that is not offered', { language: 'xx' }, undefined],
  ['a language for tests', { language: 'xa' }, undefined],
  ['no language', {}, undefined],
  ['another site', { language: 'ur' }, 'https://evil.test'],
])('%s changes nothing', async (_what, fields, origin) => {
  const { user, cookie } = await createSignedIn();
  const response = await choose(fields as Record<string, string>, cookie, origin);
  expect(response.headers.get('location')).toBe('/');
  expect(response.headers.has('set-cookie')).toBe(false);
  const stored = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(stored.language).toBeNull();
});

it('refuses to change it too often', async () => {
  const { user, cookie } = await createSignedIn();
  for (let turn = 0; turn < RATE_LIMITS.write.points; turn += 1)
    await consumeRateLimit('write', `u${user.id}`);
  const response = await choose({ language: 'ur' }, cookie);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('That was a lot at once');
});
