import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitIntake } from './intake';

let server: Server;
let socket: Socket;
let isAnsweredFirst: boolean;

beforeEach(async () => {
  isAnsweredFirst = false;
  const front = limitIntake(
    (request, response) => {
      if (isAnsweredFirst) return void response.end('no need');
      request.resume();
      request.once('end', () => response.end('read'));
    },
    { bytesMaxOf: () => 1_000_000, everyMs: 400, bytesMin: 100 },
  );
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
});
