import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { env } from '@/lib/platform/env/server';
import { isLoopbackHost, isOwnHost } from '@/lib/platform/http/own-host';
import { requireOwnHost } from './request-handler';

let server: Server;
let asked = 0;

beforeAll(async () => {
  const listener = requireOwnHost((_request, response) => {
    asked += 1;
    response.end('yes');
  });
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
const { NEXTAUTH_URL } = env;
afterEach(() => Object.assign(env, { NEXTAUTH_URL, LOCAL_MODE: true }));
afterAll(() => new Promise((done) => server.close(done)));

async function ask(host: string, path = '/outbox', method = 'GET') {
  asked = 0;
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { host } }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  return { status: response.statusCode, body: await text(response), passed: asked === 1 };
}

it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:41234', '[::1]:3000', 'localhost:8080'])(
  'responds to the host %s in local mode',
  async (host) => {
    expect(await ask(host)).toMatchObject({ status: 200, passed: true });
  },
);

const FOREIGN = [
  'evil.test',
  'evil.test:3000',
  'localhost.evil.test:3000',
  'localhost@evil.test',
  'evil.test#localhost',
  'localhost:3000/evil.test',
  'localhost, evil.test',
  '127.0.0.1.nip.io:3000',
  '192.168.1.20:3000',
  '0.0.0.0:3000',
];

it.each(FOREIGN)(
  'responds to nothing at the host %j, not even the outbox or sample sign-ins',
  async (host) => {
    for (const [path, method] of [
      ['/outbox', 'GET'],
      ['/api/auth/callback/sample', 'POST'],
      ['/', 'GET'],
    ] as const) {
      const response = await ask(host, path, method);
      expect(response).toMatchObject({ status: 421, passed: false });
      expect(response.body).toContain('This site answers at http://localhost:3000 only.');
    }
  },
);

it.each([undefined, '', ' ', 'localhost:x', '[::1', 'a b'])(
  'does not accept %j as its own host',
  (host) => {
    expect([isOwnHost(host), isLoopbackHost(host)]).toEqual([false, false]);
  },
);

it('refuses API calls in the usual error format', async () => {
  const { body } = await ask('evil.test', '/api/auth/user');
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: 'wrong_host' });
});

it('responds only at the configured host outside local mode, except for health checks', async () => {
  Object.assign(env, { NEXTAUTH_URL: 'https://maidan.example', LOCAL_MODE: false });
  for (const host of ['maidan.example', 'maidan.example:443', 'MAIDAN.example']) {
    expect((await ask(host)).status).toBe(200);
  }
  for (const host of [...FOREIGN, 'localhost:3000', '127.0.0.1', 'www.maidan.example']) {
    expect((await ask(host)).status, host).toBe(421);
  }
  expect((await ask('10.0.0.7:3000', '/api/health')).status).toBe(200);
  expect((await ask('10.0.0.7:3000', '/api/health/../outbox')).status).toBe(421);
});
