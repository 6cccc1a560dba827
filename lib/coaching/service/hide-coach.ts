import { updateHiddenReview } from '@/lib/coaching/repository/reviews';
import { updateHidden } from '@/lib/coaching/repository/settings';
import type { Tx } from '@/lib/platform/db/client';

/** After an admin's decision, in the caller's transaction. */
export function hideCoach(tx: Tx, id: number): Promise<void> {
  return updateHidden(id, tx);
}

/** After an admin's decision, in the caller's transaction. */
export function hideCoachReview(tx: Tx, id: number): Promise<void> {
  return updateHiddenReview(id, tx);
}
