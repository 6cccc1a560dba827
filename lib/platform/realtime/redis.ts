import type { Server } from 'socket.io';
import { env } from '@/lib/platform/env/server';
import type { ChannelMessage } from '@/lib/platform/realtime/publish';

/** The stream shared by all sidecars of an installation. */
const STREAM = 'maidan-realtime';

/**
 * Socket.IO's adapter over Redis streams; only with REDIS_URL. Loaded on demand, because most installations do without.
 * `onBack` is called when the connection to Redis is restored.
 */
export async function createRedisAdapter(onBack: () => void = () => undefined) {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = createClient({ url: env.REDIS_URL });
  // Without a listener the first broken connection would end the process. The client reconnects by itself.
  client.on('error', () => undefined);
  await client.connect();
  client.on('ready', onBack);
  return { client, adapter: createAdapter(client, { streamName: STREAM }) };
}

/** Delivers one message to this server's sockets and, through the adapter, to those of every other server. */
export function carryOut(io: Server, message: ChannelMessage): void {
  if (message.kind === 'cut') io.in(message.rooms).disconnectSockets(true);
  else io.to(message.rooms).emit(message.event, message.payload);
}

let emitter: Promise<Server> | undefined;

/** A server without sockets: what it emits goes to the servers that have some. The emitter package supports only pub/sub. */
async function createEmitter(): Promise<Server> {
  const [{ Server: SocketServer }, { adapter }] = await Promise.all([
    import('socket.io'),
    createRedisAdapter(),
  ]);
  return new SocketServer({ adapter });
}

export async function emitThroughRedis(message: ChannelMessage): Promise<void> {
  emitter ??= createEmitter();
  carryOut(await emitter, message);
}
