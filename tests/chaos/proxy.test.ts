import { connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Proxy, startProxy } from './proxy';

/** All packets are different. */
const SENT = Buffer.from(Array.from({ length: 4_000 }, (_, at) => `${at}`.padStart(5)).join(''));
let server: Server | undefined;
let proxy: Proxy | undefined;

afterEach(async () => {
  await proxy?.close();
  server?.close();
});

/** A proxy in front of a server that sends the same bytes to every client and hangs up. */
async function proxyToSender(): Promise<Proxy> {
  const listening = createServer((socket: Socket) => socket.end(SENT));
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  proxy = await startProxy([address.port]);
  return proxy;
}

const receive = ({ port }: Proxy): Promise<Buffer> => buffer(connect(port, '127.0.0.1'));

test('without weather everything arrives', async () => {
  expect(await receive(await proxyToSender())).toEqual(SENT);
});

test('a narrow line carries everything, in order, and no faster than it may', async () => {
  const narrow = await proxyToSender();
  await narrow.change({ bytesPerSecond: { up: 1_000, down: 100_000 } });
  const begin = performance.now();
  expect(await receive(narrow)).toEqual(SENT);
  expect(performance.now() - begin).toBeGreaterThan(180);
});

test('all connections share the line', async () => {
  const narrow = await proxyToSender();
  await narrow.change({ bytesPerSecond: { up: 1_000, down: 100_000 } });
  const begin = performance.now();
  const both = await Promise.all([receive(narrow), receive(narrow)]);
  expect(both).toEqual([SENT, SENT]);
  expect(performance.now() - begin).toBeGreaterThan(380);
});

test('what is lost on the way arrives later, in order', async () => {
  const lossy = await proxyToSender();
  await lossy.change({ lost: 1, delayMs: 5 });
  const begin = performance.now();
  expect(await receive(lossy)).toEqual(SENT);
  expect(performance.now() - begin).toBeGreaterThan(290);
});

test('packets keep their order when some are lost on a narrow line', async () => {
  const poor = await proxyToSender();
  await poor.change({ bytesPerSecond: { up: 1_000, down: 100_000 }, delayMs: 15.5, lost: 0.1 });
  const received = await Promise.all(Array.from({ length: 5 }, () => receive(poor)));
  for (const bytes of received) expect(bytes.equals(SENT)).toBe(true);
});
