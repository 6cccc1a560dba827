import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

export function findClass(coachId: number, id: number, tx: Tx) {
  return tx.coachClass.findFirst({
    where: { id, coachId, isActive: true },
    select: {
      id: true,
      coachId: true,
      durationMinutes: true,
      groupSize: true,
      price: true,
      currency: true,
      venueId: true,
    },
  });
}

export function countUpcoming(coachId: number, tx: Tx): Promise<number> {
  return tx.classSession.count({
    where: { coachId, status: 'upcoming', startsAt: { gt: new Date() } },
  });
}

export interface NewSession {
  classId: number;
  coachId: number;
  coachUserId: number;
  venueId: number | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  places: number;
  price: number;
  currency: string;
}

/** @throws a violation of class_sessions_no_double_booking */
export async function insertSession(data: NewSession, tx: Tx): Promise<void> {
  await tx.classSession.create({ data, select: { id: true } });
}

export async function updateCancelled(id: number, reason: string | null, tx: Tx): Promise<void> {
  await tx.classSession.update({
    where: { id },
    data: { status: 'cancelled', cancelReason: reason, calendarSequence: { increment: 1 } },
    select: { id: true },
  });
}

export async function updateVenue(goneId: number, keptId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('classSessions')
    .set({ venueId: keptId })
    .where('venueId', '=', goneId)
    .execute();
}
