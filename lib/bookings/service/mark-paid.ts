import { updatePackagePaid, updatePaid } from '@/lib/bookings/repository/coach-book';
import { db } from '@/lib/platform/db/client';

/** For the coach's own book. @returns false when the coach has nothing like it that costs something */
export function markPaid(
  kind: 'session' | 'package',
  of: { id: number; coachId: number; paid: boolean },
): Promise<boolean> {
  return kind === 'session' ? updatePaid(of, db) : updatePackagePaid(of, db);
}
