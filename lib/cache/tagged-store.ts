import { LRUCache } from 'lru-cache';

interface StoreOptions<Value> {
  /** Of all values together, as `sizeOf` counts them; those asked for last stay. */
  bytesMax: number;
  /** Bytes, about. */
  sizeOf: (value: Value) => number;
  /** Milliseconds after which a value is made anew, whatever happened to its tags. */
  ageMax: number;
}

/** What `make` answers with. */
export interface Made<Value> {
  value: Value;
  /** False for what is handed out to those who wait for it, and then made anew. */
  keep: boolean;
}

interface Making<Value> {
  tags: readonly string[];
  value: Promise<Value>;
}

/** Values in the memory of this process, each kept until one of its tags is forgotten, it is too old or too many came after it. */
export class TaggedStore<Value extends NonNullable<unknown>> {
  private readonly kept: LRUCache<string, { value: Value; tags: readonly string[] }>;
  private readonly keysOfTag = new Map<string, Set<string>>();
  private readonly makings = new Map<string, Making<Value>>();

  constructor({ bytesMax, sizeOf, ageMax }: StoreOptions<Value>) {
    this.kept = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf(value))),
      ttl: ageMax,
      dispose: ({ tags }, key) => this.unlink(key, tags),
    });
  }

  /** What is kept under the key. */
  get(key: string): Value | undefined {
    return this.kept.get(key)?.value;
  }

  /** What is being made for the key. */
  underWay(key: string): Promise<Value> | undefined {
    return this.makings.get(key)?.value;
  }

  /**
   * What is kept under the key, else what `make` answers with: made once for all who ask meanwhile. A tag forgotten while it
   * is made takes it away from those who ask later, and it is not kept. Rejects as `make` does; then nothing is kept.
   */
  getOrMake(
    key: string,
    tags: readonly string[],
    make: () => Promise<Made<Value>>,
  ): Promise<Value> | Value {
    const known = this.get(key) ?? this.underWay(key);
    if (known !== undefined) return known;
    const making: Making<Value> = { tags, value: this.run(key, tags, make, () => making) };
    this.makings.set(key, making);
    return making.value;
  }

  /** What is kept under any of these tags is made anew for whoever asks next. */
  forget(tags: readonly string[]): void {
    for (const tag of tags) {
      // What is deleted leaves the set; a set may lose its own while it is walked.
      for (const key of this.keysOfTag.get(tag) ?? []) this.kept.delete(key);
    }
    for (const [key, making] of this.makings) {
      if (making.tags.some((tag) => tags.includes(tag))) this.makings.delete(key);
    }
  }

  forgetAll(): void {
    this.kept.clear();
    this.makings.clear();
  }

  private async run(
    key: string,
    tags: readonly string[],
    make: () => Promise<Made<Value>>,
    own: () => Making<Value>,
  ): Promise<Value> {
    try {
      const { value, keep } = await make();
      if (keep && this.makings.get(key) === own()) this.keep(key, value, tags);
      return value;
    } finally {
      if (this.makings.get(key) === own()) this.makings.delete(key);
    }
  }

  private keep(key: string, value: Value, tags: readonly string[]): void {
    this.kept.set(key, { value, tags });
    // One that is larger than all may be together is not taken.
    if (!this.kept.has(key)) return;
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
