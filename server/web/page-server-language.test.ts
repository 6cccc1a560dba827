import { expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env/server';
import { servePages } from './testing/served-pages';

const site = servePages();
const { get } = site;

it('keeps a page for each language, and Next sees neither the prefix nor the reader', async () => {
  const languages = [];
  for (const path of ['/group/12', '/ur/group/12', '/ur/group/12', '/group/12', '/ur']) {
    const { headers } = await get(path);
    languages.push([headers['content-language'], headers['cache-status']]);
  }
  expect(languages).toEqual([
    ['en', 'maidan; fwd=miss'],
    ['ur', 'maidan; fwd=miss'],
    ['ur', 'maidan; hit'],
    ['en', 'maidan; hit'],
    ['ur', 'maidan; fwd=miss'],
  ]);
  expect(site.asked.map(({ url }) => url)).toEqual(['/group/12', '/group/12', '/']);
  expect(site.asked.some(({ headers }) => 'accept-language' in headers)).toBe(false);
});

it('writes dates as a member reads them, and as usual on the pages that guests share', async () => {
  const token = '0'.repeat(64);
  site.sessions.add(token);
  const dates = async (path: string, cookie: string) =>
    (await get(path, { Cookie: cookie })).headers['x-dates'];
  expect(await dates('/group/12', `dates=m12; next-auth.session-token=${token}`)).toBe('m12');
  expect(await dates('/group/12', `dates=odd; next-auth.session-token=${token}`)).toBe('usual');
  expect(await dates('/group/13', 'dates=m12')).toBe('usual');
});

it('tells Next’s client which path a part of a page was made for', async () => {
  const token = '0'.repeat(64);
  site.sessions.add(token);
  const member = `next-auth.session-token=${token}`;
  const rewritten = async (path: string) =>
    (await get(path, { RSC: '1', Cookie: member })).headers['x-nextjs-rewritten-path'];
  expect(await rewritten('/ur/venue/12?x=1')).toBe('/venue/12');
  expect(await rewritten('/ur')).toBe('/');
  expect(await rewritten('/venue/12?x=1')).toBeUndefined();
});

it('serves the languages for tests only to tests, and keeps nothing of them otherwise', async () => {
  const { headers } = await get('/xa/group/12');
  // Next has no such page.
  expect(site.asked.at(-1)?.url).toBe('/xa/group/12');
  expect([headers['content-language'], headers['cache-status']]).toEqual(['en', undefined]);
  expect((await get('/bookings', { Cookie: 'language=xb' })).headers['content-language']).toBe(
    'en',
  );
  env.PSEUDO_LANGUAGES = true;
  try {
    expect((await get('/xa/group/12')).headers['content-language']).toBe('xa');
    expect(site.asked.at(-1)?.url).toBe('/group/12');
    expect((await get('/bookings', { Cookie: 'language=xb' })).headers['content-language']).toBe(
      'xb',
    );
    const { status, headers: sent } = await get('/venues', { Cookie: 'language=xa' });
    expect([status, sent.location]).toEqual([302, '/xa/venues']);
  } finally {
    env.PSEUDO_LANGUAGES = false;
  }
});

const URDU = { 'Accept-Language': 'ur-PK,ur;q=0.9,en;q=0.5' };

it.each(['/group/12/card.png', '/venues/card.png', '/icons/og-maidan.png'])(
  '%s is kept for each language, and its address alone decides which',
  async (path) => {
    const answers = [];
    for (const [address, headers] of [
      [path, URDU],
      [`/ur${path}`, { 'Accept-Language': 'en-GB' }],
      [path, { Cookie: 'language=ur' }],
      [`/ur${path}`, {}],
    ] as const) {
      const { status: code, headers: sent } = await get(address, headers);
      answers.push([code, sent['content-language'], sent['cache-status']]);
    }
    expect(answers).toEqual([
      [200, 'en', 'maidan; fwd=miss'],
      [200, 'ur', 'maidan; fwd=miss'],
      [200, 'en', 'maidan; hit'],
      [200, 'ur', 'maidan; hit'],
    ]);
    expect(site.asked.map(({ url }) => url)).toEqual([path, path]);
  },
);

it('the manifest is in the language of the page that names it, not in the browser’s', async () => {
  const bare = await get('/manifest.webmanifest', URDU);
  const named = await get('/ur/manifest.webmanifest', { 'Accept-Language': 'en-GB' });
  expect([bare.headers['content-language'], named.headers['content-language']]).toEqual([
    'en',
    'ur',
  ]);
  expect(site.asked.map(({ url }) => url)).toEqual([
    '/manifest.webmanifest',
    '/manifest.webmanifest',
  ]);
});

it.each([
  ['a browser in Urdu', '/group/12?x=1', URDU, '/ur/group/12?x=1'],
  ['a browser in English', '/ur/group/12', { 'Accept-Language': 'en-GB' }, '/group/12'],
  ['a browser in German', '/ur', { 'Accept-Language': 'de' }, '/'],
  ['a choice against the browser', '/venues', { ...URDU, Cookie: 'a=b; language=en' }, null],
  ['a choice', '/coaching', { Cookie: 'language=ur' }, '/ur/coaching'],
  ['a choice of no language', '/coaching', { Cookie: 'language=xx' }, null],
  ['a choice of a language for tests', '/coaching', { Cookie: 'language=xa' }, null],
  ['a crawler', '/ur/group/12', {}, null],
  ['a page of members', '/bookings', URDU, null],
  ['a part of a page', '/venues', { ...URDU, RSC: '1' }, null],
])('sends %s from %s to its own address', async (_who, path, headers, address) => {
  const response = await get(path, headers);
  expect(response.status).toBe(address === null ? 200 : 302);
  expect(response.headers.location).toBe(address ?? undefined);
  if (address) {
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    });
  }
});

it.each([
  ['/UR/Venue/1', '/ur/venue/1'],
  ['/ur/', '/ur'],
  ['/ur/bookings', '/bookings'],
])('%s has one spelling', async (path, address) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([308, address]);
});

it('members’ pages follow the reader', async () => {
  for (const path of ['/bookings', '/messages']) {
    expect((await get(path, URDU)).headers['content-language']).toBe('ur');
    expect((await get(path)).headers['content-language']).toBe('en');
  }
});

it('an invitation has one address, and each reader gets it in their own language', async () => {
  let answer = () => {};
  site.held = new Promise((done) => {
    answer = done;
  });
  const path = `/join/${'0'.repeat(32)}`;
  const readers = [get(path, URDU), get(path), get(path, { Cookie: 'language=ur' })];
  // While one is being rendered, requests in other languages do not share it.
  await expect.poll(() => site.asked.length).toBeGreaterThan(0);
  await new Promise((done) => setTimeout(done, 100));
  answer();
  const languages = (await Promise.all(readers)).map(({ headers }) => headers['content-language']);
  expect(languages).toEqual(['ur', 'en', 'ur']);
});

it('a redirect to the reader’s language takes its share of the process, like a page', async () => {
  expect((await get('/group/12', URDU)).status).toBe(302);
  const take = vi.spyOn(site.admission.requests, 'take').mockResolvedValue(null);
  const { status } = await get('/group/12', URDU);
  take.mockRestore();
  expect(status).toBe(503);
});
