import { LRUCache } from 'lru-cache';

export interface PaceLimits {
  /** Points that an address may accumulate. */
  pointsMax: number;
  pointsPerSecond: number;
  /** Whether other addresses ask too. */
  hasCompany: (key: string) => boolean;
  waitingMaxPerAddress: number;
  waitingMax: number;
  /** A request that has waited this long is refused. */
  waitMsMax: number;
  everyMs: number;
  /** While there is enough for all, nobody waits. */
  isBusy: () => boolean;
}

interface Waiting {
  points: number;
  until: number;
  isGone: () => boolean;
  answer: (mayGoOn: boolean) => void;
}

const ADDRESSES_MAX = 20_000;

/**
 * While others ask too and there is not enough for all, each address gets only its share of this process; further requests
 * wait in their address's own line. A single address may use everything.
 */
export class Pace {
  private readonly accounts = new LRUCache<string, { points: number; at: number }>({
    max: ADDRESSES_MAX,
  });
  private readonly lines = new Map<string, Waiting[]>();
  private waiting = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: PaceLimits) {}

  /**
   * @param key the address
   * @param points the cost of the request
   * @returns true when it may proceed, a promise while it waits for that, or false when too many are waiting
   */
  enter(key: string, points: number, isGone: () => boolean): boolean | Promise<boolean> {
    const now = performance.now();
    const line = this.lines.get(key) ?? [];
    if (line.length === 0 && this.spend(key, points, now)) return true;
    const { waitingMax, waitingMaxPerAddress, waitMsMax } = this.limits;
    if (this.waiting >= waitingMax || line.length >= waitingMaxPerAddress) return false;
    return new Promise((answer) => {
      line.push({ points, until: now + waitMsMax, isGone, answer });
      this.lines.set(key, line);
      this.waiting += 1;
      this.timer ??= setInterval(() => this.advance(), this.limits.everyMs);
    });
  }

  private spend(key: string, points: number, now: number): boolean {
    const { pointsMax, pointsPerSecond, hasCompany, isBusy } = this.limits;
    const account = this.accounts.get(key) ?? { points: pointsMax, at: now };
    const saved = account.points + ((now - account.at) / 1_000) * pointsPerSecond;
    account.points = Math.min(pointsMax, saved);
    account.at = now;
    this.accounts.set(key, account);
    if (account.points < points && hasCompany(key) && isBusy()) return false;
    account.points = Math.max(0, account.points - points);
    return true;
  }

  private advance(): void {
    const now = performance.now();
    for (const [key, line] of this.lines) {
      line.splice(0, this.letOn(key, line, now));
      if (line.length === 0) this.lines.delete(key);
    }
    if (this.waiting > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** @returns how many leave the front of the line */
  private letOn(key: string, line: Waiting[], now: number): number {
    let count = 0;
    for (const { points, until, isGone, answer } of line) {
      const isOver = isGone() || now > until;
      if (!isOver && !this.spend(key, points, now)) break;
      answer(!isOver);
      count += 1;
    }
    this.waiting -= count;
    return count;
  }
}
