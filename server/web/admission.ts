import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance as node } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { addressKey, trustedAddress } from '@/lib/platform/http/rate-limiter';

/** Ends the turn; calling it again does nothing. */
export type EndTurn = () => void;

interface Waiting {
  give: (turn: EndTurn | null) => void;
  isGone: () => boolean;
  until: number;
  costMs: number | undefined;
}

const LIMITS = {
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
export class FairQueue {
  private readonly limits: typeof LIMITS;
  private readonly accounts = new LRUCache<
    string,
    { savedMs: number; at: number; running: number }
  >({ max: ADDRESSES_MAX });
  /** In the order of their turns. */
  private readonly queues = new Map<string, Waiting[]>();
  private running = 0;
  private timer: NodeJS.Timeout | undefined;
  /** The time used so far, shared by the current turns. */
  private sharedMs = 0;
  private sharedUntil = 0;
  waitingCount = 0;

  constructor(limits: Partial<typeof LIMITS>) {
    this.limits = { ...LIMITS, ...limits };
  }

  /**
   * @param costMs for a request that is not measured: its turn is over at once
   * @returns a turn that the caller must end; null when too many wait or the wait was too long
   */
  async take(key: string, isGone: () => boolean, costMs?: number): Promise<EndTurn | null> {
    const { waitingMax, waitingMaxPerAddress, waitMsMax } = this.limits;
    const queue = this.queues.get(key) ?? [];
    if (queue.length === 0 && this.mayStart(key)) return this.start(key, costMs);
    if (this.waitingCount >= waitingMax || queue.length >= waitingMaxPerAddress) return null;
    return new Promise((give) => {
      queue.push({ give, isGone, until: performance.now() + waitMsMax, costMs });
      this.queues.set(key, queue);
      this.waitingCount += 1;
      this.timer ??= setInterval(() => this.advance(), EVERY_MS);
    });
  }

  private accountOf(key: string) {
    const { savedMsMax, share } = this.limits;
    const now = performance.now();
    const account = this.accounts.get(key) ?? { savedMs: savedMsMax, at: now, running: 0 };
    account.savedMs = Math.min(savedMsMax, account.savedMs + (now - account.at) * share);
    account.at = now;
    this.accounts.set(key, account);
    return account;
  }

  private mayStart(key: string): boolean {
    const { savedMs, running } = this.accountOf(key);
    if (this.running >= this.limits.atOnce) return false;
    return savedMs > running * this.limits.turnMs || !this.limits.isContended(key);
  }

  private start(key: string, costMs?: number): EndTurn {
    const account = this.accountOf(key);
    const { leastMs, owedMsMax } = this.limits;
    const charge = (ms: number) => {
      account.savedMs = Math.max(-owedMsMax, account.savedMs - ms);
    };
    if (costMs !== undefined) {
      charge(costMs);
      return () => undefined;
    }
    const began = this.countShared(1);
    account.running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      charge(Math.max(leastMs, this.countShared(-1) - began));
      account.running -= 1;
      this.advance();
    };
  }

  /** @returns the shared time until now, when so many more run */
  private countShared(more: number): number {
    const now = performance.now();
    if (this.running > 0) this.sharedMs += (now - this.sharedUntil) / this.running;
    this.sharedUntil = now;
    this.running += more;
    return this.sharedMs;
  }

  private advance(): void {
    const now = performance.now();
    for (const [key, queue] of this.queues) {
      const [entry] = queue;
      const isOver = !entry || entry.isGone() || now >= entry.until;
      if (!isOver && !this.mayStart(key)) continue;
      queue.shift();
      this.waitingCount -= 1;
      // Moves the address to the end of the order; while it has waiting requests, the loop returns to it.
      this.queues.delete(key);
      if (queue.length > 0) this.queues.set(key, queue);
      entry?.give(isOver ? null : this.start(key, entry.costMs));
    }
    if (this.waitingCount > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

/** How long after its last request an address counts as present. */
const PRESENT_MS = 2_000;

export function watchAddresses() {
  let last = { key: '', at: Number.NEGATIVE_INFINITY };
  let other = last;
  return {
    note: (key: string): void => {
      if (last.key !== key) other = last;
      last = { key, at: performance.now() };
    },
    /** Whether another address has sent requests lately. */
    hasOther: (key: string): boolean =>
      performance.now() - (last.key === key ? other : last).at < PRESENT_MS,
  };
}

/**
 * Busy means more than this share of the time between two checks, and for so long afterwards that attacks do not return in
 * waves.
 */
const LOAD_MAX = 0.5;
const POLL_MS = 500;
const BUSY_MS = 10_000;

/** @returns whether this process was busy lately; while there is enough for all, nobody waits */
function watchLoad(): () => boolean {
  let last = node.eventLoopUtilization();
  let until = 0;
  setInterval(() => {
    const now = node.eventLoopUtilization();
    const { utilization } = node.eventLoopUtilization(now, last);
    if (utilization > LOAD_MAX) until = performance.now() + BUSY_MS;
    last = now;
  }, POLL_MS).unref();
  return () => performance.now() < until;
}

/** The cost of a request, in milliseconds of CPU time: a cached page or file, a call. */
export const COST_MS = { file: 0.5, call: 2 } as const;

/** Prevents a few heavy users from delaying the many light ones. */
export function createAdmission() {
  const { note, hasOther } = watchAddresses();
  const isBusy = watchLoad();
  const isContended = (key: string) => isBusy() && hasOther(key);
  return {
    note,
    // Less than a tenth of a core.
    requests: new FairQueue({ isContended, share: 0.06, savedMsMax: 450, owedMsMax: 2 }),
    // The first pages of a browser, or of a team, are rendered without waiting.
    pages: new FairQueue({
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
