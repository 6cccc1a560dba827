import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** Sessions, open proposals and packages of somebody without an account become the account's. */
export async function handOver(
  { coachClientId, userId }: { coachClientId: number; userId: number },
  tx: Tx,
): Promise<void> {
  const theirs = { clientId: userId, coachClientId: null };
  await on(tx)
    .updateTable('bookingProposals')
    .set({ proposedById: userId })
    .where('proposedById', 'is', null)
    .where('bookingId', 'in', (eb) =>
      eb.selectFrom('bookingRequests').where('coachClientId', '=', coachClientId).select('id'),
    )
    .execute();
  await on(tx)
    .updateTable('bookingRequests')
    .set(theirs)
    .where('coachClientId', '=', coachClientId)
    .execute();
  await on(tx)
    .updateTable('coachPackages')
    .set(theirs)
    .where('coachClientId', '=', coachClientId)
    .execute();
}

interface Paid {
  id: number;
  coachId: number;
  paid: boolean;
}

/** @returns false when the coach has no such session that costs something */
export async function updatePaid({ id, coachId, paid }: Paid, tx: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('bookingRequests')
    .set({ paidAt: paid ? new Date() : null })
    .where('id', '=', id)
    .where('coachId', '=', coachId)
    .where('price', '>', 0)
    .where('status', 'in', ['accepted', 'completed', 'no_show'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the coach has no such package that costs something */
export async function updatePackagePaid({ id, coachId, paid }: Paid, tx: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('coachPackages')
    .set({ paidAt: paid ? new Date() : null })
    .where('id', '=', id)
    .where('coachId', '=', coachId)
    .where('price', '>', 0)
    .where('status', 'in', ['active', 'used'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
