import { expect, it } from 'vitest';
import { servePages } from './testing/served-pages';

const site = servePages({ isPage: (path) => path !== '/nowhere' });
const { get } = site;

it.each([
  '/%',
  '/venue/%E0%A4',
  '/ur/%',
  '/api/%',
  '/api/venues/%ff',
  '/api/venues?search=%',
  '/media/%',
  '/media/a/%C0%AF.webp',
  '/_next/%',
  '/_next/static/chunks/%E0%A4%A.js',
  '/_next/image?url=%',
  '/ws?%',
])('%s, which nobody can decode, is answered with 400 and never reaches Next', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const response = await get(path, {}, method);
    const isPage = !/^\/(?:api|media|_next|ws)/.test(path);
    expect(response.status).toBe(isPage && method === 'POST' ? 405 : 400);
    expect(response.headers['content-type']).toBe('application/json');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
  expect(site.asked).toEqual([]);
});

it('a page bears a query that nobody can decode, as links of others have', async () => {
  expect((await get('/venues?utm=100%')).status).toBe(200);
});

it.each(['PROPFIND', 'TRACE', 'MKCOL', 'LOCK', 'REPORT', 'PURGE', 'SEARCH', 'LINK', 'M-SEARCH'])(
  '%s is refused everywhere in JSON, with the methods that work',
  async (method) => {
    for (const path of [
      '/',
      '/venue/1',
      '/api/sports',
      '/api',
      '/media/a.webp',
      '/_next/a.js',
      '/ws',
    ]) {
      const { status, headers, body } = await get(path, {}, method);
      expect([path, status, headers['content-type']]).toEqual([path, 405, 'application/json']);
      expect(headers.allow).toMatch(/^GET, HEAD/);
      expect(JSON.parse(body.toString())).toMatchObject({ code: 'method_not_allowed' });
    }
  },
);

it('a page that does not exist is in the language of its address, one for members in the reader’s', async () => {
  const missing = await get('/ur/nowhere');
  expect([missing.status, missing.headers['content-language']]).toEqual([200, 'ur']);
  expect(site.asked.at(-1)?.url).toBe('/nowhere');
  const own = await get('/ur/messages');
  expect([own.status, own.headers.location]).toEqual([308, '/messages']);
});
