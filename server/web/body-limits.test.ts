import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '@/app/api/openapi.json/operations';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { bodyLimitOf, type LIMITS, limitBodies } from '@/server/web/admission';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'];

const paths = operations.map(({ path, handlers }) => ({
  path,
  url: `${path.replaceAll(/\{\w+\}/g, '12')}?a=1`,
  bytesMaxOf: (method: string) =>
    Object.entries(handlers).find(([name]) => name === method)?.[1].spec.multipart?.bytesMax ?? 0,
}));
const calls = paths.flatMap(({ path, url, bytesMaxOf }) =>
  METHODS.map((method) => ({ method, path, url, bytesMax: bytesMaxOf(method) })),
);
const uploads = calls.filter(({ bytesMax }) => bytesMax > 0);

it.each(uploads)('accepts the pictures of $method $path', ({ method, url, bytesMax }) => {
  expect(bodyLimitOf(method, url)).toBeGreaterThanOrEqual(bytesMax);
});

it('limits the body of every other call to half a megabyte, by method', () => {
  const others = calls.filter(({ bytesMax }) => bytesMax === 0);
  const long = others.filter(({ method, url }) => bodyLimitOf(method, url) !== 512 * 1024);
  expect(long.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(others.length).toBeGreaterThan(1_000);
});

it.each(['mine', 'saved', 'x', '12x', '1/2', '%31', '12345678901', ''])(
  'accepts no pictures when the id in the path is %j',
  (id) => {
    const long = uploads.filter(
      ({ method, path }) =>
        /\{/.test(path) && bodyLimitOf(method, path.replaceAll(/\{\w+\}/g, id)) !== 512 * 1024,
    );
    expect(long).toEqual([]);
  },
);

it.each([
  ['/ws?EIO=4&transport=polling', 64 * 1024],
  ['/api/auth/callback/credentials', 512 * 1024],
  ['/venue/1', 512 * 1024],
  ['/_next/static/x.js', 512 * 1024],
])('limits the body of %s to %i bytes', (url, bytes) => {
  for (const method of METHODS) expect(bodyLimitOf(method, url)).toBe(bytes);
});

let server: Server;
let socket: Socket;
let isAnsweredFirst: boolean;
let isRefusedFirst: boolean;
let limits: typeof LIMITS;

beforeEach(async () => {
  isAnsweredFirst = false;
  isRefusedFirst = false;
  limits = {
    bytesMaxOf: () => 1_000_000,
    strangerBytesMax: 1_000_000,
    bodiesMax: 3,
    everyMs: 400,
    bytesMin: 100,
  };
  const listener = limitBodies((request, response) => {
    if (isRefusedFirst) return void response.writeHead(401).end();
    if (isAnsweredFirst) return void response.end('no need');
    request.resume();
    request.once('end', () => response.end('read'));
  }, limits);
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  // The server may hang up while we are still sending.
  socket = connect((server.address() as AddressInfo).port).on('error', () => undefined);
});

afterEach(async () => {
  socket.destroy();
  await new Promise((done) => server.close(done));
});

const head = (headers: string) => `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

describe('a request body', () => {
  it('of ordinary length is accepted', async () => {
    socket.write(head('Content-Length: 5\r\nConnection: close'));
    socket.write('hello');
    expect(await text(socket)).toContain('200 OK');
  });

  it('that declares itself too long is refused', async () => {
    socket.write(head('Content-Length: 1000001'));
    expect(await text(socket)).toContain('413 Payload Too Large');
  });

  it('that turns out too long is refused while it arrives', async () => {
    // Much later than the test.
    limits.everyMs = 600_000;
    socket.write(head('Transfer-Encoding: chunked'));
    const more = setInterval(() => socket.write(chunk(300_000)), 5);
    const answer = await text(socket).finally(() => clearInterval(more));
    expect(answer).toContain('413 Payload Too Large');
    expect(answer).toContain('content-security-policy: ');
  });

  it('without a session over the shorter limit is refused before it arrives', async () => {
    limits.strangerBytesMax = 500_000;
    socket.write(head('Content-Length: 500001'));
    const answer = await text(socket);
    expect(answer).toContain('401 Unauthorized');
    expect(answer).toContain('content-security-policy: ');
  });

  it('without a session is cut off at the shorter limit while it arrives', async () => {
    limits.strangerBytesMax = 500_000;
    socket.write(head('Transfer-Encoding: chunked'));
    socket.write(chunk(300_000) + chunk(300_000));
    expect(await text(socket)).toContain('413 Payload Too Large');
  });

  it.each([
    [600_000, '200 OK'],
    [1_000_001, '413 Payload Too Large'],
  ])('with a session of %i bytes is answered with %s', async (length, status) => {
    limits.strangerBytesMax = 500_000;
    const cookie = `${sessionCookieName()}=token`;
    socket.write(head(`Content-Length: ${length}\r\nCookie: ${cookie}\r\nConnection: close`));
    socket.write('x'.repeat(length));
    expect(await text(socket)).toContain(status);
  });

  it('gets the shorter limit once the session turns out to be invalid', async () => {
    isRefusedFirst = true;
    Object.assign(limits, { strangerBytesMax: 200_000, bytesMaxOf: () => 1e9 });
    const cookie = `${sessionCookieName()}=made-up`;
    socket.write(head(`Transfer-Encoding: chunked\r\nCookie: ${cookie}`));
    const more = setInterval(() => socket.write(chunk(30_000)), 5);
    const began = performance.now();
    await new Promise((done) => socket.once('close', done)).finally(() => clearInterval(more));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('that continues after the response is cut off', async () => {
    isAnsweredFirst = true;
    socket.write(head('Transfer-Encoding: chunked'));
    const more = setInterval(() => socket.write(chunk(300_000)), 5);
    const began = performance.now();
    await new Promise((done) => socket.once('close', done)).finally(() => clearInterval(more));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('that arrives too slowly is refused', async () => {
    socket.write(head('Content-Length: 5000'));
    const more = setInterval(() => socket.write('x'), 50);
    const answer = await text(socket).finally(() => clearInterval(more));
    expect(answer).toContain('408 Request Timeout');
  });

  it('is refused when its address has too many in progress', async () => {
    limits.everyMs = 10_000;
    const { port } = server.address() as AddressInfo;
    const arrived = new Promise<void>((done) => {
      let count = 0;
      server.on('request', () => (count += 1) === 3 && done());
    });
    const send = (forwardedFor: string) => {
      const other = connect(port).on('error', () => undefined);
      other.write(head(`X-Forwarded-For: ${forwardedFor}\r\nContent-Length: 5`));
      return other;
    };
    const slow = [1, 2, 3].map(() => send('2001:db8::1'));
    const answers = slow.map((one) => text(one));
    await arrived;
    const [more, stranger] = [send('2001:db8::2'), send('2001:db8:0:1::1')];
    expect(await text(more)).toContain('503 Service Unavailable');
    stranger.end('hello');
    expect(await text(stranger)).toContain('200 OK');
    for (const one of slow) one.end('hello');
    for (const answer of answers) expect(await answer).toContain('200 OK');
    const askAgain = () => {
      const next = send('2001:db8::1');
      next.end('hello');
      return text(next);
    };
    // The slots are free once the connections have closed, a moment after their responses.
    await expect.poll(askAgain).toContain('200 OK');
  });
});
