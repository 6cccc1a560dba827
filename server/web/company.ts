/** Notes who asks, to tell whether anybody else does. */
export class Company {
  /** The two addresses that asked last, the later one first. */
  private last = { key: '', at: Number.NEGATIVE_INFINITY };
  private other = { key: '', at: Number.NEGATIVE_INFINITY };

  /** @param forMs how long after its last request an address counts as one that others must not hold up */
  constructor(private readonly forMs: number) {}

  note(key: string): void {
    const at = performance.now();
    if (this.last.key === key) this.last.at = at;
    else [this.last, this.other] = [{ key, at }, this.last];
  }

  /** Whether an address other than this one asked lately. */
  has(key: string): boolean {
    const { at } = this.last.key === key ? this.other : this.last;
    return performance.now() - at < this.forMs;
  }
}
