import { upsertAccepted } from '@/lib/connections/repository';
import type { Tx } from '@/lib/db/client';
import { acceptPair } from '@/lib/messages/service/accept-pair';

/**
 * Connects two people without either having to accept: both have said yes already (they like each other).
 * Part of the caller's transaction. An open request between the two becomes the connection; an existing one stays.
 * What one wrote to the other is a request no more.
 */
export async function connectPair(
  tx: Tx,
  pair: { firstToAsk: number; other: number },
): Promise<void> {
  await upsertAccepted(pair.firstToAsk, pair.other, tx);
  await acceptPair(tx, [pair.firstToAsk, pair.other]);
}
