import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/observability/log';
import { keepFiles, type StaticFiles } from '@/server/web/static-files';

let root: string;
let folder: string;
let server: Server | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maidan-releases-'));
  folder = join(root, 'data/static');
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
  rmSync(root, { recursive: true });
});

/** A build with these files below `static`, and the start of its web process. */
function start(release: string, files: Record<string, string>): StaticFiles {
  const build = join(root, `build-${release}`);
  mkdirSync(join(build, 'static'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, 'static', name)), { recursive: true });
    writeFileSync(join(build, 'static', name), text);
  }
  return keepFiles(build, release, folder);
}

/** Requests this process's files; 404 for those that it leaves to Next. */
async function ask(earlier: StaticFiles, path: string, init: RequestInit = {}): Promise<Response> {
  server ??= createServer();
  server.removeAllListeners('request').on('request', (request, response) => {
    void earlier(request, response).then((hasAnswered) => {
      if (!hasAnswered) response.writeHead(404).end('of Next');
    });
  });
  if (!server.listening) await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

const chunk = (name: string) => ({ [`chunks/${name}.js`]: `of(${name})` });
const statusOf = async (earlier: StaticFiles, name: string) =>
  (await ask(earlier, `/_next/static/chunks/${name}.js?x=1`)).status;

it('answers for the two releases before the running one, and forgets the others', async () => {
  let earlier = start('r1', chunk('a'));
  for (const [release, name] of [
    ['r2', 'b'],
    ['r3', 'c'],
    ['r4', 'd'],
  ] as const) {
    earlier = start(release, chunk(name));
  }
  const statuses = await Promise.all(['a', 'b', 'c', 'd'].map((name) => statusOf(earlier, name)));
  expect(statuses).toEqual([404, 200, 200, 200]);
  expect(readdirSync(folder).toSorted()).toEqual(['r2', 'r3', 'r4']);
});

it('counts a release that is started again as the newest', () => {
  for (const release of ['r1', 'r2', 'r3']) start(release, chunk('a'));
  start('r1', {});
  start('r4', {});
  expect(existsSync(join(folder, 'r1'))).toBe(true);
  expect(existsSync(join(folder, 'r2'))).toBe(false);
});

it('answers for a newer release that has started beside this one', async () => {
  const earlier = start('r1', chunk('a'));
  expect(await statusOf(earlier, 'b')).toBe(404);
  start('r2', chunk('b'));
  expect(await statusOf(earlier, 'b')).toBe(200);
});

it('sends the type of the file, for good and compressed', async () => {
  start('r1', { 'chunks/a.js': 'let a;'.repeat(99), 'media/b.woff2': 'font', 'c.css': 'a{}' });
  const earlier = start('r2', {});
  const script = await ask(earlier, '/_next/static/chunks/a.js', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  expect(script.headers.get('content-security-policy')).toBeNull();
  expect(await script.text()).toBe('let a;'.repeat(99));
  const font = await ask(earlier, '/_next/static/media/b.woff2');
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(font.headers.get('content-encoding')).toBeNull();
  const head = await ask(earlier, '/_next/static/c.css', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('sends scripts and styles of the running release, and leaves its other files to Next', async () => {
  const text = 'let a;'.repeat(99);
  const files = start('r1', { 'chunks/a.js': text, 'media/b.woff2': 'font' });
  // The second time, from memory.
  for (const _ of [1, 2]) {
    const script = await ask(files, '/_next/static/chunks/a.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toBe(text);
  }
  expect((await ask(files, '/_next/static/media/b.woff2')).status).toBe(404);
});

it('reads nothing outside of the releases', async () => {
  start('r1', chunk('a'));
  const earlier = start('r2', {});
  writeFileSync(join(root, 'data/secrets.json'), 'secret');
  const addresses = [
    '/_next/static/..%2f..%2fsecrets.json',
    '/_next/static/%2e%2e/%2e%2e/secrets.json',
    '/_next/static/..%5c..%5csecrets.json',
    '/_next/static//secrets.json',
    '/_next/static/chunks',
    '/_next/static/',
    '/_next/static/%00',
    '/_next/static/%',
    '/_next/image',
  ];
  for (const address of addresses) expect((await ask(earlier, address)).status, address).toBe(404);
  const posted = await ask(earlier, '/_next/static/chunks/a.js', { method: 'POST' });
  expect(posted.status).toBe(404);
});

it('only warns when the folder cannot be written', async () => {
  mkdirSync(join(root, 'data'));
  writeFileSync(folder, 'a file in its place');
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(await statusOf(start('r1', chunk('a')), 'b')).toBe(404);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
