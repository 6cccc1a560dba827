/** Nobody sees that a message came this much later, and a busy socket is written to a third as often. */
const EVERY_MS = 30;

/**
 * Carries out at once what comes alone, and in a crowd everything of the last moment together: several frames to one socket
 * in one turn leave in two or three writes instead of one each, and writing is most of what a sidecar does.
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
    // Not in this very turn: what was announced together is heard together.
    if (waitMs <= 0) setImmediate(carryAll);
    else setTimeout(carryAll, waitMs);
  };
}
