import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/platform/realtime/texts';
import { recordRefusal } from './record-refusal';
import type { RealtimeSocket } from './types';

/** A quick typist causes about one event a second; a client that catches up after a lost network sends a burst. */
const EVENTS_PER_SECOND = 20;
const BURST = 60;

/**
 * Disconnects a socket that floods the sidecar with events of any kind, before anything is parsed or queried. Per socket and
 * in memory on purpose: it protects this process; the limits per person are in the shared table.
 */
export function limitEvents(socket: RealtimeSocket): void {
  let tokens = BURST;
  let filledAt = Date.now();
  socket.use((_event, next) => {
    const now = Date.now();
    tokens = Math.min(BURST, tokens + ((now - filledAt) / 1_000) * EVENTS_PER_SECOND);
    filledAt = now;
    tokens -= 1;
    if (tokens >= 0) return next();
    void recordRefusal(socket, 'flood', 'rate_limited');
    if (tokens > -BURST) {
      socket.emit('error', {
        error: translate(texts, socket.data.language).tooMuchAtOnce,
        code: 'rate_limited',
        clientMsgId: null,
      });
      return;
    }
    socket.disconnect(true);
  });
}

/** A delay too short to notice, in which a busy socket needs a third of the writes. */
const EVERY_MS = 30;

/**
 * Delivers a single message at once, and the messages of a burst together: several frames to one socket in one tick need two or
 * three writes instead of one each, and writing is most of a sidecar's work.
 */
export function paced<T>(carryOut: (message: T) => void): (message: T) => void {
  let heard: T[] = [];
  let carriedAt = Number.NEGATIVE_INFINITY;

  function carryAll(): void {
    const all = heard;
    heard = [];
    carriedAt = performance.now();
    for (const message of all) carryOut(message);
  }
  return (message) => {
    heard.push(message);
    if (heard.length > 1) return;
    const waitMs = carriedAt + EVERY_MS - performance.now();
    // Not in this tick, so that events announced together are delivered together.
    if (waitMs <= 0) setImmediate(carryAll);
    else setTimeout(carryAll, waitMs);
  };
}
