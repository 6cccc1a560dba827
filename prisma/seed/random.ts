/** Pseudo-random numbers that are the same on every machine: sample data must not change from run to run. */
export interface Random {
  /** [0, 1) */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** This many different elements in random order; all of them if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** Mean 0, standard deviation 1. */
  normal(): number;
  uuid(): string;
}

/**
 * One stream per kind of data, named after it, so that an additional venue does not change every player. mulberry32 (Tommy
 * Ettinger, public domain), seeded with the FNV-1a hash of the name.
 */
export function createRandom(name: string): Random {
  let state = fnv1a(`maidan:${name}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return fromNext(next);
}

function fromNext(next: () => number): Random {
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((value) => ({ value, key: next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
  };
  return {
    next,
    int,
    shuffle,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    sample: (list, count) => shuffle(list).slice(0, count),
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return at(entries, entries.length - 1)[0];
    },
    // Box and Muller (1958).
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid: () => toUuid(Array.from({ length: 32 }, () => int(0, 15).toString(16)).join('')),
  };
}

/** An element that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return value;
}

function toUuid(hex: string): string {
  // Version 4, variant 10: what a random UUID looks like.
  const marked = `${hex.slice(0, 12)}4${hex.slice(13, 16)}a${hex.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
