import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { addressKey, trustedAddress } from '@/lib/platform/http/rate-limiter';
import { Company } from '@/server/web/company';
import { Pace } from '@/server/web/pace';
import { type EndTurn, Turns } from '@/server/web/turns';

const WAIT_MS_MAX = 10_000;
const WAITING_MAX = 1_000;
/** A school or a carrier's whole town may share one address. */
const WAITING_MAX_PER_ADDRESS = 150;

/** A reader who receives a page more slowly than this does not delay people who wait for one to be made. */
const SLOW_READER_MS = 250;

/** The cost of a request to its address, about twice its milliseconds of processor time: a kept page or file, a call. */
export const POINTS = { file: 1, call: 4 } as const;

/** How long after its last request an address counts as one that others must not hold up. */
const COMPANY_MS = 2_000;

const LOAD_LOOK_MS = 500;
/** Share of the time between two checks; above it others are delayed. */
const LOAD_MAX = 0.5;
/** Long enough that an attack does not return in waves, and short enough to be over soon after it. */
const BUSY_MS = 10_000;

/** @returns whether this process was busy lately */
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
  const company = new Company(COMPANY_MS);
  const hasCompany = (key: string) => company.has(key);
  const lines = {
    hasCompany,
    waitingMaxPerAddress: WAITING_MAX_PER_ADDRESS,
    waitingMax: WAITING_MAX,
    waitMsMax: WAIT_MS_MAX,
  };
  return {
    company,
    pace: new Pace({
      ...lines,
      pointsMax: 900,
      // Less than a tenth of a core.
      pointsPerSecond: 120,
      isBusy: watchLoad(),
      everyMs: 25,
    }),
    turns: new Turns({
      ...lines,
      atOnce: 4,
      share: 0.15,
      // The first pages of a browser, or of a team, are made without waiting.
      savedMsMax: 300,
      owedMsMax: 500,
      pageMs: 100,
      leastMs: 5,
      everyMs: 10,
    }),
  };
}

export type Crowd = ReturnType<typeof createCrowd>;

/** The address whose share a request uses. */
export function keyOf({ headers }: IncomingMessage): string {
  return addressKey(trustedAddress(String(headers['x-forwarded-for'] ?? '')));
}

/** Ends the turn when the page is written, its reader is gone, or the reader is slower than we are. */
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
