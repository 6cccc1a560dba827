import { updateVenue } from '@/lib/classes/repository/sessions';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the dates of classes at a venue to the one that it is merged into, in the caller's transaction. */
export function moveSessions(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(mergedId, survivingId, tx);
}
