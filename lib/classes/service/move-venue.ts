import { updateVenue } from '@/lib/classes/repository/sessions';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the dates of classes at a venue to the one that it is merged into, in the caller's transaction. */
export function moveSessions(
  tx: Tx,
  { goneId, keptId }: { goneId: number; keptId: number },
): Promise<void> {
  return updateVenue(goneId, keptId, tx);
}
