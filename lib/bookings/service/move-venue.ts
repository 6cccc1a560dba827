import { updateVenue } from '@/lib/bookings/repository/bookings';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the bookings at a venue to the one that it is merged into, in the caller's transaction. */
export function moveBookings(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(mergedId, survivingId, tx);
}
