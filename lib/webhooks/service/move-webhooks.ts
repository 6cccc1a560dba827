import type { Tx } from '@/lib/platform/db/client';
import { updateVenue } from '@/lib/webhooks/repository';

/** Two listings of a venue become one, under the locks of both: their webhooks follow, if both have the same owner by then. */
export function moveWebhooks(
  tx: Tx,
  pair: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(pair, tx);
}
