import { updateVenue } from '@/lib/bookings/repository/bookings';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the bookings at a venue to the one that it is merged into, in the caller's transaction. */
export function moveBookings(
  tx: Tx,
  { goneId, keptId }: { goneId: number; keptId: number },
): Promise<void> {
  return updateVenue(goneId, keptId, tx);
}
