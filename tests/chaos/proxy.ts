import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Ends all connections at once, like a lost network. */
  cut: () => void;
  /** While true, nothing passes in either direction, and nobody is notified. */
  blackHole: (on: boolean) => void;
  close: () => Promise<void>;
}

/** A TCP proxy between the clients and a process, which simulates network faults. */
export function startProxy(targetPort: () => number): Promise<Proxy> {
  const open = new Set<Socket>();
  let swallowing = false;
  const server = createServer((client) => {
    const target = connect(targetPort(), '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => {
        // Data dropped by a black hole never arrives later.
        if (!swallowing) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
      resolve({
        port: address.port,
        cut,
        blackHole: (on) => {
          swallowing = on;
          // A connection that survived would wait for lost bytes.
          if (!on) cut();
        },
        close: () => {
          cut();
          return new Promise((done) => server.close(() => done()));
        },
      });
    });
  });
}
