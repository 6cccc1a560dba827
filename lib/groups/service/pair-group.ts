import { upsertPairGroup } from '@/lib/groups/repository/pair-group';
import type { Tx } from '@/lib/platform/db/client';

/** The group to which the games of two people belong; made once. Call it under the pair's lock. */
export function pairGroup(tx: Tx, pair: readonly [number, number], sportId: number) {
  return upsertPairGroup({ pairLo: Math.min(...pair), pairHi: Math.max(...pair) }, sportId, tx);
}
