import { connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to the bytes. */
interface Weather {
  /** A target that nothing passes to or from, and nobody is told; 'all' of them. */
  swallows?: number | 'all';
  /** How much later everything arrives. */
  delayMs?: number;
  /** The share of chunks that are lost on the way once, and arrive after the pause of a retransmission. */
  lost?: number;
  /** Nothing listens: connections are refused. */
  refuses?: boolean;
}

export interface Proxy {
  port: number;
  /** Ends all connections at once, like a lost network. */
  cut: () => void;
  /** Changes the weather; `{}` is fine weather. */
  change: (weather: Weather) => Promise<void>;
  close: () => Promise<void>;
}

/** The first pause of TCP before it sends again, at least, and what a browser behind a poor line sees. */
const RETRANSMISSION_MS = 300;

/**
 * A TCP balancer without affinity: each connection goes to the next target, or to the one after it if that is down. It also
 * simulates a bad network.
 */
export async function startProxy(targets: readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let weather: Weather = {};
  let turn = 0;

  function join(client: Socket, target: Socket, port: number): void {
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      let after = 0;
      from.on('data', (chunk) => {
        // Data dropped by a black hole never arrives later.
        if (weather.swallows === 'all' || weather.swallows === port) return;
        const { delayMs = 0, lost = 0 } = weather;
        const extra = Math.random() < lost ? RETRANSMISSION_MS : 0;
        const at = Math.max(after, performance.now() + delayMs + extra);
        after = at;
        if (at <= performance.now()) to.write(chunk);
        else setTimeout(() => to.write(chunk), at - performance.now());
      });
      // What is still under way arrives first.
      from.on(
        'close',
        () => void setTimeout(() => to.end(), Math.max(0, after - performance.now())),
      );
    }
  }

  function track(socket: Socket): void {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  }

  function reach(client: Socket, left: number): void {
    const port = targets[turn % targets.length] ?? 0;
    turn += 1;
    const target = connect(port, '127.0.0.1');
    track(target);
    target.once('error', () => {
      if (left > 1 && !client.destroyed) reach(client, left - 1);
      else client.destroy();
    });
    target.once('connect', () => {
      target.removeAllListeners('error');
      target.on('error', () => undefined);
      join(client, target, port);
      if (client.destroyed) target.destroy();
    });
  }

  const server = createServer((client) => {
    track(client);
    reach(client, targets.length);
  });
  const port = await listenAt(server, 0);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const stopListening = () => new Promise<void>((done) => server.close(() => done()));
  return {
    port,
    cut,
    change: async (next) => {
      const { refuses: refused = false, swallows: swallowed } = weather;
      weather = next;
      // A connection that survived would wait for lost bytes.
      if (swallowed !== undefined || (next.refuses && !refused)) cut();
      if (next.refuses && !refused) await stopListening();
      if (!next.refuses && refused) await listenAt(server, port);
    },
    close: async () => {
      cut();
      if (server.listening) await stopListening();
    },
  };
}

function listenAt(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
      resolve(address.port);
    });
  });
}
