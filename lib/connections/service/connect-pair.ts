import { upsertAccepted } from '@/lib/connections/repository/requests';
import { acceptPair } from '@/lib/messages/service/accept-pair';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Connects two people who like each other without a request to accept. Runs in the caller's transaction. A pending request
 * between the two becomes the connection; an existing one remains. A message request between them moves to the inbox.
 */
export async function connectPair(
  tx: Tx,
  pair: { firstToAsk: number; other: number },
): Promise<void> {
  await upsertAccepted(pair.firstToAsk, pair.other, tx);
  await acceptPair(tx, [pair.firstToAsk, pair.other]);
}
