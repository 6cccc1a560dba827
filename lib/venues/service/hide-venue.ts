import type { Tx } from '@/lib/platform/db/client';
import { updateHidden } from '@/lib/venues/repository/curate';
import { updateHiddenImage } from '@/lib/venues/repository/images';
import { updateHiddenReview } from '@/lib/venues/repository/reviews';

/** Hides a venue, as an admin decided. Runs in the caller's transaction. */
export function hideVenue(tx: Tx, id: number): Promise<void> {
  return updateHidden(id, tx);
}

/** Hides a review of a venue, as an admin decided. Runs in the caller's transaction. */
export function hideReview(tx: Tx, id: number): Promise<void> {
  return updateHiddenReview(id, tx);
}

/** Hides a picture of a venue, as an admin decided. Runs in the caller's transaction. */
export function hideImage(tx: Tx, id: number): Promise<void> {
  return updateHiddenImage(id, tx);
}
