import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance as node } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { addressKey, trustedAddress } from '@/lib/platform/http/rate-limiter';
import { PAYLOAD_BYTES_MAX } from '@/lib/platform/realtime/constants';
import { SIGNED_OUT, TOO_LARGE, TOO_MANY, TOO_SLOW } from '@/server/web/refusals';
import { hangUp } from '@/server/web/send-refusal';

/** Ends the turn; calling it again does nothing. */
type EndTurn = () => void;

interface Waiting {
  give: (turn: EndTurn | null) => void;
  isGone: () => boolean;
  until: number;
  costMs: number | undefined;
}

const QUEUE = {
  atOnce: Number.POSITIVE_INFINITY,
  /** The share of the time that an address may use in the long run while others wait. */
  share: 1,
  /** The limit of time that an address may save up, or owe. */
  savedMsMax: 0,
  owedMsMax: 0,
  /** The assumed cost of a turn until it ends, and its minimum: parsing and sending are not measured. */
  turnMs: 100,
  leastMs: 5,
  /** A school or a carrier's whole town may share one address. */
  waitingMaxPerAddress: 150,
  waitingMax: 1_000,
  /** A request that has waited this long is refused. */
  waitMsMax: 10_000,
  /** Whether other addresses need the capacity. A single address may use everything. */
  isContended: (_key: string): boolean => true,
};
const ADDRESSES_MAX = 20_000;
const EVERY_MS = 10;

/**
 * Limits simultaneous turns. Further requests wait, each address in its own queue, and the queues take turns. While others
 * wait, an address also rests until its usage is within its share: heavy users wait longer, and delay nobody else.
 */
export function createQueue(changed: Partial<typeof QUEUE>) {
  const limits = { ...QUEUE, ...changed };
  const accounts = new LRUCache<string, { savedMs: number; at: number; running: number }>({
    max: ADDRESSES_MAX,
  });
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waitingCount = 0;
  let timer: NodeJS.Timeout | undefined;

  function accountOf(key: string) {
    const now = performance.now();
    const account = accounts.get(key) ?? { savedMs: limits.savedMsMax, at: now, running: 0 };
    account.savedMs = Math.min(
      limits.savedMsMax,
      account.savedMs + (now - account.at) * limits.share,
    );
    account.at = now;
    accounts.set(key, account);
    return account;
  }

  function mayStart(key: string): boolean {
    const account = accountOf(key);
    if (running >= limits.atOnce) return false;
    return account.savedMs > account.running * limits.turnMs || !limits.isContended(key);
  }

  function start(key: string, costMs?: number): EndTurn {
    const account = accountOf(key);
    const began = performance.now();
    const charge = (ms: number) => {
      account.savedMs = Math.max(-limits.owedMsMax, account.savedMs - ms);
    };
    if (costMs !== undefined) {
      charge(costMs);
      return () => undefined;
    }
    account.running += 1;
    running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // Simultaneous turns share the processor.
      charge(Math.max(limits.leastMs, (performance.now() - began) / running));
      account.running -= 1;
      running -= 1;
      advance();
    };
  }

  function advance(): void {
    for (const [key, queue] of queues) {
      const [entry] = queue;
      const isOver = !entry || entry.isGone() || performance.now() >= entry.until;
      if (!isOver && !mayStart(key)) continue;
      queue.shift();
      waitingCount -= 1;
      // Moves the address to the end of the order; while it has waiting requests, the loop returns to it.
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      entry?.give(isOver ? null : start(key, entry.costMs));
    }
    if (waitingCount > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    waitingCount: () => waitingCount,
    /**
     * @param costMs for a request that is not measured: its turn is over at once
     * @returns a turn that the caller must end; null when too many wait or the wait was too long
     */
    async take(key: string, isGone: () => boolean, costMs?: number): Promise<EndTurn | null> {
      const queue = queues.get(key) ?? [];
      if (queue.length === 0 && mayStart(key)) return start(key, costMs);
      if (waitingCount >= limits.waitingMax || queue.length >= limits.waitingMaxPerAddress)
        return null;
      return new Promise((give) => {
        queue.push({ give, isGone, until: performance.now() + limits.waitMsMax, costMs });
        queues.set(key, queue);
        waitingCount += 1;
        timer ??= setInterval(advance, EVERY_MS);
      });
    },
  };
}

/** Busy means more than this share of the time between two checks. */
const LOAD_MAX = 0.5;
const POLL_MS = 500;
/** An address is present, and the process busy, for so long afterwards: attacks must not return in waves. */
const PRESENT_MS = 2_000;
const BUSY_MS = 10_000;

