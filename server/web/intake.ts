import type { IncomingMessage, RequestListener } from 'node:http';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { texts } from '@/lib/platform/http/front-texts';
import { say } from '@/lib/platform/language/say';
import { BODY_BYTES_MAX, bodyLimitOf } from '@/server/web/body-limits';
import { keyOf } from '@/server/web/busy';
import { hangUp, type Refusal } from '@/server/web/refuse';

export interface IntakeLimits {
  /** The longest accepted body for this method and URL, in bytes. */
  bytesMaxOf: (method: string, url: string) => number;
  /** The longest without a session. */
  strangerBytesMax: number;
  /** Bodies under way per address. */
  bodiesMax: number;
  /** How often a body under way is checked. */
  everyMs: number;
  /** Bytes that must have arrived since the last check. */
  bytesMin: number;
}

const LIMITS: IntakeLimits = {
  bytesMaxOf: bodyLimitOf,
  strangerBytesMax: BODY_BYTES_MAX,
  bodiesMax: 100,
  // A phone on 2G still sends 2 KB in ten seconds.
  everyMs: 10_000,
  bytesMin: 2_048,
};

/**
 * Ends requests whose body is longer than its call takes, or comes so slowly that it only holds a connection. A long one
 * is cut while it comes: what its head says is a claim. Each route counts against its own, smaller limit while it reads;
 * this also holds for what no route reads. One address has so many bodies under way; for more of them nothing is begun.
 */
export function limitIntake(next: RequestListener, limits = LIMITS): RequestListener {
  const underWay = new Map<string, number>();
  return (request, response) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > 0 || request.headers['transfer-encoding'] !== undefined) {
      const { bytesMaxOf, strangerBytesMax } = limits;
      const callMax = bytesMaxOf(request.method ?? '', request.url ?? '');
      const hasToken = readSessionToken(request.headers.cookie) !== null;
      // Whether the token is valid the call finds out, and it answers before it reads the body.
      const bytesMax = () =>
        hasToken && !(response.writableEnded && response.statusCode === 401)
          ? callMax
          : Math.min(callMax, strangerBytesMax);
      count(request, bytesMax);
      if (length > bytesMax()) {
        request.resume();
        return hangUp(request.socket, length > callMax ? TOO_LARGE : SIGNED_OUT);
      }
      const key = keyOf(request);
      const bodies = underWay.get(key) ?? 0;
      if (bodies >= limits.bodiesMax) {
        request.resume();
        return hangUp(request.socket, TOO_MANY);
      }
      underWay.set(key, bodies + 1);
      watch(request, limits, bytesMax, () => {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      });
    }
    next(request, response);
  };
}

/** Overhead of chunks besides the body's bytes, or the headers of the next request. */
const HEAD_BYTES_MAX = 64 * 1024;
const LOOK_MS = 100;

export const TOO_LARGE: Refusal = { status: 413, said: say(texts, 'tooLarge'), code: 'too_large' };
const SIGNED_OUT: Refusal = { status: 401, said: say(texts, 'signedOut'), code: 'unauthorized' };
const TOO_MANY: Refusal = {
  status: 503,
  said: say(texts, 'tooMuchAtOnce'),
  code: 'unavailable',
  headers: { 'retry-after': '5' },
};
const TOO_SLOW: Refusal = { status: 408, said: say(texts, 'tooSlow'), code: 'too_slow' };

/** Counts the body as Node passes it on, without consuming it. */
function count(request: IncomingMessage, bytesMax: () => number): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, ...rest) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= bytesMax()) return push(chunk, ...rest);
    hangUp(request.socket, TOO_LARGE);
    // Dropped from here on.
    return true;
  };
}

/** Until the body has come, also when it was answered before: what nobody reads any more is read all the same. */
function watch(
  request: IncomingMessage,
  { everyMs, bytesMin }: IntakeLimits,
  bytesMax: () => number,
  done: () => void,
): void {
  const { socket } = request;
  const began = socket.bytesRead;
  let seen = began;
  let until = performance.now() + everyMs;
  const timer = setInterval(() => {
    const { bytesRead } = socket;
    if (request.complete || socket.destroyed) {
      clearInterval(timer);
      done();
    } else if (bytesRead - began > bytesMax() + HEAD_BYTES_MAX) hangUp(socket, TOO_LARGE);
    if (performance.now() < until) return;
    // Not while nobody here reads: then we are the slow side.
    if (!request.complete && bytesRead - seen < bytesMin && !socket.isPaused()) {
      hangUp(socket, TOO_SLOW);
    }
    seen = bytesRead;
    until += everyMs;
  }, LOOK_MS);
}
