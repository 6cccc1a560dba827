import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Ends every connection at once, as a lost network does. */
  cut: () => void;
  /** While true nothing passes in either direction, and nobody is told. */
  blackHole: (on: boolean) => void;
  close: () => Promise<void>;
}

/** A TCP proxy between the clients and a process, with the faults of a network. */
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
        // Lost for good: what a black hole has swallowed never arrives.
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
          // Whatever lived through it would wait for bytes that are gone.
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
