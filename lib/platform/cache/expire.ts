import { announceExpired } from '@/lib/platform/cache/announce';
import { invalidateCached } from '@/lib/platform/cache/stores';
import { withLanding } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { afterCommit } from '@/lib/platform/db/transaction';

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
