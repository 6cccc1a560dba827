import type { EventEmitter } from 'node:events';
import type { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server } from 'socket.io';
import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';
import type { ChannelMessage } from '@/lib/platform/realtime/publish';

/** The stream shared by all sidecars of an installation. */
const STREAM = 'maidan-realtime';

/**
 * The limit of events that wait while Redis is unreachable or slow. Later ones are lost: clients fetch what they missed. Not
 * the client's own limit, which would also prevent it from reconnecting.
 */
const WAITING_MAX = 10_000;

/**
 * Socket.IO's adapter over Redis streams; only with REDIS_URL. Loaded on demand, because most installations lack it. `onBack`
 * is called when the connection to Redis is restored. `connected` resolves once there is one: until then events wait.
 */
export async function createRedisAdapter(onBack: () => void = () => undefined) {
  const [redis, streams] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = redis.createClient({ url: env.REDIS_URL });
  reportConnection(client);
  const connected = client.connect().then(() => void client.on('ready', onBack));
  const adapter = guard(streams.createAdapter(client, { streamName: STREAM }));
  return { client, connected, adapter };
}

/** Logs one line when the connection is lost and one when it is restored. The client itself retries without end. */
function reportConnection(client: EventEmitter): void {
  let isLost = false;
  // Without a listener the first broken connection would end the process.
  client.on('error', (error: unknown) => {
    if (!isLost) log.warn({ err: error }, 'no connection to Redis');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log.info('the connection to Redis is back');
    isLost = false;
  });
}

/** Limits the queue, because the adapter does not report events that Redis refuses, when its memory is full for example. */
function guard(make: ReturnType<typeof createAdapter>): ReturnType<typeof createAdapter> {
  let waiting = 0;
  // Not an arrow: Socket.IO calls it with `new`.
  return function makeGuarded(namespace) {
    const adapter = make(namespace);
    const publish = adapter.doPublish.bind(adapter);
    adapter.doPublish = async (message) => {
      waiting += 1;
      try {
        if (waiting > WAITING_MAX) throw new Error('too many events wait');
        return await publish(message);
      } catch (error) {
        log.warn({ err: error }, 'Redis took no event');
        throw error;
      } finally {
        waiting -= 1;
      }
    };
    return adapter;
  };
}

/** Delivers one message to this server's sockets and, through the adapter, to those of every other server. */
export function carryOut(io: Server, message: ChannelMessage): void {
  const { kind, requestId } = message;
  log.debug({ requestId, kind, rooms: message.rooms.length }, 'realtime message delivered');
  if (message.kind === 'cut') io.in(message.rooms).disconnectSockets(true);
  else io.to(message.rooms).emit(message.event, message.payload);
}

let emitter: Promise<Server> | undefined;

/** A server without sockets: its events go to the servers with sockets. The emitter package supports only pub/sub. */
async function createEmitter(): Promise<Server> {
  const [{ Server: SocketServer }, { adapter, connected }] = await Promise.all([
    import('socket.io'),
    createRedisAdapter(),
  ]);
  // Not awaited: publishers must not wait for Redis.
  connected.catch((error: unknown) => log.warn({ err: error }, 'no connection to Redis'));
  return new SocketServer({ adapter });
}

export async function emitThroughRedis(message: ChannelMessage): Promise<void> {
  emitter ??= createEmitter();
  carryOut(await emitter, message);
}
