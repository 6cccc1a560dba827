import { Script } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FIRST_TOUCH_SCRIPT, letScriptsWait } from '@/server/web/late-scripts';
import { withoutNonce } from '@/server/web/policy';
import { stylesOf } from '@/server/web/styles';
import { SHEET, serveFront } from './testing/served-front';

const NONCE = 'bm9uY2Utb2YtYS10ZXN0';
const MARK = `nonce="${NONCE}"`;

const noStyles = stylesOf(() => null);

const pageOf = (mark: string) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    `<link rel="preload" as="script" fetchPriority="low" ${mark} href="/_next/b.js"/>`,
    '<link rel="preload" href="/_next/ur.js" as="script" fetchPriority="low"/>',
    `<script src="/_next/a.js" async="" ${mark}></script>`,
    `<script src="/_next/b.js" async="" ${mark}></script>`,
    `<script src="/_next/old.js" noModule="" ${mark}></script></head><body>`,
    '<script src="/foreign.js" async=""></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    `<script ${mark}>self.__next_f=[]</script></body></html>`,
  ].join('');

it('takes the scripts of Next out of a page, and leaves their addresses to one inline script', () => {
  const html = letScriptsWait(pageOf(MARK), NONCE, noStyles);
  expect(html).toContain(
    `<script data-sheets="" data-files="/_next/a.js /_next/b.js" data-more="/_next/ur.js" data-failed="This could not be loaded. Please try again." ${MARK}>`,
  );
  expect(html.indexOf('data-files')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).not.toContain('as="script"');
  expect(html).not.toMatch(/src="\/_next\/[ab]\.js"/);
  for (const kept of [
    `<script src="/_next/old.js" noModule="" ${MARK}></script>`,
    '<script src="/foreign.js" async=""></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    `<script ${MARK}>self.__next_f=[]</script>`,
  ])
    expect(html).toContain(kept);
});

it('leaves a page without scripts as it is', () => {
  const html = '<html><head></head><body><h1>Sunday</h1></body></html>';
  expect(letScriptsWait(html, NONCE, noStyles)).toBe(html);
});

it('is allowed by its hash, and by nothing else', () => {
  const { policy, html } = withoutNonce(letScriptsWait(pageOf(MARK), NONCE, noStyles), NONCE);
  const { policy: before } = withoutNonce(pageOf(MARK), NONCE);
  const sources = (text: string) => /script-src ([^;]*)/.exec(text)?.[1]?.split(' ') ?? [];
  expect(sources(policy)).toHaveLength(sources(before).length + 1);
  expect(html).not.toContain(NONCE);
});

it('is a program that runs as it stands', () => {
  expect(() => new Script(FIRST_TOUCH_SCRIPT)).not.toThrow();
  // What a bundler would add is not there in the browser.
  expect(FIRST_TOUCH_SCRIPT).not.toMatch(/__name|__vite|import\(|\bexports\b|\brequire\(/);
});

const CSS = '.a{color:red}.b{color:blue}.guest-note{inset:0}';

it('has the page load the styles that it uses, and the whole sheet come with the scripts', () => {
  const html = pageOf(MARK).replace('<body>', '<body><p class="a">').replace('/a.css', SHEET);
  const styles = stylesOf(() => CSS);
  const late = letScriptsWait(html, NONCE, styles);
  expect(late).toContain(`<script data-sheets="${SHEET}" data-files=`);
  const [, address = ''] = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(late) ?? [];
  expect(String(styles.fileAt(address)?.body)).toBe('.a{color:red}.guest-note{inset:0}');
  expect(late.split('rel="stylesheet"')).toHaveLength(2);
});

const front = serveFront();

it('does not preload the whole sheet, nor tells the nonce of its making', async () => {
  front.script = '/_next/a.js';
  expect((await front.get('/test-group')).headers.link).toBe('</a.woff2>; rel=preload; as="font"');
  expect((await front.get('/messages')).headers.link).toContain(SHEET);
});

it('answers what the page uses of the sheet, compressed, to be kept for a year', async () => {
  front.script = '/_next/a.js';
  front.page = `<link rel="stylesheet" href="${SHEET}"/><p class="a">`;
  front.css = CSS;
  const { body } = await front.get('/test-group');
  const [, address = ''] = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(String(body)) ?? [];
  const file = await front.get(address, { 'accept-encoding': 'gzip' });
  expect(String(gunzipSync(file.body))).toBe('.a{color:red}.guest-note{inset:0}');
  expect(file.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('immutable'),
  });
  // Another part, as of a page that another process made.
  const none = await front.get(`${SHEET}?only=AA`);
  expect(String(none.body)).toBe('');
  // What no page names is the whole file, which Next has.
  front.asked = [];
  await front.get(`${SHEET}?only=nothing`);
  await front.get(address, {}, 'POST');
  expect(front.asked.map(({ url }) => url)).toEqual([`${SHEET}?only=nothing`, address]);
});

it.each([
  ['/test-group', true],
  // It is shown under any address, and fills itself.
  ['/offline', false],
  ['/venues', true],
  ['/venues/12/edit', false],
])('whether the scripts of %s wait: %s', async (path, waits) => {
  front.script = '/_next/a.js';
  const { body } = await front.get(path);
  expect(body.toString().includes('data-files="/_next/a.js"')).toBe(waits);
});

it('a missing page keeps its scripts', async () => {
  front.status = 404;
  front.script = '/_next/a.js';
  const { body } = await front.get('/test-group');
  expect(body.toString()).not.toContain('data-files');
});

it('members get their scripts as Next writes them', async () => {
  front.sessions.add('0'.repeat(64));
  front.script = '/_next/a.js';
  const cookie = `next-auth.session-token=${'0'.repeat(64)}`;
  const { body } = await front.get('/group/1', { cookie });
  expect(body.toString()).not.toContain('data-files');
});
