import { connect, createServer, type Server, type Socket } from 'node:net';

/** The treatment of the bytes. */
export interface Weather {
  /** A target whose traffic is dropped silently; 'all' of them. */
  swallows?: number | 'all';
  /** Only this direction is dropped: requests (`up`) or answers (`down`). */
  way?: 'up' | 'down';
  /** The delay of all packets. */
  delayMs?: number;
  /** The share of chunks that are lost once, and arrive after the pause of a retransmission. */
  lost?: number;
  /** Connections are refused, as without a listener. */
  refuses?: boolean;
  /** The bandwidth, up and down, shared by all connections; by default unlimited. */
  bytesPerSecond?: { up: number; down: number };
}

export interface Proxy {
  port: number;
  /** Ends all connections at once, like a lost network. */
  cut: () => void;
  /** `{}` ends all faults. */
  change: (weather: Weather) => Promise<void>;
  close: () => Promise<void>;
}

/** The minimum pause of TCP before a retransmission, as a browser on a poor connection sees it. */
const RETRANSMISSION_MS = 300;

/**
 * A TCP balancer without affinity: each connection goes to the next target, or to the one after it if that is down. It also
 * simulates a bad network.
 */
export async function startProxy(targets: readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  const up = createLane();
  const down = createLane();
  let weather: Weather = {};
  let turn = 0;

  function join(client: Socket, target: Socket, port: number): void {
    for (const [from, to, lane, way] of [
      [client, target, up, 'up'],
      [target, client, down, 'down'],
    ] as const) {
      let after = 0;
      let waiting = 0;
      const onTheWay: Buffer[] = [];
      const endWhenEmpty = () => {
        if (waiting === 0 && from.destroyed) to.end();
      };
      // Timers that are due at about the same time may fire in another order than they were set.
      const arrive = () => {
        const packet = onTheWay.shift();
        if (packet) to.write(packet);
        waiting -= 1;
        endWhenEmpty();
      };
      from.on('data', (chunk) => {
        // Data dropped by a black hole never arrives later.
        const isBlack = weather.swallows === 'all' || weather.swallows === port;
        if (isBlack && (weather.way ?? way) === way) return;
        const { delayMs = 0, lost = 0, bytesPerSecond } = weather;
        for (const packet of packetsOf(chunk)) {
          waiting += 1;
          lane.send(from, packet.length, bytesPerSecond?.[way], () => {
            const extra = Math.random() < lost ? RETRANSMISSION_MS : 0;
            after = Math.max(after, performance.now() + delayMs + extra);
            onTheWay.push(packet);
            if (after <= performance.now()) arrive();
            else setTimeout(arrive, after - performance.now());
          });
        }
      });
      // Data in flight arrives first.
      from.on('close', endWhenEmpty);
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

const PACKET_BYTES = 1_400;

function* packetsOf(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += PACKET_BYTES)
    yield chunk.subarray(at, at + PACKET_BYTES);
}

interface Lane {
  /** Calls `sent` once the packet has left: at once without `bytesPerSecond`. The packets of one connection keep their order. */
  send: (from: Socket, bytes: number, bytesPerSecond: number | undefined, sent: () => void) => void;
}

/** One direction of a connection. TCP connections take turns, a packet each, as with small windows. */
function createLane(): Lane {
  const queues = new Map<Socket, { ms: number; sent: () => void }[]>();
  let freeAt = 0;
  let isRunning = false;

  function run(): void {
    const [next] = queues;
    isRunning = next !== undefined;
    if (!next) return;
    const [from, queue] = next;
    const packet = queue.shift();
    // Moves to the end of the order.
    queues.delete(from);
    if (queue.length > 0) queues.set(from, queue);
    freeAt = Math.max(freeAt, performance.now()) + (packet?.ms ?? 0);
    // Timers are too coarse for single packets: the line may run ahead by one tick.
    const waitMs = freeAt - performance.now();
    const leave = () => {
      packet?.sent();
      run();
    };
    if (waitMs < 4) leave();
    else setTimeout(leave, waitMs);
  }

  return {
    send: (from, bytes, bytesPerSecond, sent) => {
      if (bytesPerSecond === undefined && !queues.has(from)) return sent();
      const ms = bytesPerSecond === undefined ? 0 : (bytes / bytesPerSecond) * 1_000;
      const queue = queues.get(from) ?? [];
      queue.push({ ms, sent });
      queues.set(from, queue);
      if (!isRunning) run();
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
