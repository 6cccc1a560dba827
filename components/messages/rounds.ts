/** What has not answered by then went down with its network; nothing else would end it. */
const ROUND_MS_MAX = 20_000;
/** A round this old may hang in a network that is gone; a younger one was asked a moment ago. */
const STALE_MS = 1_000;

/**
 * Runs `work` one round at a time; whatever asks meanwhile is answered by one more round. `work` says itself how it went;
 * what it throws after its signal is not looked at.
 */
export class Rounds {
  #again = false;
  #running: Promise<void> | null = null;
  #current: { ends: AbortController; since: number } | null = null;

  /** @returns when nothing is left to do */
  ask(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run(work).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The network is back: a round that began in the lost one is given up for a new one. */
  giveUpStale(): void {
    if (this.#current && performance.now() - this.#current.since > STALE_MS) {
      this.#current.ends.abort();
    }
  }

  /** Another round follows: the one before need not be told of. */
  get isAsked(): boolean {
    return this.#again;
  }

  async #run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const ends = new AbortController();
      this.#current = { ends, since: performance.now() };
      const timer = setTimeout(() => ends.abort(), ROUND_MS_MAX);
      await work(ends.signal).catch(() => undefined);
      clearTimeout(timer);
      this.#current = null;
    }
  }
}
