import { upsertPairGroup } from '@/lib/groups/repository/pair-group';
import type { Tx } from '@/lib/platform/db/client';

/** The group that holds the games of two people, created once. Call it under the pair's lock. */
export function pairGroup(tx: Tx, pair: readonly [number, number], sportId: number) {
  return upsertPairGroup({ pairLo: Math.min(...pair), pairHi: Math.max(...pair) }, sportId, tx);
}
