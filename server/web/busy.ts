import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressKey, lastBelieved } from '@/lib/http/rate-limiter';
import { Pace } from '@/server/web/pace';
import { type EndTurn, Turns } from '@/server/web/turns';

const WAIT_MS_MAX = 10_000;
const WAITING_MAX = 1_000;
/** A school or a carrier's whole town may stand behind one address. */
const WAITING_MAX_PER_ADDRESS = 150;

/** A reader who takes a page more slowly than this does not hold up who wants one made. */
const SLOW_READER_MS = 250;

/**
 * What a request costs an address, about twice its milliseconds of processor time: a page that is kept or a file, a call, a
 * page that must be made.
 */
export const POINTS = { file: 1, call: 4, page: 30 } as const;

/** Keeps the few who ask for much from holding up the many who ask for little. */
export function createCrowd() {
  return {
    pace: new Pace({
      // Fifty pages at once, then ten a second: the limit of signed-out calls (600 a minute), in pages.
      pointsMax: 50 * POINTS.page,
      pointsPerSecond: 10 * POINTS.page,
      companyMs: 2_000,
      waitingMaxPerAddress: WAITING_MAX_PER_ADDRESS,
      waitingMax: WAITING_MAX,
      waitMsMax: WAIT_MS_MAX,
      everyMs: 25,
    }),
    turns: new Turns({
      atOnce: 4,
      waitingMaxPerAddress: WAITING_MAX_PER_ADDRESS,
      waitingMax: WAITING_MAX,
      waitMsMax: WAIT_MS_MAX,
    }),
  };
}

export type Crowd = ReturnType<typeof createCrowd>;

/** Whose share a request takes. */
export function keyOf({ headers }: IncomingMessage): string {
  return addressKey(lastBelieved(String(headers['x-forwarded-for'] ?? '')));
}

/** Ends the turn when the page is written, its reader is gone or is slower than we are. */
export function endWith(response: ServerResponse, endTurn: EndTurn): void {
  let timer: NodeJS.Timeout | undefined;
  const write = response.write.bind(response);
  response.write = ((...args: Parameters<typeof write>) => {
    const mayGoOn = write(...args);
    if (!mayGoOn) timer ??= setTimeout(endTurn, SLOW_READER_MS);
    return mayGoOn;
  }) as typeof write;
  response.on('drain', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof end>) => {
    endTurn();
    return end(...args);
  }) as typeof end;
  response.once('close', () => {
    clearTimeout(timer);
    endTurn();
  });
}
