import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressKey } from '@/lib/http/rate-limiter';
import { hangUp, type Refusal, refuse } from '@/server/web/refuse';

const NO_UPGRADE: Refusal = {
  status: 400,
  error: 'This connection cannot be upgraded to that.',
  code: 'bad_request',
};

/**
 * Hands the upgrades to a realtime connection on to `target` and refuses all others (h2c and whatever else there is): nobody
 * would ever answer them.
 */
export function takeUpgrades(server: Server, target: EventEmitter): void {
  server.on('upgrade', (request, socket, head) => {
    // Whoever leaves in the middle of it is no error.
    socket.on('error', () => socket.destroy());
    if (isRealtime(request)) target.emit('upgrade', request, socket, head);
    else hangUp(socket, NO_UPGRADE);
  });
}

function isRealtime({ url = '', headers }: IncomingMessage): boolean {
  return /^\/ws(?:\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * One address holds so many connections, realtime ones aside; whoever opens more is hung up on. For a server that its visitors
 * reach themselves: behind a proxy all connections are the proxy's, whose work this then is.
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
  error: 'The request cannot be read.',
  code: 'bad_request',
};
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'The head of the request is too large.',
    code: 'too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: 'The request came too slowly.',
    code: 'too_slow',
  },
};

const NO_SUCH_EXPECTATION: Refusal = {
  status: 417,
  error: 'What the request expects is not known here.',
  code: 'bad_request',
};

/** Answers what is no HTTP, has too long a head or never ends it, or expects something else than to be told to go on. */
export function refuseUnreadable(server: Server): void {
  server.on('checkExpectation', (_request, response) => refuse(response, NO_SUCH_EXPECTATION));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else hangUp(socket, REFUSALS[error.code ?? ''] ?? UNREADABLE);
  });
}
