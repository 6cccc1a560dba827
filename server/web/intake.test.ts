import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type IntakeLimits, limitIntake } from './intake';

let server: Server;
let socket: Socket;
let isAnsweredFirst: boolean;
let limits: IntakeLimits;

beforeEach(async () => {
  isAnsweredFirst = false;
  limits = { bytesMaxOf: () => 1_000_000, bodiesMax: 3, everyMs: 400, bytesMin: 100 };
  const front = limitIntake((request, response) => {
    if (isAnsweredFirst) return void response.end('no need');
    request.resume();
    request.once('end', () => response.end('read'));
  }, limits);
  server = createServer(front).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  // The server may hang up in the middle of what is sent.
  socket = connect((server.address() as AddressInfo).port).on('error', () => undefined);
});

afterEach(async () => {
  socket.destroy();
  await new Promise((done) => server.close(done));
});

const head = (headers: string) => `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

describe('what may come in', () => {
  it('is a body of ordinary length', async () => {
    socket.write(head('Content-Length: 5\r\nConnection: close'));
    socket.write('hello');
    expect(await text(socket)).toContain('200 OK');
  });

  it('is not one that says it is too long', async () => {
    socket.write(head('Content-Length: 1000001'));
    expect(await text(socket)).toContain('413 Payload Too Large');
  });

  it('is not one that turns out too long: it is cut while it comes', async () => {
    socket.write(head('Transfer-Encoding: chunked'));
    const began = performance.now();
    const more = setInterval(() => socket.write(chunk(300_000)), 5);
    const answer = await text(socket).finally(() => clearInterval(more));
    expect(answer).toContain('413 Payload Too Large');
    expect(answer).toContain('content-security-policy: ');
    expect(performance.now() - began, 'milliseconds, before it is looked at').toBeLessThan(390);
  });

  it('is not one that goes on after its answer', async () => {
    isAnsweredFirst = true;
    socket.write(head('Transfer-Encoding: chunked'));
    const more = setInterval(() => socket.write(chunk(300_000)), 5);
    const began = performance.now();
    await new Promise((done) => socket.once('close', done)).finally(() => clearInterval(more));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is not one that drips', async () => {
    socket.write(head('Content-Length: 5000'));
    const more = setInterval(() => socket.write('x'), 50);
    const answer = await text(socket).finally(() => clearInterval(more));
    expect(answer).toContain('408 Request Timeout');
  });

  it('is not more of one address at once than it may have; when they are over, it is', async () => {
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
    // The places are free once the connections have closed, a moment after their answers.
    await expect.poll(askAgain).toContain('200 OK');
  });
});
