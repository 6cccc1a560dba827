import { updatePlacePaid } from '@/lib/classes/repository/places';
import { db } from '@/lib/platform/db/client';

/** For the coach's own book. @returns false when nobody has that place in a class of the coach */
export function markPlacePaid(of: {
  id: number;
  coachId: number;
  paid: boolean;
}): Promise<boolean> {
  return updatePlacePaid(of, db);
}
