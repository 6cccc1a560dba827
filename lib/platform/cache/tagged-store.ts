import { LRUCache } from 'lru-cache';

interface StoreOptions<Value> {
  /** Limit for all values together, as counted by `sizeOf`; the least recently used are evicted. */
  bytesMax: number;
  sizeOf: (value: Value) => number;
  /** Milliseconds after which a value expires, whatever happens to its tags. */
  ageMax: number;
}

export interface Made<Value> {
  value: Value;
  /** False: returned to the waiting callers, but not cached. */
  keep: boolean;
}

interface Pending<Value> {
  tags: readonly string[];
  value: Promise<Value>;
}

/** An in-memory cache. A value stays cached until one of its tags is forgotten, it expires or it is evicted. */
export class TaggedStore<Value extends NonNullable<unknown>> {
  private readonly entries: LRUCache<string, { value: Value; tags: readonly string[] }>;
  private readonly keysOfTag = new Map<string, Set<string>>();
  private readonly pending = new Map<string, Pending<Value>>();

  constructor({ bytesMax, sizeOf, ageMax }: StoreOptions<Value>) {
    this.entries = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf(value))),
      ttl: ageMax,
      dispose: ({ tags }, key) => this.unlink(key, tags),
    });
  }

  get(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  pendingValue(key: string): Promise<Value> | undefined {
    return this.pending.get(key)?.value;
  }

  /**
   * The cached value of the key, else the result of `make`, which runs once for all concurrent callers. If one of its tags is
   * forgotten meanwhile, later callers do not get the value and it is not cached. Rejects as `make` does, and then caches
   * nothing.
   */
  getOrMake(
    key: string,
    tags: readonly string[],
    make: () => Promise<Made<Value>>,
  ): Promise<Value> | Value {
    const known = this.get(key) ?? this.pendingValue(key);
    if (known !== undefined) return known;
    const entry: Pending<Value> = { tags, value: this.run(key, tags, make, () => entry) };
    this.pending.set(key, entry);
    return entry.value;
  }

  forget(tags: readonly string[]): void {
    for (const tag of tags) {
      // Each deletion also removes the key from this set, which is safe during iteration.
      for (const key of this.keysOfTag.get(tag) ?? []) this.entries.delete(key);
    }
    for (const [key, { tags: own }] of this.pending) {
      if (own.some((tag) => tags.includes(tag))) this.pending.delete(key);
    }
  }

  forgetAll(): void {
    this.entries.clear();
    this.pending.clear();
  }

  private async run(
    key: string,
    tags: readonly string[],
    make: () => Promise<Made<Value>>,
    own: () => Pending<Value>,
  ): Promise<Value> {
    try {
      const { value, keep } = await make();
      if (keep && this.pending.get(key) === own()) this.keep(key, value, tags);
      return value;
    } finally {
      if (this.pending.get(key) === own()) this.pending.delete(key);
    }
  }

  private keep(key: string, value: Value, tags: readonly string[]): void {
    this.entries.set(key, { value, tags });
    // A value larger than the whole store is not cached.
    if (!this.entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.keysOfTag.get(tag) ?? new Set();
      this.keysOfTag.set(tag, keys.add(key));
    }
  }

  private unlink(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOfTag.delete(tag);
    }
  }
}
