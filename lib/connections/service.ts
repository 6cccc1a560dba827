import { upsertAccepted } from '@/lib/connections/repository';
import type { Tx } from '@/lib/db/client';

/**
 * Connects two people without either having to accept: both have said yes already (they like each other).
 * Part of the caller's transaction. An open request between the two becomes the connection; an existing one stays.
 */
export async function connectPair(
  tx: Tx,
  pair: { firstToAsk: number; other: number },
): Promise<void> {
  await upsertAccepted(pair.firstToAsk, pair.other, tx);
}
