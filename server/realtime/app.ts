import { randomUUID } from 'node:crypto';
import {
  createServer,
  type Server as HttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { sql } from 'kysely';
import { Server } from 'socket.io';
import { wasWrittenSince } from '@/lib/messages/service/list-conversations';
import { wasNotifiedSince } from '@/lib/notifications/service/read-notifications';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findSession, type Session } from '@/lib/platform/auth/session-store';
import { RETRY_SECONDS } from '@/lib/platform/db/errors';
import { on } from '@/lib/platform/db/kysely';
import { env } from '@/lib/platform/env/server';
import { inTime } from '@/lib/platform/health/finding';
import { DOCTOR_HEADER, ownTo } from '@/lib/platform/health/own';
import { isLoopbackHost, isOwnHost, isOwnOrigin } from '@/lib/platform/http/own-host';
import { ENGLISH } from '@/lib/platform/language/languages';
import { isServed } from '@/lib/platform/language/served';
import { log } from '@/lib/platform/observability/log';
import { measureRequest, methodLabel } from '@/lib/platform/observability/measure-request';
import { metrics } from '@/lib/platform/observability/metrics';
import { requestIdFrom, runAs } from '@/lib/platform/observability/request-context';
import { PAYLOAD_BYTES_MAX } from '@/lib/platform/realtime/constants';
import { authPayloadSchema, sinceSchema } from '@/lib/platform/realtime/events';
import { carryOut, createRedisAdapter } from '@/lib/platform/realtime/redis';
import { rooms } from '@/lib/platform/realtime/rooms';
import { chosenLanguage } from '@/lib/users/service/change-settings';
import { listenToChannel } from '@/server/realtime/channel';
import { cutEnded } from '@/server/realtime/ended-sessions';
import { handleMessages } from '@/server/realtime/handlers/messages';
import { Presence } from '@/server/realtime/presence';
import type { RealtimeServer, RealtimeSocket } from '@/server/realtime/types';
import { limitEvents, paced } from './pace';

/** Ten devices with two tabs each; more must be a program. */
const SOCKETS_PER_USER_MAX = 20;

/** A frozen or black-holed connection shows only as silence, and is detected after both of these at the latest. */
const PING_EVERY_MS = 15_000;
const PING_TIMEOUT_MS = 10_000;
const CHECK_SESSIONS_MS = 30_000;
const DATABASE_MS_MAX = 1_500;

export interface RealtimeApp {
  io: RealtimeServer;
  port: number;
  close: () => Promise<void>;
}

/** Port 0 takes a free one. Resolves when it accepts sockets and receives events. */
export async function startRealtime(options: { port: number }): Promise<RealtimeApp> {
  const http = createServer((request, response) => void answer(request, response));
  const presence = new Presence(randomUUID());
  const io = createIo(http, presence);
  // After Socket.IO, which replaces the listeners that it finds.
  http.on('request', ({ url = '', method }: IncomingMessage, response: ServerResponse) =>
    measureRequest(response, { route: routeOf(url), method: methodLabel(method) }),
  );
  const source = await listen(io);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, env.WS_HOST, () => resolve());
  });
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the sidecar has no port');
  const ending = setInterval(() => void cutEnded(io), CHECK_SESSIONS_MS);
  const close = async () => {
    clearInterval(ending);
    await presence.close();
    await io.close();
    await source.close();
  };
  return { io, port: address.port, close };
}

/** Without the database it cannot accept anybody. */
async function answer({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const known = url === '/health';
  const ok =
    known && (await inTime(() => sql`SELECT 1`.execute(on()), DATABASE_MS_MAX, null)) !== null;
  const json = { 'Content-Type': 'application/json' };
  if (!known) response.writeHead(404, json);
  else if (ok) response.writeHead(200, json);
  else response.writeHead(503, { ...json, 'Retry-After': String(RETRY_SECONDS) });
  const health = { ok, ...ownTo(headers[DOCTOR_HEADER], env.REALTIME_SECRET) };
  response.end(JSON.stringify(known ? health : { code: 'not_found' }));
}

function routeOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path === '/health' || path === '/ws' ? path : 'other';
}

/** With Redis, its adapter delivers events to every sidecar; otherwise each listens to the database's channel. */
async function listen(io: RealtimeServer): Promise<{ close: () => Promise<void> }> {
  const onBack = () => {
    io.local.emit('missed', {});
    void cutEnded(io);
  };
  if (!env.REDIS_URL) {
    const channel = listenToChannel(
      paced((message) => carryOut(io, message)),
      onBack,
    );
    await channel.ready;
    return channel;
  }
  const { adapter, client, connected } = await createRedisAdapter(onBack);
  await connected;
  io.adapter(adapter);
  return {
    close: async () => {
      client.destroy();
    },
  };
}

