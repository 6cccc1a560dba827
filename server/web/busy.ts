import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
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

const LOAD_LOOK_MS = 500;
/** Of the time between two looks: beyond it others are held up. */
const LOAD_MAX = 0.5;
/** Not longer held than it takes to forget an attack; long enough that one does not come back with each breath. */
const BUSY_MS = 10_000;

/** @returns whether this process had much to do lately */
function watchLoad(): () => boolean {
  let last = performance.eventLoopUtilization();
  let until = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    if (performance.eventLoopUtilization(now, last).utilization > LOAD_MAX) {
      until = performance.now() + BUSY_MS;
    }
    last = now;
  }, LOAD_LOOK_MS).unref();
  return () => performance.now() < until;
}

/** Keeps the few who ask for much from holding up the many who ask for little. */
export function createCrowd() {
  return {
    pace: new Pace({
      // In this time pages of one address take less than a tenth of a core.
      pointsMax: 30 * POINTS.page,
      pointsPerSecond: 4 * POINTS.page,
      isBusy: watchLoad(),
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
