import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';
import { limitConnections, refuseUnreadable, takeUpgrades } from '@/server/web/connections';
import { createPageServer } from '@/server/web/page-server';
import { stylesOf } from '@/server/web/page-styles';
import { requireOwnHost } from './request-handler';

let server: Server;
let upgraded: (string | undefined)[];

beforeEach(async () => {
  upgraded = [];
  const listener = createPageServer({
    next: (_request, response) => response.end('made'),
    stores: new TaggedStore({ bytesMax: 1e6, sizeOf: () => 1, ageMax: 1_000 }),
    host: 'maidan.test',
    isMember: () => false,
    errorScripts: [],
    styles: stylesOf(() => null),
  });
  server = createServer(
    { requireHostHeader: false, headersTimeout: 200, connectionsCheckingInterval: 50 },
    requireOwnHost(listener),
  );
  refuseUnreadable(server);
  const upgrades = new EventEmitter();
  takeUpgrades(server, upgrades);
  upgrades.on('upgrade', ({ url }, socket) => {
    upgraded.push(url);
    if (url === '/ws?refused') {
      socket.write('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      socket.end('{"code":0}');
      return;
    }
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    if (url === '/ws?stay') socket.resume().once('end', () => socket.end());
    else socket.end();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

async function say(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const UPGRADE = 'Connection: Upgrade, HTTP2-Settings';

it.each<[string, string, string[]]>([
  [
    'h2c',
    '400 Bad Request',
    ['GET / HTTP/1.1', 'Host: localhost', UPGRADE, 'Upgrade: h2c', 'HTTP2-Settings: AAM'],
  ],
  [
    'h2c on an API call',
    '400 Bad Request',
    ['GET /api/sports HTTP/1.1', 'Host: localhost', UPGRADE, 'Upgrade: h2c'],
  ],
  [
    'h2c on realtime',
    '400 Bad Request',
    ['GET /ws HTTP/1.1', 'Host: localhost', UPGRADE, 'Upgrade: h2c'],
  ],
  [
    'a socket elsewhere',
    '400 Bad Request',
    ['GET /venue/1 HTTP/1.1', 'Host: localhost', UPGRADE, 'Upgrade: websocket'],
  ],
  [
    'two hosts',
    '400 Bad Request',
    ['GET / HTTP/1.1', 'Connection: close', 'Host: localhost', 'Host: localhost'],
  ],
  [
    'two hosts in different case',
    '400 Bad Request',
    ['GET /api/sports HTTP/1.1', 'Connection: close', 'Host: localhost', 'hOST: b'],
  ],
  [
    'another host',
    '421 Misdirected Request',
    ['GET / HTTP/1.1', 'Connection: close', 'Host: evil.test'],
  ],
  [
    'an API call to another host',
    '421 Misdirected Request',
    ['GET /api/sports HTTP/1.1', 'Connection: close', 'Host: evil.test'],
  ],
  ['no host', '400 Bad Request', ['GET / HTTP/1.1', 'Connection: close']],
  ['data that is not HTTP', '400 Bad Request', ['NONSENSE']],
  ['HTTP/2 without an upgrade', '400 Bad Request', ['PRI * HTTP/2.0', '', 'SM']],
  [
    'headers that are too long',
    '431 Request Header Fields Too Large',
    ['GET / HTTP/1.1', `X: ${'a'.repeat(40_000)}`],
  ],
  [
    'an unknown expectation',
    '417 Expectation Failed',
    ['GET / HTTP/1.1', 'Host: localhost', 'Connection: close', 'Expect: tea'],
  ],
])('answers %s with %s and the security headers', async (_name, status, lines) => {
  const answer = await say(...lines);
  expect(answer).toMatch(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toMatch(/^content-security-policy: default-src 'self'; script-src 'self';/m);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(answer).toMatch(/^strict-transport-security: /m);
  expect(upgraded).toEqual([]);
});

it('closes a request whose headers never end', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 408 Request Timeout');
});

it('passes realtime connections on', async () => {
  const answer = await say(
    'GET /ws?EIO=4 HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: WebSocket',
  );
  expect(answer).toBe('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  expect(upgraded).toEqual(['/ws?EIO=4']);
});

it('puts the security headers on a refused realtime connection', async () => {
  const answer = await say(
    'GET /ws?refused HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toMatch(/^content-security-policy: default-src 'self'; script-src 'self';/m);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(answer).toMatch(/\r\n\r\n\{"code":0\}$/);
});

it('disconnects an address with too many connections, not counting realtime ones', async () => {
  limitConnections(server, 2);
  const { port } = server.address() as AddressInfo;
  const open = (from: string) => connect({ port, host: '127.0.0.1', localAddress: from });
  const ask = async (from: string) => {
    const socket = open(from).on('error', () => undefined);
    socket.write('GET /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return text(socket).catch(() => 'hung up');
  };
  const realtime: Socket[] = [];
  const held = [open('127.0.0.1'), open('127.0.0.1')];
  await Promise.all(held.map((socket) => new Promise((done) => socket.once('connect', done))));
  expect(await ask('127.0.0.1')).not.toContain('200 OK');
  expect(await ask('127.0.0.2')).toContain('200 OK');
  for (const socket of held) socket.destroy();
  await new Promise((done) => setTimeout(done, 50));
  for (let turn = 0; turn < 3; turn += 1) {
    const socket = open('127.0.0.1');
    socket.write(
      'GET /ws?stay HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    await new Promise((done) => socket.once('data', done));
    realtime.push(socket);
  }
  expect(await ask('127.0.0.1')).toContain('200 OK');
  for (const socket of realtime) socket.destroy();
});
