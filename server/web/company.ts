/** Records which addresses ask, to tell whether any other does. */
export class Company {
  /** The last two different addresses, the later one first. */
  private last = { key: '', at: Number.NEGATIVE_INFINITY };
  private other = { key: '', at: Number.NEGATIVE_INFINITY };

  /** @param forMs how long after its last request an address counts as present */
  constructor(private readonly forMs: number) {}

  note(key: string): void {
    const at = performance.now();
    if (this.last.key === key) this.last.at = at;
    else [this.last, this.other] = [{ key, at }, this.last];
  }

  /** Whether an address other than this one has asked lately. */
  has(key: string): boolean {
    const { at } = this.last.key === key ? this.other : this.last;
    return performance.now() - at < this.forMs;
  }
}
