import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordPeerAddresses } from '@/lib/platform/http/peer-address';

let server: Server;
let url: string;

beforeAll(async () => {
  recordPeerAddresses();
  server = createServer((request, response) => {
    response.end(request.headers['x-forwarded-for']);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an AddressInfo.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

describe('the address of the peer', () => {
  it('is the only entry when the client sent none', async () => {
    expect(await (await fetch(url)).text()).toBe('127.0.0.1');
  });

  it('is the last entry, after those that the client sent', async () => {
    const response = await fetch(url, { headers: { 'X-Forwarded-For': '8.8.8.8, 1.1.1.1' } });
    expect(await response.text()).toBe('8.8.8.8, 1.1.1.1, 127.0.0.1');
  });
});
