import { z } from 'zod';
import { EXPIRED_CHANNEL } from '@/lib/cache/announce';
import { type Listener, listen } from '@/lib/db/listen';

const tagsSchema = z.array(z.string());

/** Next gives it to every page. */
const EVERY_PAGE = '_N_T_/layout';

/**
 * Hears what other processes changed, and forgets it here. Pages are kept by each process for itself, so that an edit would
 * otherwise show in the others only when theirs end.
 */
export function followExpired(forget: (tags: string[]) => void): Listener {
  return listen(
    EXPIRED_CHANNEL,
    (text) => forget(tagsSchema.parse(JSON.parse(text))),
    // Nobody knows what was missed.
    () => forget([EVERY_PAGE]),
  );
}

interface Store {
  forget: (tags: string[]) => void;
}

/** Where next.config.mjs left the store of the pages; the bundle would have another copy of its module. */
export function forgetKept(tags: string[]): void {
  // Next's own agreement with whoever hands it a store: a global without a type.
  const handed = (globalThis as { [key: symbol]: { FetchCache?: Store } | undefined })[
    Symbol.for('@next/cache-handlers')
  ];
  handed?.FetchCache?.forget(tags);
}
