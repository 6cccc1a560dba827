import { updateClasses, updateCoachVenues } from '@/lib/coaching/repository/move-venue';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the coaches and classes of a venue to the one that it is merged into, in the caller's transaction. */
export async function moveCoaches(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  await updateCoachVenues(mergedId, survivingId, tx);
  await updateClasses(mergedId, survivingId, tx);
}
