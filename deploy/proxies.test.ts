import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '@/app/api/openapi.json/operations';
import { bodyLimitOf } from '@/server/web/admission';
import { CONNECTIONS_MAX_PER_ADDRESS, HEADERS_MS_MAX } from '@/server/web/connections';
import { TOO_LARGE } from '@/server/web/refusals';
import { freePort } from '../server/local/ports.mjs';
import { argumentsOf, locationFor, parseNginx } from './testing/nginx';
import { isInstalled, read } from './testing/programs';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Addresses of every kind: all calls, some similar ones, pages. */
const PATHS = [
  ...operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, '12')),
  ...operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x')),
  '/',
  '/ws',
  '/ws/',
  '/wsx',
  '/venues',
  '/venue/1',
  '/api/venues/12/x',
  '/x/api/venues',
  '/api/venues/12345678901',
  '/api/users/1/photo/',
  '/_next/static/x.js',
];
/** A proxy knows the path only, so it allows the most generous method's limit. */
const limitOf = (path: string) => Math.max(...METHODS.map((method) => bodyLimitOf(method, path)));
const refusal = JSON.stringify({ error: TOO_LARGE.said.english, code: TOO_LARGE.code });

function bytesOf(size: string): number {
  const [, count = '', unit = ''] = /^(\d+)(k|m|KiB|MiB)$/.exec(size) ?? [];
  return Number(count) * 1024 ** (unit.toLowerCase().startsWith('k') ? 1 : 2);
}

