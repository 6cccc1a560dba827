import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** Sessions and open proposals of somebody without an account become the account's. */
export async function handOverBookings(
  { coachClientId, userId }: { coachClientId: number; userId: number },
  tx: Tx,
): Promise<void> {
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
    .set({ clientId: userId, coachClientId: null })
    .where('coachClientId', '=', coachClientId)
    .execute();
}

/** @returns false when the coach has no such session that costs something */
export async function updatePaid(
  { id, coachId, paid }: { id: number; coachId: number; paid: boolean },
  tx: Tx,
): Promise<boolean> {
  const rows = await on(tx)
    .updateTable('bookingRequests')
    .set({ paidAt: paid ? new Date() : null })
    .where('id', '=', id)
    .where('coachId', '=', coachId)
    .where('price', '>', 0)
    .where('status', 'in', ['accepted', 'completed', 'no_show'])
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Packages of somebody without an account become the account's. */
export async function handOverPackages(
  { coachClientId, userId }: { coachClientId: number; userId: number },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('coachPackages')
    .set({ clientId: userId, coachClientId: null })
    .where('coachClientId', '=', coachClientId)
    .execute();
}

/** @returns false when the coach has no such package that costs something */
export async function updatePackagePaid(
  { id, coachId, paid }: { id: number; coachId: number; paid: boolean },
  tx: Tx,
): Promise<boolean> {
  const rows = await on(tx)
    .updateTable('coachPackages')
    .set({ paidAt: paid ? new Date() : null })
    .where('id', '=', id)
    .where('coachId', '=', coachId)
    .where('price', '>', 0)
    .where('status', 'in', ['active', 'used'])
    .returning('id')
    .execute();
  return rows.length > 0;
}
