import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressKey } from '@/lib/platform/http/rate-limiter';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';
import { SECURITY_HEADERS } from '@/server/web/content-policy';
import { READ_ONLY, TOO_SLOW } from '@/server/web/refusals';
import { nameRequest } from '@/server/web/request-id';
import { hangUp, type Refusal, refuse } from '@/server/web/send-refusal';

/** Long enough for a phone on 2G; a client that sends its headers slowly only occupies a connection. */
export const HEADERS_MS_MAX = 20_000;

/** Enough for the browsers of a school behind one address, but not for everything that one machine can open. */
export const CONNECTIONS_MAX_PER_ADDRESS = 500;

const NO_UPGRADE: Refusal = {
  status: 400,
  said: say(texts, 'noUpgrade'),
  code: 'bad_request',
};

/**
 * Passes upgrades for realtime connections on to `target` and refuses all others (h2c and anything else), which have no
 * handler.
 */
export function takeUpgrades(server: Server, target: EventEmitter): void {
  server.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the upgrade is not an error.
    socket.on('error', () => socket.destroy());
    if (!isRealtime(request)) return hangUp(socket, NO_UPGRADE);
    secureRefusal(socket);
    nameRequest(request);
    target.emit('upgrade', request, socket, head);
  });
}

const SECURITY_LINES = Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `\r\n${name}: ${value}`)
  .join('');

/** The sidecar and Next refuse an upgrade directly on the connection; this adds the security headers. */
function secureRefusal(socket: Duplex): void {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = (chunk: unknown, ...rest: unknown[]) => {
    socket.write = write;
    const answer = String(chunk).slice(0, 12);
    if (!answer.startsWith('HTTP/1.1 ') || answer.endsWith('101')) return write(chunk, ...rest);
    return write(
      String(chunk).replace('\r\n', () => `${SECURITY_LINES}\r\n`),
      ...rest,
    );
  };
}

function isRealtime({ url = '', headers }: IncomingMessage): boolean {
  return /^\/ws(?:\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Limits the connections of one address, not counting realtime ones; further ones are closed. Only for a server that visitors
 * reach directly: behind a proxy all connections are the proxy's, which must limit them itself.
 */
export function limitConnections(server: Server, connectionsMax: number): void {
  const open = new Map<string, number>();
  const letGo = new WeakMap<Duplex, () => void>();
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? 'unknown');
    const count = open.get(key) ?? 0;
    if (count >= connectionsMax) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
    letGo.set(socket, release);
    socket.once('close', release);
  });
  server.on('upgrade', (_request, socket) => letGo.get(socket)?.());
}

const UNREADABLE: Refusal = {
  status: 400,
  said: say(texts, 'unreadable'),
  code: 'bad_request',
};
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    said: say(texts, 'headTooLarge'),
    code: 'too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

const NO_SUCH_EXPECTATION: Refusal = {
  status: 417,
  said: say(texts, 'unknownExpectation'),
  code: 'bad_request',
};

/**
 * Responds to data that is not HTTP, to headers that are too long or never end, and to expectations other than 100-continue.
 */
export function refuseUnreadable(server: Server): void {
  server.on('checkExpectation', (_request, response) => refuse(response, NO_SUCH_EXPECTATION));
  // Node would close it without a response; tunnels are not supported.
  server.on('connect', (_request, socket) => hangUp(socket, READ_ONLY));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else hangUp(socket, REFUSALS[error.code ?? ''] ?? UNREADABLE);
  });
}
