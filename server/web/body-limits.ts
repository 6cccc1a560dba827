import type { RequestListener } from 'node:http';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { PAYLOAD_BYTES_MAX } from '@/lib/platform/realtime/constants';
import { keyOf } from '@/server/web/admission';
import { SIGNED_OUT, TOO_LARGE, TOO_MANY, TOO_SLOW } from '@/server/web/refusals';
import { hangUp } from '@/server/web/send-refusal';

/** The longest body of any route: a venue's form with its pictures. */
const UPLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** Twice what a route without pictures accepts, so that a slightly longer body gets the route's own sentence. */
const BODY_BYTES_MAX = 512 * 1024;

/** The calls that accept pictures. A test compares them with the routes that declare `multipart`. */
const UPLOADS = [
  /^POST \/api\/users\/\d{1,10}\/photo$/,
  /^POST \/api\/coaches\/\d{1,10}\/photo$/,
  /^POST \/api\/coach-applications$/,
  /^POST \/api\/venue-applications$/,
  /^POST \/api\/messages\/pictures$/,
  /^POST \/api\/venues$/,
  /^PUT \/api\/venues\/\d{1,10}$/,
];

/** The longest accepted body for this method and URL, in bytes. */
export function bodyLimitOf(method: string, url: string): number {
  const [path = ''] = url.split('?', 1);
  if (path === '/ws') return PAYLOAD_BYTES_MAX;
  const call = `${method} ${path}`;
  return UPLOADS.some((upload) => upload.test(call)) ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
}

export const LIMITS = {
  bytesMaxOf: bodyLimitOf,
  /** Requests without a session. */
  strangerBytesMax: BODY_BYTES_MAX,
  /** Current bodies per address. */
  bodiesMax: 100,
  /** At least so many bytes must arrive in this time; a phone on 2G sends 2 KB. */
  everyMs: 10_000,
  bytesMin: 2_048,
};

/** Overhead of chunks besides the body's bytes, or the headers of the next request. */
const HEAD_BYTES_MAX = 64 * 1024;
const POLL_MS = 100;

/**
 * Ends requests whose body is longer than its call accepts, or so slow that it only occupies a connection. A long one is cut
 * while it arrives: its declared length is only a claim. A route enforces its own, smaller limit while it reads; this also
 * covers bodies that no route reads.
 */
export function limitBodies(next: RequestListener, limits = LIMITS): RequestListener {
  const underWay = new Map<string, number>();
  return (request, response) => {
    const { headers, socket, method = '', url = '' } = request;
    const length = Number(headers['content-length'] ?? 0);
    if (length === 0 && headers['transfer-encoding'] === undefined) return next(request, response);
    const callMax = limits.bytesMaxOf(method, url);
    const hasToken = readSessionToken(headers.cookie) !== null;
    // The call checks the token, and responds before it reads the body.
    const bytesMax = () =>
      hasToken && !(response.writableEnded && response.statusCode === 401)
        ? callMax
        : Math.min(callMax, limits.strangerBytesMax);
    const key = keyOf(request);
    const bodies = underWay.get(key) ?? 0;
    if (length > bytesMax() || bodies >= limits.bodiesMax) {
      request.resume();
      return hangUp(
        socket,
        length > callMax ? TOO_LARGE : length > bytesMax() ? SIGNED_OUT : TOO_MANY,
      );
    }
    // Counted as Node delivers it, without consuming it.
    const push = request.push.bind(request);
    let bytes = 0;
    request.push = (chunk: Buffer | null, ...rest) => {
      bytes += chunk?.length ?? 0;
      if (bytes <= bytesMax()) return push(chunk, ...rest);
      hangUp(socket, TOO_LARGE);
      // Further data is dropped.
      return true;
    };
    underWay.set(key, bodies + 1);
    const began = socket.bytesRead;
    let seen = began;
    let lookAt = performance.now() + limits.everyMs;
    // Until the body has arrived, even after the response: unread bodies are consumed all the same.
    const timer = setInterval(() => {
      const { bytesRead } = socket;
      if (request.complete || socket.destroyed) {
        clearInterval(timer);
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      } else if (bytesRead - began > bytesMax() + HEAD_BYTES_MAX) hangUp(socket, TOO_LARGE);
      else if (performance.now() >= lookAt) {
        // Not while the reader here is paused: then we are the slow side.
        if (bytesRead - seen < limits.bytesMin && !socket.isPaused()) hangUp(socket, TOO_SLOW);
        seen = bytesRead;
        lookAt += limits.everyMs;
      }
    }, POLL_MS);
    next(request, response);
  };
}
