import type { Server } from 'socket.io';
import { env } from '@/lib/env/server';
import type { ChannelMessage } from '@/lib/realtime/publish';

/** The stream that all sidecars of an installation share. */
const STREAM = 'maidan-realtime';

/**
 * Socket.IO's adapter over Redis streams; only with REDIS_URL. Loaded when needed, so that nobody else pays for it.
 * `onBack` is called when Redis was away and is there again.
 */
export async function createRedisAdapter(onBack: () => void = () => undefined) {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = createClient({ url: env.REDIS_URL });
  // Without a listener the first broken connection would end the process; the client reconnects by itself.
  client.on('error', () => undefined);
  await client.connect();
  client.on('ready', onBack);
  return { client, adapter: createAdapter(client, { streamName: STREAM }) };
}

/** One message carried out on this server's sockets and, through the adapter, on every other's. */
export function carryOut(io: Server, message: ChannelMessage): void {
  if (message.kind === 'cut') io.in(message.rooms).disconnectSockets(true);
  else io.to(message.rooms).emit(message.event, message.payload);
}

let emitter: Promise<Server> | undefined;

/** A server without sockets: what it emits goes to those that have some. The emitter package speaks pub/sub only. */
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
