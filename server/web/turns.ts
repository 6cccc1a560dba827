export interface TurnLimits {
  /** Pages that are made at the same time. */
  atOnce: number;
  waitingMaxPerAddress: number;
  waitingMax: number;
  /** Whoever has waited for so long is refused. */
  waitMsMax: number;
}

/** Ends the turn; again does nothing. */
export type EndTurn = () => void;

interface Waiting {
  give: (turn: EndTurn | null) => void;
  isGone: () => boolean;
  timer: NodeJS.Timeout;
}

/**
 * So many pages are made at once; the others wait, each address in a line of its own, and the lines take turns: whoever asks
 * for many waits for many, and nobody else waits for them.
 */
export class Turns {
  private running = 0;
  private waiting = 0;
  /** In the order in which they are next. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly limits: TurnLimits) {}

  /** @returns a turn that the caller must end; null when too many wait already or it took too long */
  take(key: string, isGone: () => boolean): Promise<EndTurn | null> {
    const { atOnce, waitingMax, waitingMaxPerAddress, waitMsMax } = this.limits;
    if (this.running < atOnce) return Promise.resolve(this.start());
    const line = this.lines.get(key) ?? [];
    if (this.waiting >= waitingMax || line.length >= waitingMaxPerAddress) {
      return Promise.resolve(null);
    }
    return new Promise((give) => {
      const timer = setTimeout(() => {
        this.leave(key, entry);
        give(null);
      }, waitMsMax);
      const entry: Waiting = { give, isGone, timer };
      line.push(entry);
      this.lines.set(key, line);
      this.waiting += 1;
    });
  }

  private start(): EndTurn {
    this.running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.running -= 1;
      this.next();
    };
  }

  private next(): void {
    for (const [key, line] of this.lines) {
      const [entry] = line;
      if (!entry) continue;
      // To the end of those whose turn it is; while somebody of it waits, the loop comes by again.
      this.lines.delete(key);
      this.lines.set(key, line);
      this.leave(key, entry);
      if (entry.isGone()) {
        entry.give(null);
        continue;
      }
      entry.give(this.start());
      return;
    }
  }

  private leave(key: string, entry: Waiting): void {
    clearTimeout(entry.timer);
    const line = this.lines.get(key) ?? [];
    const at = line.indexOf(entry);
    if (at < 0) return;
    line.splice(at, 1);
    this.waiting -= 1;
    if (line.length === 0) this.lines.delete(key);
  }
}
