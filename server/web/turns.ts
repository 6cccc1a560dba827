import { LRUCache } from 'lru-cache';

export interface TurnLimits {
  /** Pages made at the same time. */
  atOnce: number;
  /** The share of the time that an address may use for its pages in the long run while others ask too. */
  share: number;
  /** Making time that an address may save up, or owe. */
  savedMsMax: number;
  owedMsMax: number;
  /** The assumed cost of a page until its making time is known. */
  pageMs: number;
  /** The minimum cost of a page: parsing and sending are not measured. */
  leastMs: number;
  /** Whether other addresses ask too; a single address may use everything. */
  hasCompany: (key: string) => boolean;
  waitingMaxPerAddress: number;
  waitingMax: number;
  /** A request that has waited this long is refused. */
  waitMsMax: number;
  everyMs: number;
}

/** Ends the turn; calling it again does nothing. */
export type EndTurn = () => void;

interface Waiting {
  give: (turn: EndTurn | null) => void;
  isGone: () => boolean;
  until: number;
}

interface Account {
  savedMs: number;
  at: number;
  running: number;
}

const ADDRESSES_MAX = 20_000;

/**
 * Makes a limited number of pages at once. The others wait, each address in its own line, and the lines take turns. While
 * others ask, an address also rests after each page for a multiple of its making time, minus what it has saved up: people who
 * ask for many pages wait longer, and delay nobody else.
 */
export class Turns {
  private readonly accounts = new LRUCache<string, Account>({ max: ADDRESSES_MAX });
  /** In the order of their turns. */
  private readonly lines = new Map<string, Waiting[]>();
  private running = 0;
  private waiting = 0;
  private timer: NodeJS.Timeout | undefined;
  /** The making time so far, shared by the pages under way. */
  private sharedMs = 0;
  private sharedUntil = 0;

  constructor(private readonly limits: TurnLimits) {}

  /** Requests that wait for a turn. */
  get waitingCount(): number {
    return this.waiting;
  }

  /** @returns a turn that the caller must end; null when too many wait or the wait was too long */
  take(key: string, isGone: () => boolean): Promise<EndTurn | null> {
    const now = performance.now();
    const { waitingMax, waitingMaxPerAddress, waitMsMax, everyMs } = this.limits;
    const line = this.lines.get(key) ?? [];
    if (line.length === 0 && this.mayStart(key, now)) return Promise.resolve(this.start(key, now));
    if (this.waiting >= waitingMax || line.length >= waitingMaxPerAddress) {
      return Promise.resolve(null);
    }
    return new Promise((give) => {
      line.push({ give, isGone, until: now + waitMsMax });
      this.lines.set(key, line);
      this.waiting += 1;
      this.timer ??= setInterval(() => this.advance(), everyMs);
    });
  }

  private mayStart(key: string, now: number): boolean {
    const { atOnce, pageMs, hasCompany } = this.limits;
    if (this.running >= atOnce) return false;
    const { savedMs, running } = this.accountOf(key, now);
    return savedMs > running * pageMs || !hasCompany(key);
  }

  private accountOf(key: string, now: number): Account {
    const { savedMsMax, share } = this.limits;
    const account = this.accounts.get(key) ?? { savedMs: savedMsMax, at: now, running: 0 };
    account.savedMs = Math.min(savedMsMax, account.savedMs + (now - account.at) * share);
    account.at = now;
    this.accounts.set(key, account);
    return account;
  }

  private start(key: string, now: number): EndTurn {
    const account = this.accountOf(key, now);
    this.countShared(now);
    this.running += 1;
    account.running += 1;
    const began = this.sharedMs;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.countShared(performance.now());
      this.running -= 1;
      account.running -= 1;
      const { leastMs, owedMsMax } = this.limits;
      const left = account.savedMs - Math.max(leastMs, this.sharedMs - began);
      account.savedMs = Math.max(-owedMsMax, left);
      this.advance();
    };
  }

  private countShared(now: number): void {
    if (this.running > 0) this.sharedMs += (now - this.sharedUntil) / this.running;
    this.sharedUntil = now;
  }

  private advance(): void {
    const now = performance.now();
    for (const [key, line] of this.lines) {
      const [entry] = line;
      const isOver = !entry || entry.isGone() || now >= entry.until;
      if (!isOver && !this.mayStart(key, now)) continue;
      line.shift();
      this.waiting -= 1;
      // To the end of those whose turn it is; while somebody of it waits, the loop comes by again.
      this.lines.delete(key);
      if (line.length > 0) this.lines.set(key, line);
      entry?.give(isOver ? null : this.start(key, now));
    }
    if (this.waiting > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
