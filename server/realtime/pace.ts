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
