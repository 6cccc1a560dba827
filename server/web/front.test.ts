import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FinishedAnswer } from '@/lib/cache/finished-answer';
import { TaggedStore } from '@/lib/cache/tagged-store';
import { createFront } from '@/server/web/front';

const PAGE = '<h1>Sunday Cricket</h1>'.repeat(50);

let server: Server;
let kept: TaggedStore<FinishedAnswer>;
/** What reached the program behind the front. */
let asked: { url: string | undefined; headers: IncomingHttpHeaders }[];
let status: number;
let page: string;

beforeEach(async () => {
  asked = [];
  status = 200;
  page = PAGE;
  kept = new TaggedStore({ bytesMax: 1e6, sizeOf: ({ size }) => size, ageMax: 60_000 });
  const front = createFront({
    kept,
    host: 'maidan.test',
    next: (request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      // As Next does for a route that knows GET alone.
      if (request.url === '/api/sports' && request.method !== 'GET') {
        const isQuestion = request.method === 'OPTIONS';
        if (isQuestion) response.setHeader('Allow', 'GET, HEAD, OPTIONS');
        response.statusCode = isQuestion ? 204 : 405;
        // As Next's compression does before every end.
        response.writeHead(response.statusCode);
        response.end();
        return;
      }
      const body = `${page}${request.headers.cookie ?? ''}`;
      const type = request.url?.endsWith('.png') ? 'image/png' : 'text/html; charset=utf-8';
      response.writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'private, no-store',
        Vary: 'rsc, Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
      });
      response.write(body.slice(0, 10));
      response.end(body.slice(10));
    },
  });
  server = createServer(front).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});

afterEach(() => new Promise((done) => server.close(done)));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// Not `fetch`, which adds headers of its own and decodes what it is given.
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('makes a public page once, and nothing of a reader reaches it', async () => {
  const first = await get('/group/12', {
    Cookie: 'next-auth.session-token=secret',
    Host: 'evil.test',
    'X-Forwarded-Host': 'evil.test',
    'X-Forwarded-For': '203.0.113.9',
    'Accept-Language': 'ur',
    'User-Agent': 'Browser',
  });
  const second = await get('/group/12', { Cookie: 'next-auth.session-token=other' });
  expect([first.body.toString(), second.body.toString()]).toEqual([PAGE, PAGE]);
  expect([first.headers['cache-status'], second.headers['cache-status']]).toEqual([
    'maidan; fwd=miss',
    'maidan; hit',
  ]);
  expect(asked).toEqual([
    { url: '/group/12', headers: { host: 'maidan.test', 'user-agent': 'lightMyRequest' } },
  ]);
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'rsc, Accept-Encoding',
  });
});

it.each([
  '/group/1?tab=games',
  '/venues/12/edit',
  '/venues/../messages',
  '/venues/%2e%2e/messages',
  '/venues/..\\/messages',
  '/venues',
  '/venues/card.png',
  '/group/012',
  '/group/1/requests',
  '/profile/1',
  '/api/groups/1',
])('hands %s on as it came, each time', async (path) => {
  for (let round = 0; round < 2; round += 1) {
    const { body, headers } = await get(path, { Cookie: 'mine' });
    expect(body.toString()).toBe(`${PAGE}mine`);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(asked.map(({ url }) => url)).toEqual([path, path]);
});

it.each(['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch'])(
  'hands on what the client asks with %s',
  async (name) => {
    await get('/group/1');
    const { body } = await get('/group/1', { [name]: '1', Cookie: 'mine' });
    expect(body.toString()).toBe(`${PAGE}mine`);
  },
);

it('another method is not answered with the page', async () => {
  await get('/group/1');
  await get('/group/1', {}, 'POST');
  expect(asked).toHaveLength(2);
});

it.each([
  ['/group/7', 'group:7'],
  ['/game/7/card.png', 'game:7'],
  ['/venue/7', 'venue:7'],
  ['/coach/7/card.png', 'coach:7'],
  ['/venues/lahore/cricket', 'venues'],
  ['/venues/lahore/cricket/card.png', 'venues'],
])('%s is made anew when %s is expired', async (path, tag) => {
  await get(path);
  page = 'Edited';
  kept.forget(['group:8', 'game:71', 'venue:8', 'coach:8']);
  expect((await get(path)).body.toString()).toBe(PAGE);
  kept.forget([tag]);
  expect((await get(path)).body.toString()).toBe('Edited');
});

it('what is missing or moved is told, and asked for again each time', async () => {
  for (status of [404, 308]) {
    const path = `/venue/${status}`;
    const answers = [await get(path), await get(path)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(answers[1]?.headers['cache-control']).toBe('private, no-store');
  }
  expect(asked).toHaveLength(4);
});

it('answers 304 to who has it already, until it changes', async () => {
  const { headers } = await get('/group/1', { 'Accept-Encoding': 'br' });
  const mine = { 'If-None-Match': String(headers.etag) };
  const again = await get('/group/1', mine);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('/group/1', { ...mine, 'Cache-Control': 'no-cache' })).status).toBe(200);
  page = 'Edited';
  kept.forget(['group:1']);
  expect((await get('/group/1', mine)).body.toString()).toBe('Edited');
});

it('compresses as the reader prefers, and not what is no text', async () => {
  const br = await get('/group/1', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
  const gzip = await get('/group/1', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  expect((await get('/group/1', { 'Accept-Encoding': 'zstd' })).body.toString()).toBe(PAGE);
  const picture = await get('/group/1/card.png', { 'Accept-Encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(asked).toHaveLength(2);
});

it('HEAD has the headers of the page and no body', async () => {
  const head = await get('/group/1', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(PAGE.length));
  expect((await get('/group/1')).body.toString()).toBe(PAGE);
  expect(asked).toHaveLength(1);
});

it('tells in JSON which methods a call has', async () => {
  const refused = await get('/api/sports', {}, 'DELETE');
  expect(refused.status).toBe(405);
  expect(refused.headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'application/json' });
  expect(JSON.parse(refused.body.toString())).toEqual({
    error: 'Only GET, HEAD works here.',
    code: 'method_not_allowed',
  });
  expect((await get('/api/sports')).status).toBe(200);
});

it('tells search engines to forget what is missing, kept page or not', async () => {
  status = 404;
  for (const path of ['/group/5', '/coach/7', '/group/5?tab=chat']) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
  }
  status = 200;
  expect((await get('/group/5')).headers['x-robots-tag']).toBeUndefined();
});

it('keeps the landing page for guests, and hands members to Next', async () => {
  for (let turn = 0; turn < 2; turn += 1) await get('/', { cookie: 'theme=dark' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.cookie).toBeUndefined();
  const guest = await get('/');
  expect(guest.headers['cache-status']).toBe('maidan; hit');
  expect(guest.headers['cache-control']).toBe('private, no-store');
  const member = await get('/', { cookie: '__Secure-next-auth.session-token=abc' });
  expect(member.body.toString()).toContain('session-token=abc');
  kept.forget(['landing']);
  await get('/');
  expect(asked).toHaveLength(3);
});
