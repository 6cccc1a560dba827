import type { FinishedResponse } from '@/lib/platform/cache/finished-response';
import { TaggedStore } from '@/lib/platform/cache/tagged-store';

const MEGABYTE = 1024 * 1024;

function createStores() {
  return {
    /** Public pages and their pictures, by path. Ten minutes, because games start and end by themselves. */
    answers: new TaggedStore<FinishedResponse>({
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
const holder = globalThis as typeof globalThis & { maidanStores?: ReturnType<typeof createStores> };

/** What this process caches across requests. Only content that is the same for every viewer may go in. */
export const stores = holder.maidanStores ?? createStores();
holder.maidanStores = stores;

export function invalidateCached(tags: readonly string[]): void {
  for (const store of Object.values(stores)) store.forget(tags);
}

/** For a process that does not know what has changed. */
export function invalidateAllCached(): void {
  for (const store of Object.values(stores)) store.forgetAll();
}