/** The cost of a request, in milliseconds of CPU time: a cached page or file, a call. */
export const COST_MS = { file: 0.5, call: 2 } as const;

/** Prevents a few heavy users from delaying the many light ones; while there is enough for all, nobody waits. */
export function createAdmission() {
  const never = { key: '', at: Number.NEGATIVE_INFINITY };
  let [last, other] = [never, never];
  const hasOther = (key: string) =>
    performance.now() - (last.key === key ? other : last).at < PRESENT_MS;
  let measured = node.eventLoopUtilization();
  let busyUntil = 0;
  setInterval(() => {
    const now = node.eventLoopUtilization();
    const { utilization } = node.eventLoopUtilization(now, measured);
    if (utilization > LOAD_MAX) busyUntil = performance.now() + BUSY_MS;
    measured = now;
  }, POLL_MS).unref();
  const isContended = (key: string) => performance.now() < busyUntil && hasOther(key);
  return {
    /** Of each request. */
    note(key: string): void {
      if (last.key !== key) other = last;
      last = { key, at: performance.now() };
    },
    hasOther,
    // Less than a tenth of a core.
    requests: createQueue({ isContended, share: 0.06, savedMsMax: 450, owedMsMax: 2 }),
    // The first pages of a browser, or of a team, are rendered without waiting.
    pages: createQueue({
      isContended: hasOther,
      atOnce: 4,
      share: 0.15,
      savedMsMax: 300,
      owedMsMax: 500,
    }),
  };
}

export type Admission = ReturnType<typeof createAdmission>;

/** The address whose share a request uses. */
export function keyOf({ headers }: IncomingMessage): string {
  return addressKey(trustedAddress(String(headers['x-forwarded-for'] ?? '')));
}

/** A slow download must not delay people who wait for a page to be rendered. */
const TURN_MS_MAX = 1_000;

/** Ends the turn when the page has been handed to the system, its client has disconnected, or it takes too long. */
export function endWith(response: ServerResponse, endTurn: EndTurn): void {
  const timer = setTimeout(endTurn, TURN_MS_MAX);
  response.once('close', () => {
    clearTimeout(timer);
    endTurn();
  });
}

/** The longest body of any route: a venue's form with its pictures. */
const UPLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** Twice what a route without pictures accepts, so that a slightly longer body gets the route's own sentence. */
const BODY_BYTES_MAX = 512 * 1024;
/** The calls that accept pictures. A test compares them with the routes that declare `multipart`. */
const UPLOADS =
  /^POST \/api\/((users|coaches)\/\d{1,10}\/photo|coaches\/\d{1,10}\/certificates|(coach|venue)-applications|messages\/pictures|venues)$|^PUT \/api\/venues\/\d{1,10}$/;

/** The longest accepted body for this method and URL, in bytes. */
export function bodyLimitOf(method: string, url: string): number {
  const [path = ''] = url.split('?', 1);
  if (path === '/ws') return PAYLOAD_BYTES_MAX;
  return UPLOADS.test(`${method} ${path}`) ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
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
const BODY_POLL_MS = 100;

/**
 * Ends requests whose body is longer than its call accepts, or so slow that it only occupies a connection. A long one is cut
 * while it arrives: its declared length is only a claim. This also covers bodies that no route reads.
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
      if (length <= bytesMax()) return hangUp(socket, TOO_MANY);
      return hangUp(socket, length > callMax ? TOO_LARGE : SIGNED_OUT);
    }
    let bytes = 0;
    const push = request.push.bind(request);
    // Counted as Node delivers it, without consuming it; what follows is dropped.
    request.push = (chunk: Buffer | null, ...rest) => {
      bytes += chunk?.length ?? 0;
      if (bytes <= bytesMax()) return push(chunk, ...rest);
      hangUp(socket, TOO_LARGE);
      return true;
    };
    underWay.set(key, bodies + 1);
    const began = socket.bytesRead;
    let seen = began;
    let lookAt = performance.now() + limits.everyMs;
    // Until the body has arrived, even after the response: unread bodies are consumed all the same.
    const timer = setInterval(() => {
      if (request.complete || socket.destroyed) {
        clearInterval(timer);
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      } else if (socket.bytesRead - began > bytesMax() + HEAD_BYTES_MAX) hangUp(socket, TOO_LARGE);
      else if (performance.now() >= lookAt) {
        // Not while the reader here is paused: then we are the slow side.
        if (socket.bytesRead - seen < limits.bytesMin && !socket.isPaused())
          hangUp(socket, TOO_SLOW);
        seen = socket.bytesRead;
        lookAt += limits.everyMs;
      }
    }, BODY_POLL_MS);
    next(request, response);
  };
}
