import type { FinishedAnswer } from '@/lib/platform/cache/finished-answer';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';

const MEGABYTE = 1024 * 1024;

function createKept() {
  return {
    /** Public pages and their pictures, by path. Ten minutes, because games start and end by themselves. */
    answers: new TaggedStore<FinishedAnswer>({
      bytesMax: 128 * MEGABYTE,
      sizeOf: ({ size }) => size,
      ageMax: 600_000,
    }),
    /** Lists that are the same for every viewer. An hour limits how long a change made outside the app is invisible. */
    lists: new TaggedStore<readonly unknown[]>({
      bytesMax: MEGABYTE,
      sizeOf: (list) => JSON.stringify(list).length,
      ageMax: 3_600_000,
    }),
  };
}

// The server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & { maidanKept?: ReturnType<typeof createKept> };

/** What this process caches across requests. Only content that is the same for every viewer may go in. */
export const kept = holder.maidanKept ?? createKept();
holder.maidanKept = kept;

export function forgetKept(tags: readonly string[]): void {
  for (const store of Object.values(kept)) store.forget(tags);
}

/** For a process that does not know what has changed. */
export function forgetAllKept(): void {
  for (const store of Object.values(kept)) store.forgetAll();
}