function createIo(http: HttpServer, presence: Presence): RealtimeServer {
  const io: RealtimeServer = new Server(http, {
    path: '/ws',
    // Next redirects '/ws/' to '/ws'; without this the client would loop on that redirect.
    addTrailingSlash: false,
    serveClient: false,
    // A socket remains with one sidecar; a balancer would spread the requests of polling over all of them.
    transports: ['websocket'],
    maxHttpBufferSize: PAYLOAD_BYTES_MAX,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PING_TIMEOUT_MS,
    perMessageDeflate: false,
    allowRequest: (request, decide) => {
      const isOwn = isOwnPage(request);
      if (!isOwn) recordRefused(request);
      decide(isOwn ? null : 'forbidden origin', isOwn);
    },
  });
  io.use((socket, next) => {
    const id = requestIdFrom(socket.request.headers['x-request-id']);
    const identified = runAs({ id, name: 'socket handshake' }, () => identify(socket.request));
    identified.then(
      (session) => {
        if (!session) return next(new Error('unauthorized'));
        const { language, since } = socket.handshake.auth;
        socket.data = {
          actor: session.actor,
          language: isServed(language) ? language : ENGLISH,
          since: sinceSchema.parse(since),
        };
        next();
      },
      (error: unknown) => {
        log.error({ err: error, requestId: id }, 'socket handshake failed');
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    welcome(io, socket, presence).catch((err: unknown) => {
      log.error({ err }, 'socket not welcomed');
      // The client reconnects.
      socket.disconnect(true);
    });
  });
  return io;
}

/**
 * A page's origin is the address in the person's browser, however a balancer has changed the host names. A socket without one
 * does not come from a page, so no cookies are being abused. In local mode the page may be open under any name of this machine.
 */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (!origin) return isOwnHostOf(headers);
  return isOwnOrigin(origin, [headers['x-forwarded-host'] ?? headers.host].flat()[0]);
}

/** The web process forwards the host name of a page's request; a program on this machine connects by a loopback name. */
function isOwnHostOf(headers: IncomingHttpHeaders): boolean {
  const forwarded = headers['x-forwarded-host'];
  if (forwarded === undefined) return isOwnHost(headers.host) || isLoopbackHost(headers.host);
  return isOwnHost([forwarded].flat()[0]);
}

const RECORDED_EVERY_MS = 60_000;
let notedAt = Number.NEGATIVE_INFINITY;

/** Every refusal is counted, but logged once a minute, because a wrong address is refused again and again. */
function recordRefused({ headers }: IncomingMessage): void {
  metrics.socketsRefused.inc();
  if (performance.now() - notedAt < RECORDED_EVERY_MS) return;
  notedAt = performance.now();
  const origin = headers.origin?.slice(0, 200);
  log.warn(
    { origin, expected: new URL(env.NEXTAUTH_URL).origin },
    'sockets of another origin refused',
  );
}

async function identify(request: IncomingMessage): Promise<Session | null> {
  const token = readSessionToken(request.headers.cookie);
  return token ? findSession(token) : null;
}

async function welcome(
  io: RealtimeServer,
  socket: RealtimeSocket,
  presence: Presence,
): Promise<void> {
  const { actor, language, since } = socket.data;
  const { userId, sessionId } = actor;
  // Listeners are attached before anything is awaited, because the client sends at once.
  limitEvents(socket);
  // The 'auth' event: the session of the handshake has already identified the person; a different claim ends the socket.
  socket.on('auth', (payload) => {
    const claim = authPayloadSchema.safeParse(payload);
    if (!claim.success || claim.data.userId !== userId) socket.disconnect(true);
  });
  handleMessages(socket);
  presence.enter(userId);
  socket.on('disconnect', () => presence.exit(userId));
  await socket.join([rooms.user(userId), rooms.session(sessionId)]);
  const siblings = io.sockets.adapter.rooms.get(rooms.user(userId))?.size ?? 0;
  if (siblings > SOCKETS_PER_USER_MAX) socket.disconnect(true);
  // Read after joining: an earlier choice is in the row, and a later one arrives in the room.
  const [chosen, notified, written] = await Promise.all([
    chosenLanguage(userId),
    since && wasNotifiedSince(userId, since),
    since && wasWrittenSince(userId, since),
  ]);
  if (notified || written) socket.emit('missed', {});
  if (chosen && chosen !== language) socket.emit('languageChosen', { language: chosen });
}
