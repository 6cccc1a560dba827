import { z } from 'zod';
import { invalidateCached } from '@/lib/platform/cache/stores';
import { withLanding } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { type Listener, listen } from '@/lib/platform/db/listen';
import { afterCommit } from '@/lib/platform/db/transaction';
import { announceExpired, EVERYTHING, EXPIRED_CHANNEL } from './announce';

const tagsSchema = z.array(z.string());

interface ForgetCallbacks {
  forget: (tags: string[]) => void;
  forgetAll: () => void;
}

/**
 * Listens for changes made by other processes and forgets them here. Each process has its own cache, so an edit would otherwise
 * show in the others only when their entries expire. After a lost connection everything is forgotten, because missed changes
 * are unknown.
 */
export function followExpired({ forget, forgetAll }: ForgetCallbacks): Listener {
  const take = (text: string) => {
    const tags = tagsSchema.parse(JSON.parse(text));
    if (tags.includes(EVERYTHING)) forgetAll();
    else forget(tags);
  };
  return listen(EXPIRED_CHANNEL, take, forgetAll);
}

/**
 * Drops the entries cached under these tags when `tx` commits (at once without a transaction): in this process immediately,
 * a moment later in the others. Services call it beside the write.
 */
export function expireTags(tx: Tx, ...tags: string[]): void {
  afterCommit(tx, () => {
    invalidateCached(withLanding(tags));
    void announceExpired(tags);
  });
}
