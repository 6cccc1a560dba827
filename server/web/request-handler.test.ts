import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';
import { stylesOf } from '@/server/web/page-styles';
import { createRequestHandler } from '@/server/web/request-handler';

let server: Server;
/** Bytes of bodies forwarded to Next. */
let handedOn: number;

beforeEach(async () => {
  handedOn = 0;
  server = createServer(
    createRequestHandler({
      next: (request, response) => {
        request.on('data', (chunk: Buffer) => {
          handedOn += chunk.length;
        });
        request.once('end', () => response.end('read'));
      },
      stores: new TaggedStore({ bytesMax: 1e6, sizeOf: () => 1, ageMax: 1_000 }),
      host: 'maidan.test',
      isMember: () => false,
      errorScripts: [],
      styles: stylesOf(() => null),
      routeOf: () => 'other',
    }),
  );
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const CHUNK_BYTES = 32_768;
const CHUNK = `${CHUNK_BYTES.toString(16)}\r\n${'x'.repeat(CHUNK_BYTES)}\r\n`;

/** Posts a body of chunks, endless without `chunks`, and returns the response. */
async function post(call: string, chunks = Number.POSITIVE_INFINITY, cookie = ''): Promise<string> {
  // The server may hang up while we are still sending.
  const socket = connect((server.address() as AddressInfo).port).on('error', () => undefined);
  socket.write(
    `${call} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      'Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  let sent = 0;
  const more = setInterval(() => {
    if (sent < chunks) socket.write(CHUNK);
    if (sent === chunks) socket.write('0\r\n\r\n');
    sent += 1;
  }, 2);
  return text(socket).finally(() => clearInterval(more));
}

it.each([
  ['POST /api/auth/callback/credentials', 512],
  ['POST /ws?EIO=4&transport=polling', 64],
  ['POST /api/venues/12', 512],
  ['DELETE /api/venues/12', 512],
  ['PUT /api/venues/x', 512],
  ['PUT /api/venues/12', 512],
  ['POST /api/users/12/photo', 512],
  ['POST /api/messages/pictures', 512],
  ['POST /_next/image', 512],
])(
  'cuts off an endless chunked body to %s after %i KB, while it arrives',
  async (call, kilobytes) => {
    expect(await post(call)).toMatch(/^HTTP\/1\.1 413 Payload Too Large/);
    expect(handedOn).toBeLessThanOrEqual(kilobytes * 1024);
  },
);

it('passes on a body within the limit', async () => {
  expect(await post('POST /api/auth/callback/credentials', 15)).toContain('200 OK');
  expect(handedOn).toBe(15 * CHUNK_BYTES);
  handedOn = 0;
  expect(await post('PUT /api/venues/12', 40, `${sessionCookieName()}=x`)).toContain('200 OK');
  expect(handedOn).toBe(40 * CHUNK_BYTES);
});
