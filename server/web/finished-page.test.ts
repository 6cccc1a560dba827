import { Script } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/platform/browser/before-hydration-script';
import { withoutNonce } from '@/server/web/content-policy';
import { finishPage, GUEST_LISTS_SCRIPT, GUEST_SCRIPT } from '@/server/web/finished-page';
import { stylesOf } from '@/server/web/page-styles';
import { STYLESHEET, servePages } from './testing/served-pages';

const NONCE = 'bm9uY2Utb2YtYS10ZXN0';
const MARK = `nonce="${NONCE}"`;
const CACHED = [
  '<script src="/foreign.js" async=""></script>',
  '<script type="application/ld+json">{"a":"<b>"}</script>',
  '<h1>Sunday</h1>',
];
const page = (main = '') =>
  [
    `<html><head><link rel="stylesheet" href="${STYLESHEET}"/>`,
    `<link rel="preload" as="script" fetchPriority="low" ${MARK} href="/_next/b.js"/>`,
    `<script src="/_next/a.js" async="" ${MARK}></script>`,
    `<script src="/_next/old.js" noModule="" ${MARK}></script></head><body>`,
    `<script>${BEFORE_HYDRATION_SCRIPT}</script>`,
    ...CACHED,
    main,
    `<script ${MARK}>self.__next_f.push([1,"<p>\\u003c/script>"])</script></body></html>`,
  ].join('');

const CSS = '.a{color:red}.b{color:blue}.guest-note{inset:0}';
const finish = (html: string) =>
  finishPage(
    html,
    NONCE,
    stylesOf(() => CSS),
  );

it('leaves the page whole, and takes everything of React out of it', () => {
  const html = finish(page('<p class="a">'));
  for (const part of CACHED) expect(html).toContain(part);
  expect(html).not.toMatch(/_next\/(?:a|b|old)\.js|__next_f|as="script"|beforeHydration/);
  expect(html).toContain(
    `<script data-sheets="${STYLESHEET}" data-failed="This could not be loaded.`,
  );
  expect(html.indexOf('data-sheets')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

it('hides what needs the script until the script runs, also where styles cannot ask', () => {
  expect(finish(page())).toMatch(/^<html data-noscript="">/);
  for (const script of [GUEST_SCRIPT, GUEST_LISTS_SCRIPT])
    expect(script).toMatch(/removeAttribute\(.data-noscript.\)/);
});

it('allows one inline script, by its hash', () => {
  const { policy, html } = withoutNonce(finish(page()), NONCE);
  const hashes = /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']+'/g);
  // Three more are constants of every document.
  expect(hashes).toHaveLength(4);
  expect(html).not.toContain(NONCE);
});

it('brings what changes lists only where there is one', () => {
  expect(finish(page('<p>'))).toContain(GUEST_SCRIPT);
  for (const list of ['<ul data-rows="true">', '<a data-part="past" href="?past=1">'])
    expect(finish(page(list))).toContain(GUEST_LISTS_SCRIPT);
});

it('is a small program that runs as it stands', () => {
  for (const script of [GUEST_SCRIPT, GUEST_LISTS_SCRIPT]) {
    expect(() => new Script(script)).not.toThrow();
    // Bundlers' additions do not exist in the browser.
    expect(script).not.toMatch(/__name|__vite|import\(|\bexports\b|\brequire\(/);
    // The bundle has no comments.
    const bare = script.replaceAll(/^(?:\/\*\*|\*|\/\/).*$/gm, '');
    expect(gzipSync(bare).length).toBeLessThanOrEqual(script === GUEST_SCRIPT ? 5_000 : 7_000);
  }
});

const site = servePages();

it.each([
  ['/group/1', true],
  ['/ur/venue/1', true],
  ['/', true],
  ['/games?sport=3', true],
  ['/coaching', true],
  ['/group/1?past=1', true],
  [`/join/${'0'.repeat(32)}`, true],
  ['/venues?view=map', true],
  ['/messages', true],
  ['/user/7', true],
  ['/test-group', false],
  ['/sign-in', false],
  // The offline page is shown under any address, and fills itself.
  ['/offline', false],
  ['/venues/12/edit', true],
])('whether %s is finished: %s', async (path, isFinished) => {
  site.script = '/_next/a.js';
  const { body } = await site.get(path);
  expect(!body.toString().includes('/_next/a.js')).toBe(isFinished);
});

it('a page of React loads a finished page as a whole', async () => {
  const part = await site.get('/group/1', { rsc: '1' });
  expect(part.headers['content-type']).toMatch(/^text\/html/);
  expect(String(part.body)).toBe('');
  expect(site.asked).toEqual([]);
  site.sessions.add('0'.repeat(64));
  const cookie = `next-auth.session-token=${'0'.repeat(64)}`;
  await site.get('/group/1', { rsc: '1', cookie });
  await site.get('/sign-in', { rsc: '1' });
  expect(site.asked.map(({ url }) => url)).toEqual(['/group/1', '/sign-in']);
});

it('finishes what says that a page is missing, but no document of an error', async () => {
  site.script = '/_next/a.js';
  for (const [status, isFinished] of [
    [404, true],
    [500, false],
  ] as const) {
    site.status = status;
    const { body } = await site.get('/group/1');
    expect(!String(body).includes('/_next/a.js'), String(status)).toBe(isFinished);
  }
});

it('a page of the app is a guest’s only without a session, and nobody keeps it', async () => {
  site.script = '/_next/a.js';
  const { headers } = await site.get('/messages?to=7');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(site.stores.get('en /messages?to=7')).toBeUndefined();
  // Not even an ended session is looked up again: Next reads it.
  const cookie = `next-auth.session-token=${'1'.repeat(64)}`;
  expect(String((await site.get('/messages', { cookie })).body)).toContain('/_next/a.js');
  expect(site.lookedUp).toEqual([]);
});

it('loads what the page uses of the sheet, compressed, to be kept for a year', async () => {
  site.page = `<link rel="stylesheet" href="${STYLESHEET}"/><p class="a">`;
  site.css = CSS;
  const { body, headers } = await site.get('/group/1');
  expect(headers.link).toBe('</a.woff2>; rel=preload; as="font"');
  const [, address = ''] = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(String(body)) ?? [];
  const file = await site.get(address, { 'accept-encoding': 'gzip' });
  expect(String(gunzipSync(file.body))).toBe('.a{color:red}.guest-note{inset:0}');
  expect(file.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('immutable'),
  });
  // Another part, as from a page of another process.
  const none = await site.get(`${STYLESHEET}?only=AA`);
  expect(String(none.body)).toBe('');
  // An address that no page names returns the whole file, from Next.
  site.asked = [];
  await site.get(`${STYLESHEET}?only=nothing`);
  await site.get(address, {}, 'POST');
  expect(site.asked.map(({ url }) => url)).toEqual([`${STYLESHEET}?only=nothing`, address]);
});

it('members get their scripts as Next writes them', async () => {
  site.sessions.add('0'.repeat(64));
  site.script = '/_next/a.js';
  const cookie = `next-auth.session-token=${'0'.repeat(64)}`;
  expect(String((await site.get('/group/1', { cookie })).body)).toContain('/_next/a.js');
});
