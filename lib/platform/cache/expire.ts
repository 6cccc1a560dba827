import { announceExpired } from '@/lib/platform/cache/announce';
import { forgetKept } from '@/lib/platform/cache/kept';
import { withLanding } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { afterCommit } from '@/lib/platform/db/transaction';

/**
 * Drops the entries cached under these tags when `tx` commits (at once without a transaction): in this process immediately,
 * a moment later in the others. Services call it beside the write.
 */
export function expireTags(tx: Tx, ...tags: string[]): void {
  afterCommit(tx, () => {
    forgetKept(withLanding(tags));
    void announceExpired(tags);
  });
}