describe('nginx', () => {
  const config = parseNginx(read('deploy/nginx.conf'));
  const server = config.findLast(({ words }) => words[0] === 'server')?.children ?? [];
  const only = (name: string) => argumentsOf(server, name)[0]?.[0] ?? '';

  it('limits bodies as the web process does', () => {
    const general = only('client_max_body_size');
    const differing = PATHS.filter((path) => {
      const own = argumentsOf(locationFor(server, path), 'client_max_body_size')[0]?.[0];
      return bytesOf(own ?? general) !== limitOf(path);
    });
    expect(differing).toEqual([]);
    expect(new Set(PATHS.map(limitOf)).size).toBe(3);
  });

  it('refuses longer ones with the same answer', () => {
    expect(argumentsOf(server, 'error_page')).toEqual([['413', '@too_large']]);
    const response = locationFor(server, '@too_large');
    expect(argumentsOf(response, 'return')).toEqual([[String(TOO_LARGE.status), refusal]]);
  });

  it('limits headers and connections as the web process does', () => {
    expect(only('client_header_timeout')).toBe(`${HEADERS_MS_MAX / 1_000}s`);
    expect(argumentsOf(server, 'limit_conn')[0]?.[1]).toBe(String(CONNECTIONS_MAX_PER_ADDRESS));
  });

  it('passes on the host, the visitor and upgrades, everywhere', () => {
    const headers = Object.fromEntries(argumentsOf(server, 'proxy_set_header'));
    expect(headers).toEqual({
      Upgrade: '$http_upgrade',
      Connection: '$connection_upgrade',
      Host: '$host',
      'X-Forwarded-Host': '$host',
      'X-Forwarded-Proto': '$scheme',
      // Not the caller's own header.
      'X-Forwarded-For': '$remote_addr',
      'X-Request-Id': '$request_id',
    });
    for (const path of PATHS) {
      const location = locationFor(server, path);
      // A header set in a location would replace all of them.
      expect(argumentsOf(location, 'proxy_set_header')).toEqual([]);
      expect(argumentsOf(location, 'proxy_pass')).toEqual([['http://127.0.0.1:3000']]);
    }
    expect(Number.parseInt(only('proxy_read_timeout'), 10)).toBeGreaterThan(60);
  });

  it('is accepted by nginx', ({ skip }) => {
    skip(!isInstalled('nginx', '-v'), 'nginx is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'maidan-nginx-'));
    try {
      const pair = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
      const made = [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=play.example.org',
      ];
      execFileSync('openssl', [...made, ...pair], { stdio: 'ignore' });
      const site = read('deploy/nginx.conf')
        .replaceAll('/etc/letsencrypt/live/play.example.org', folder)
        // The check opens the ports, which are not free here.
        .replaceAll(/listen \[::\].*\n/g, '\n')
        .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1.sock`);
      writeFileSync(join(folder, 'site.conf'), site);
      // It also creates these folders, whose usual place may be missing here.
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ');
      writeFileSync(
        join(folder, 'nginx.conf'),
        `pid ${folder}/pid; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
      );
      const args = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
      const { status, stderr } = spawnSync('nginx', args, { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('Caddy', () => {
  const text = read('deploy/Caddyfile');
  const pictures = new RegExp(/@pictures path_regexp (\S+)/.exec(text)?.[1] ?? 'none');
  const sizeOf = (matcher: string) =>
    bytesOf(
      text.match(
        new RegExp(
          `\\n\\thandle ${matcher}\\{\\s+request_body \\{\\s+max_size (\\w+)\\s+\\}\\s+import web`,
        ),
      )?.[1] ?? '',
    );

  it('limits bodies as the web process does', () => {
    const [realtime, uploads, others] = [sizeOf('/ws '), sizeOf('@pictures '), sizeOf('')];
    const differing = PATHS.filter((path) => {
      const limit = path === '/ws' ? realtime : pictures.test(path) ? uploads : others;
      return limit !== limitOf(path);
    });
    expect(differing).toEqual([]);
  });

  it('refuses longer ones with the same answer', () => {
    expect(text).toContain(`respond \`${refusal}\` ${TOO_LARGE.status}`);
  });

  it('waits for headers as long as the web process', () => {
    expect(text).toContain(`read_header ${HEADERS_MS_MAX / 1_000}s`);
  });

  it('names requests itself, whatever the caller sent', () => {
    expect(text).toContain('header_up X-Request-Id {http.request.uuid}');
  });

  it('closes idle connections before the web process does', () => {
    const seconds = Number(/keepalive (\d+)s/.exec(text)?.[1]);
    expect(seconds * 1_000).toBeLessThan(createServer().keepAliveTimeout);
  });

  it('lets requests for pages wait while the web process is replaced', async ({ skip }) => {
    skip(!isInstalled('caddy', 'version'), 'Caddy is not installed');
    const [port, upstream] = [await freePort(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), 'maidan-caddy-'));
    const config = join(folder, 'Caddyfile');
    writeFileSync(
      config,
      text.replace('{\n', '{\n\tadmin off\n').replace('127.0.0.1:3000', `127.0.0.1:${upstream}`),
    );
    const args = ['run', '--adapter', 'caddyfile', '--config', config];
    const caddy = spawn('caddy', args, {
      env: { ...process.env, DOMAIN: `http://127.0.0.1:${port}`, XDG_DATA_HOME: folder },
      stdio: 'ignore',
    });
    const listen = async () => {
      const web = createServer((_request, response) => response.end('answered'));
      await new Promise<void>((done) => web.listen(upstream, '127.0.0.1', done));
      return web;
    };
    const ask = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      return [response.status, await response.text()];
    };
    try {
      const first = await listen();
      await expect.poll(() => ask().catch(() => [])).toEqual([200, 'answered']);
      first.closeAllConnections();
      await new Promise((done) => first.close(done));
      const asked = Promise.all([ask(), ask(), ask()]);
      await new Promise((resume) => setTimeout(resume, 500));
      const second = await listen();
      expect(await asked).toEqual(Array.from({ length: 3 }, () => [200, 'answered']));
      second.closeAllConnections();
      second.close();
    } finally {
      caddy.kill();
      await once(caddy, 'exit');
      rmSync(folder, { recursive: true });
    }
  });

  it('is accepted by Caddy', ({ skip }) => {
    skip(!isInstalled('caddy', 'version'), 'Caddy is not installed');
    const args = ['validate', '--adapter', 'caddyfile', '--config', resolve('deploy/Caddyfile')];
    const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
});
