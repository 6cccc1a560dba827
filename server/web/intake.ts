import { type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http';

export interface IntakeLimits {
  /** The longest body that any route takes, in bytes. */
  bytesMax: number;
  /** How often a body that is under way is looked at. */
  everyMs: number;
  /** Bytes that must have come since the last look. */
  bytesMin: number;
}

/** Room for the pictures of a venue with their form; a phone on 2G still sends 2 KB in ten seconds. */
const LIMITS: IntakeLimits = { bytesMax: 64 * 1024 * 1024, everyMs: 10_000, bytesMin: 2_048 };

/**
 * Ends requests whose body is longer than any route takes, or comes so slowly that it only holds a connection. Each
 * route counts against its own, smaller limit while it reads; this also holds for what no route reads.
 */
export function limitIntake(next: RequestListener, limits = LIMITS): RequestListener {
  return (request, response) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limits.bytesMax) return hangUp(request, TOO_LARGE);
    if (length > 0 || request.headers['transfer-encoding'] !== undefined) watch(request, limits);
    next(request, response);
  };
}

interface Refusal {
  status: number;
  error: string;
  code: string;
}

const TOO_LARGE: Refusal = { status: 413, error: 'That is too large.', code: 'too_large' };
const TOO_SLOW: Refusal = { status: 408, error: 'The request came too slowly.', code: 'too_slow' };

function watch(request: IncomingMessage, { bytesMax, everyMs, bytesMin }: IntakeLimits): void {
  const { socket } = request;
  const began = socket.bytesRead;
  let seen = began;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) {
      clearInterval(timer);
      return;
    }
    const { bytesRead } = socket;
    if (bytesRead - began > bytesMax) hangUp(request, TOO_LARGE);
    // Not while nobody here reads: then the pace is our own.
    else if (bytesRead - seen < bytesMin && !socket.isPaused()) hangUp(request, TOO_SLOW);
    seen = bytesRead;
  }, everyMs);
  request.once('close', () => clearInterval(timer));
}

/** Straight to the socket: whoever handles the request may still hold its answer, which then goes nowhere. */
function hangUp({ socket }: IncomingMessage, { status, error, code }: Refusal): void {
  const body = JSON.stringify({ error, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      'Cache-Control: private, no-store',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
