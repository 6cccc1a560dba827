/** A cache for a remote service's responses; evicts the oldest when full. Lost on restart, which costs one request each. */
export class ResultCache<T> {
  readonly #entries = new Map<string, { value: T; staleAt: number }>();

  constructor(
    private readonly entriesMax: number,
    private readonly lifetimeMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** A failure is not cached. */
  async getOrLoad(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.staleAt > this.now()) return known.value;
    const value = await load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, staleAt: this.now() + this.lifetimeMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.entriesMax && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
