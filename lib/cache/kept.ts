import type { FinishedAnswer } from '@/lib/cache/finished-answer';
import { TaggedStore } from '@/lib/cache/tagged-store';

const MEGABYTE = 1024 * 1024;

function createKept() {
  return {
    /** Public pages and their pictures, as they leave for anybody, by path. Ten minutes: games begin and end by themselves. */
    answers: new TaggedStore<FinishedAnswer>({
      bytesMax: 128 * MEGABYTE,
      sizeOf: ({ size }) => size,
      ageMax: 600_000,
    }),
    /** Lists that are the same for everybody. An hour bounds how long a change made outside the app stays unseen. */
    lists: new TaggedStore<readonly unknown[]>({
      bytesMax: MEGABYTE,
      sizeOf: (list) => JSON.stringify(list).length,
      ageMax: 3_600_000,
    }),
  };
}

// The server in front of Next and the bundle of Next have a copy of this module each.
const holder = globalThis as typeof globalThis & { maidanKept?: ReturnType<typeof createKept> };

/** What this process keeps across requests. Only what is the same for every viewer may go in. */
export const kept = holder.maidanKept ?? createKept();
holder.maidanKept = kept;

/** What is kept under these tags is made anew for whoever asks next, in this process. */
export function forgetKept(tags: readonly string[]): void {
  for (const store of Object.values(kept)) store.forget(tags);
}

/** @see forgetKept; for a process that does not know what has changed. */
export function forgetAllKept(): void {
  for (const store of Object.values(kept)) store.forgetAll();
}
