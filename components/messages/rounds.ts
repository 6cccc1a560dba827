/** A request without a response by then was lost with its network; nothing else would end it. */
const ROUND_MS_MAX = 20_000;
/** A round older than this may hang in a lost network; a younger one has only just started. */
const STALE_MS = 1_000;

/**
 * Runs `work` one round at a time. Calls during a round are served by one further round. `work` reports its own outcome: errors
 * thrown after its signal aborts are ignored.
 */
export class Rounds {
  #again = false;
  #running: Promise<void> | null = null;
  #current: { ends: AbortController; since: number } | null = null;

  /** @returns a promise that resolves when no round is left */
  ask(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run(work).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** After the network has returned: aborts a round that began before, so that a new one can start. */
  giveUpStale(): void {
    if (this.#current && performance.now() - this.#current.since > STALE_MS) {
      this.#current.ends.abort();
    }
  }

  /** Another round follows, so the current one need not report its outcome. */
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
