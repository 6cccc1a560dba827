import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/platform/browser/before-hydration-script';
import { finishPage, GUEST_LISTS_SCRIPT, GUEST_SCRIPT } from '@/server/web/finished-page';
import { withoutNonce } from '@/server/web/policy';
import { stylesOf } from '@/server/web/styles';
import { SHEET, serveFront } from './testing/served-front';

const NONCE = 'bm9uY2Utb2YtYS10ZXN0';
const MARK = `nonce="${NONCE}"`;
const KEPT = [
  '<script src="/foreign.js" async=""></script>',
  '<script type="application/ld+json">{"a":"<b>"}</script>',
  '<h1>Sunday</h1>',
];
const page = (main = '') =>
  [
    `<html><head><link rel="stylesheet" href="${SHEET}"/>`,
    `<link rel="preload" as="script" fetchPriority="low" ${MARK} href="/_next/b.js"/>`,
    `<script src="/_next/a.js" async="" ${MARK}></script>`,
    `<script src="/_next/old.js" noModule="" ${MARK}></script></head><body>`,
    `<script>${BEFORE_HYDRATION_SCRIPT}</script>`,
    ...KEPT,
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
  for (const part of KEPT) expect(html).toContain(part);
  expect(html).not.toMatch(/_next\/(?:a|b|old)\.js|__next_f|as="script"|beforeHydration/);
  expect(html).toContain(`<script data-sheets="${SHEET}" data-failed="This could not be loaded.`);
  expect(html.indexOf('data-sheets')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

it('allows one inline script, by its hash', () => {
  const { policy, html } = withoutNonce(finish(page()), NONCE);
  const hashes = /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']+'/g);
  // Two more are constants of every document.
  expect(hashes).toHaveLength(3);
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
    // What a bundler would add is not there in the browser.
    expect(script).not.toMatch(/__name|__vite|import\(|\bexports\b|\brequire\(/);
    // The bundle has no comments.
    const bare = script.replaceAll(/^(?:\/\*\*|\*|\/\/).*$/gm, '');
    expect(gzipSync(bare).length).toBeLessThanOrEqual(script === GUEST_SCRIPT ? 5_000 : 7_000);
  }
});

const front = serveFront();

it.each([
  ['/group/1', true],
  ['/ur/venue/1', true],
  ['/', true],
  ['/games?sport=3', true],
  ['/coaching', true],
  ['/group/1?past=1', true],
  [`/join/${'0'.repeat(32)}`, true],
  ['/test-group', false],
  // It is shown under any address, and fills itself.
  ['/offline', false],
  ['/venues/12/edit', false],
])('whether %s is finished: %s', async (path, isFinished) => {
  front.script = '/_next/a.js';
  const { body } = await front.get(path);
  expect(!body.toString().includes('/_next/a.js')).toBe(isFinished);
});

it('a page of React loads a finished page as a whole', async () => {
  const part = await front.get('/group/1', { rsc: '1' });
  expect(part.headers['content-type']).toMatch(/^text\/html/);
  expect(String(part.body)).toBe('');
  expect(front.asked).toEqual([]);
  front.sessions.add('0'.repeat(64));
  const cookie = `next-auth.session-token=${'0'.repeat(64)}`;
  await front.get('/group/1', { rsc: '1', cookie });
  await front.get('/messages', { rsc: '1' });
  expect(front.asked.map(({ url }) => url)).toEqual(['/group/1', '/messages']);
});

it('members get their scripts as Next writes them', async () => {
  front.sessions.add('0'.repeat(64));
  front.script = '/_next/a.js';
  const cookie = `next-auth.session-token=${'0'.repeat(64)}`;
  expect(String((await front.get('/group/1', { cookie })).body)).toContain('/_next/a.js');
});
