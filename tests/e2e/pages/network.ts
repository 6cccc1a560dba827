import { randomInt } from 'node:crypto';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { db } from '@/lib/platform/db/client';

export interface Network {
  /** For a browser context in that network. */
  proxy: { server: string };
  close: () => void;
}

/**
 * A network with so many registrations within the hour. The server takes the tests for one household, whose registrations they
 * share; here requests come from another address of this machine.
 */
export async function openNetwork(registrations: number): Promise<Network> {
  const address = ['127', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
  await db.rateLimit.create({
    data: {
      key: `registrations:a${address}`,
      points: registrations,
      expire: BigInt(Date.now() + 3_000_000),
    },
  });
  const server = createServer((asked, response) => {
    const { port, pathname, search } = new URL(asked.url ?? '');
    const { method, headers } = asked;
    const to = { host: '127.0.0.1', port, localAddress: address };
    const onward = ask({ ...to, method, path: pathname + search, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
