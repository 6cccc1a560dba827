import { updateClasses, updateCoachVenues } from '@/lib/coaching/repository/move-venue';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the coaches and classes of a venue to the one that it is merged into, in the caller's transaction. */
export async function moveCoaches(
  tx: Tx,
  { goneId, keptId }: { goneId: number; keptId: number },
): Promise<void> {
  await updateCoachVenues(goneId, keptId, tx);
  await updateClasses(goneId, keptId, tx);
}
