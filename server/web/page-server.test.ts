import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { setRelease } from '@/lib/platform/http/release';
import { PAGE, servePages } from './testing/served-pages';

const site = servePages();
const { get } = site;

it('sets a policy with a fresh nonce on a personal page, whatever headers are sent', async () => {
  const answers = [];
  for (let turn = 0; turn < 2; turn += 1) {
    answers.push(await get('/sign-in', { 'Content-Security-Policy': "script-src 'nonce-mine'" }));
  }
  const nonces = site.asked.map(({ headers }) =>
    /^script-src ('nonce-[\w+/]{22}==')$/.exec(String(headers['content-security-policy']))?.at(1),
  );
  expect(new Set(nonces).size).toBe(2);
  for (const [index, response] of answers.entries()) {
    expect(response.headers['content-security-policy']).toContain(
      `script-src 'self' ${nonces[index]}`,
    );
  }
});

it('no other page learns the address of an invite link', async () => {
  const join = await get(`/join/${'0'.repeat(32)}`);
  expect(join.headers['referrer-policy']).toBe('no-referrer');
  const entered = await get(`/join/${'0'.repeat(32)}`, { Cookie: 'invite-entry=mine' });
  expect(entered.headers['referrer-policy']).toBe('no-referrer');
  const other = await get('/groups');
  expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('allows the scripts of a cached page by hash', async () => {
  site.page = '<script>alert(1)</script>';
  const { headers, body } = await get('/group/1');
  expect(body.toString()).toBe(site.page);
  expect(headers['content-security-policy']).not.toMatch(/nonce|unsafe-inline'[^;]*'sha/);
});

it('does not change the stricter policy of a route', async () => {
  const { headers } = await get('/media/a.webp');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('names its release to those who call, so that pages of another one notice', async () => {
  setRelease('r7');
  const { headers } = await get('/api/sports');
  expect(headers['x-release']).toBe('r7');
  expect((await get('/group/1')).headers['x-release']).toBeUndefined();
});

it('limits pages rendered at once, refuses more with a plain page, and still serves cached ones', async () => {
  await get('/group/1');
  let letGo = () => {};
  site.held = new Promise((done) => {
    letGo = done;
  });
  const many = Array.from({ length: 170 }, (_, index) => get(`/venue/${index + 1}`));
  const first = await Promise.race(many);
  expect([first.status, first.headers['retry-after']]).toEqual([503, '5']);
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.body.toString()).toContain('Too many pages were requested at once.');
  expect(site.asked.filter(({ url }) => url?.startsWith('/venue/'))).toHaveLength(4);
  const again = await get('/group/1');
  expect(again.headers['cache-status']).toBe('maidan; hit');
  letGo();
  const statuses = (await Promise.all(many)).map((response) => response.status);
  expect(statuses.filter((answer) => answer === 503)).toHaveLength(170 - 150 - 4);
  expect(statuses.filter((answer) => answer === 200)).toHaveLength(154);
});

it('a page requested by many at once is rendered once', async () => {
  await Promise.all(Array.from({ length: 40 }, () => get('/venue/9')));
  expect(site.asked).toHaveLength(1);
});

it('renders a public page once, without any data of its reader', async () => {
  const first = await get('/group/12', {
    Cookie: 'next-auth.session-token=secret',
    Host: 'evil.test',
    'X-Forwarded-Host': 'evil.test',
    'X-Forwarded-For': '203.0.113.9',
    'Accept-Language': 'de',
    'User-Agent': 'Browser',
    Authorization: 'Bearer maidan_secret',
  });
  const second = await get('/group/12', { Cookie: 'next-auth.session-token=other' });
  expect([first.body.toString(), second.body.toString()]).toEqual([PAGE, PAGE]);
  expect([first.headers['cache-status'], second.headers['cache-status']]).toEqual([
    'maidan; fwd=miss',
    'maidan; hit',
  ]);
  const [{ 'content-security-policy': policy, ...rest } = {}] = site.asked.map(
    ({ headers }) => headers,
  );
  expect(site.asked.map(({ url }) => url)).toEqual(['/group/12']);
  expect(rest).toEqual({ host: 'maidan.test', 'user-agent': 'lightMyRequest' });
  expect(policy).toMatch(/^script-src 'nonce-[\w+/]{22}=='$/);
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'rsc, Accept-Encoding',
  });
  // The present time, not that of the cached page: a browser corrects its clock by it.
  expect(second.headers['server-timing']).toMatch(/^now;dur=\d{13}$/);
});

it.each(['/sign-in', '/group/012', '/group/1/requests', '/outbox', '/api/groups/1'])(
  'passes %s on unchanged every time',
  async (path) => {
    for (let round = 0; round < 2; round += 1) {
      const { body, headers } = await get(path, { Cookie: 'mine' });
      expect(body.toString()).toBe(`${PAGE}mine`);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect(site.asked.map(({ url }) => url)).toEqual([path, path]);
  },
);

it.each(['/venues', '/venues?city=Lahore', '/games?sport=1', '/ur/coaching?tab=classes'])(
  'makes the list %s for each guest, without any data of its reader',
  async (path) => {
    for (let round = 0; round < 2; round += 1) {
      const { body, headers } = await get(path, { Cookie: 'mine' });
      expect(body.toString()).toBe(PAGE);
      expect(headers['cache-status']).toBe('maidan; fwd=bypass');
    }
    const bare = path.replace('/ur', '');
    expect(site.asked.map(({ url }) => url)).toEqual([bare, bare]);
    expect(site.asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  },
);

it('makes an invitation for each guest, without any data of its reader', async () => {
  const path = `/join/${'0'.repeat(32)}`;
  for (let round = 0; round < 2; round += 1) {
    const { body, headers } = await get(path, { Cookie: 'mine' });
    expect(body.toString()).toBe(PAGE);
    expect(headers['cache-status']).toBe('maidan; fwd=bypass');
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(site.asked).toHaveLength(2);
  // A guest with an entry gets their own page.
  const entered = await get(path, { Cookie: 'a=1; invite-entry=mine' });
  expect(entered.body.toString()).toBe(`${PAGE}a=1; invite-entry=mine`);
});

it.each(['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch'])(
  'passes on requests with the header %s',
  async (name) => {
    await get('/test-group');
    const { body } = await get('/test-group', { [name]: '1', Cookie: 'mine' });
    expect(body.toString()).toBe(`${PAGE}mine`);
  },
);

it.each(['/', '/group/1', '/venues', '/messages', '/no/such', '/api/docs', '/icons/a.svg'])(
  'refuses a write to %s before rendering anything',
  async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const refused = await get(path, { Cookie: 'mine', 'Next-Action': 'abc' }, method);
      expect([method, refused.status, refused.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(refused.headers['x-content-type-options']).toBe('nosniff');
    }
    expect(site.asked).toEqual([]);
  },
);

it.each([
  '/venue/1?x=random',
  '/venue/1?utm_source=mail&fbclid=2',
  '/venues/lahore/cricket?tab=games',
  '/?utm_campaign=spring',
  '/test-group?a',
  '/coach/3/card.png?v=2',
])('a query on %s does not create a separate page', async (path) => {
  await get(path.split('?')[0] ?? '');
  const response = await get(path);
  expect([response.status, response.headers['cache-status']]).toEqual([200, 'maidan; hit']);
  expect(site.asked.map(({ url }) => url)).toEqual([path.split('?')[0]]);
});

it.each(['/venue/1', '/coach/3'])(
  'further reviews of %s are read from their cursor',
  async (path) => {
    await get(path);
    const responses = [await get(`${path}?cursor=a.b`), await get(`${path}?cursor=a.b`)];
    expect(responses.map(({ headers }) => headers['cache-status'])).toEqual([
      'maidan; fwd=bypass',
      'maidan; fwd=bypass',
    ]);
    expect(site.asked.map(({ url }) => url)).toEqual([
      path,
      `${path}?cursor=a.b`,
      `${path}?cursor=a.b`,
    ]);
  },
);

it.each([
  ['/VENUE/1', '/venue/1'],
  ['/venue/%31?utm_source=a', '/venue/1?utm_source=a'],
  ['/venue/1/', '/venue/1'],
  ['//venue/1', '/venue/1'],
  ['/venues/../messages', '/messages'],
  ['/venues/%2e%2e/messages', '/messages'],
  ['/venues/..\\/messages', '/messages'],
  ['/venues/Lahore/Cricket', '/venues/lahore/cricket'],
  ['//evil.test/', '/evil.test'],
])('redirects %s to its canonical spelling', async (path, canonical) => {
  const response = await get(path);
  expect([response.status, response.headers.location]).toEqual([308, canonical]);
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  expect(site.asked).toEqual([]);
});

it('refuses a path that cannot be parsed', async () => {
  expect((await get('/venue/%ff')).status).toBe(400);
  expect(site.asked).toEqual([]);
});

it.each([
  ['/group/7', 'group:7'],
  ['/game/7/card.png', 'game:7'],
  ['/venue/7', 'venue:7'],
  ['/coach/7/card.png', 'coach:7'],
  ['/venues/lahore/cricket', 'venues'],
  ['/venues/lahore/cricket/card.png', 'venues'],
  ['/ur/venue/7/card.png', 'venue:7'],
  ['/venue/7/map.webp', 'venue:7'],
  ['/ur/venue/7/map.webp', 'venue:7'],
  ['/venue/7/map.webp', 'map'],
  ['/venues/card.png', 'sports'],
  ['/ur/icons/og-maidan.png', 'sports'],
])('%s is rendered again when %s expires', async (path, tag) => {
  await get(path);
  site.page = 'Edited';
  site.stores.forget(['group:8', 'game:71', 'venue:8', 'coach:8']);
  expect((await get(path)).body.toString()).toBe(PAGE);
  site.stores.forget([tag]);
  expect((await get(path)).body.toString()).toBe('Edited');
});

it('missing and moved pages are passed on and not cached', async () => {
  for (const status of [404, 308]) {
    site.status = status;
    const path = `/venue/${status}`;
    const responses = [await get(path), await get(path)];
    expect(responses.map((response) => response.status)).toEqual([status, status]);
    expect(responses[1]?.headers['cache-control']).toBe('private, no-store');
  }
  expect(site.asked).toHaveLength(4);
});

it('answers 304 to clients that already have the page, until it changes', async () => {
  const { headers } = await get('/group/1', { 'Accept-Encoding': 'br' });
  const mine = { 'If-None-Match': String(headers.etag) };
  const again = await get('/group/1', mine);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('/group/1', { ...mine, 'Cache-Control': 'no-cache' })).status).toBe(200);
  site.page = 'Edited';
  site.stores.forget(['group:1']);
  expect((await get('/group/1', mine)).body.toString()).toBe('Edited');
});

it('a list is the same page although each of its cursors differs, until it changes', async () => {
  const listed = (name: string, cursor: string) =>
    `<p>${name}</p><a href="/venues?sport=1&amp;cursor=${cursor}#all">More</a>`;
  site.page = listed('Nets', 'a-1_B');
  const { headers } = await get('/venues');
  const mine = { 'If-None-Match': String(headers.etag) };
  site.page = listed('Nets', 'zz-9');
  expect((await get('/venues', mine)).status).toBe(304);
  site.page = listed('Court', 'zz-9');
  const changed = await get('/venues', mine);
  expect([changed.status, changed.body.toString()]).toEqual([200, site.page]);
});

it('compresses as the client prefers, but only text', async () => {
  const br = await get('/group/1', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
  const gzip = await get('/group/1', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  expect((await get('/group/1', { 'Accept-Encoding': 'zstd' })).body.toString()).toBe(PAGE);
  const picture = await get('/group/1/card.png', { 'Accept-Encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(site.asked).toHaveLength(2);
});

it('HEAD returns the headers of the page without a body', async () => {
  const head = await get('/group/1', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(PAGE.length));
  expect((await get('/group/1')).body.toString()).toBe(PAGE);
  expect(site.asked).toHaveLength(1);
});

it('leaves requests to /api itself to the routes', async () => {
  for (const path of ['/api', '/api?x=1', '/api/nowhere']) await get(path, {}, 'POST');
  expect(site.asked).toHaveLength(3);
});

it('refuses an unknown method of a call in JSON, with the allowed ones', async () => {
  const refused = await get('/api/sports', {}, 'DELETE');
  expect(refused.status).toBe(405);
  expect(refused.headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'application/json' });
  expect(JSON.parse(refused.body.toString())).toEqual({
    error: 'Only GET and HEAD work here.',
    code: 'method_not_allowed',
  });
  expect((await get('/api/sports')).status).toBe(200);
});

it('marks missing pages as noindex, cached or not', async () => {
  site.status = 404;
  for (const path of ['/group/5', '/coach/7', '/group/5?tab=chat']) {
    const response = await get(path);
    expect([path, response.status, response.headers['x-robots-tag']]).toEqual([
      path,
      404,
      'noindex',
    ]);
  }
  site.status = 200;
  expect((await get('/group/5')).headers['x-robots-tag']).toBeUndefined();
});

it('caches the landing page for guests', async () => {
  for (let turn = 0; turn < 2; turn += 1) await get('/', { cookie: 'theme=dark' });
  expect(site.asked).toHaveLength(1);
  expect(site.asked[0]?.headers.cookie).toBeUndefined();
  const guest = await get('/');
  expect(guest.headers['cache-status']).toBe('maidan; hit');
  expect(guest.headers['cache-control']).toBe('private, no-store');
  site.stores.forget(['landing']);
  await get('/');
  expect(site.asked).toHaveLength(2);
});
