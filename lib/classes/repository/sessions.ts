import { type WallStart, wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import type { TimedRow, Times } from '@/lib/platform/db/follow-zones';
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
  const known = wallStart(data.startsAt, data.timeZone);
  await tx.classSession.create({ data: { ...data, ...known }, select: { id: true } });
}

/** Unless it has been moved meanwhile. */
export function updateWallStart({ id, startsAt, timeZone }: TimedRow, known: WallStart) {
  return on()
    .updateTable('classSessions')
    .set(known)
    .where('id', '=', id)
    .where('startsAt', '=', startsAt)
    .where('timeZone', '=', timeZone)
    .execute();
}

/** @returns whose class it is; undefined when it is cancelled or at another time. @throws a violation of class_sessions_no_double_booking */
export function updateTime({ id, startsAt }: TimedRow, times: Times, tx: Tx) {
  return on(tx)
    .updateTable('classSessions')
    .from('coachClasses as k')
    .set((eb) => ({
      ...times,
      calendarSequence: eb('classSessions.calendarSequence', '+', 1),
    }))
    .whereRef('k.id', '=', 'classSessions.classId')
    .where('classSessions.id', '=', id)
    .where('classSessions.status', '=', 'upcoming')
    .where('classSessions.startsAt', '=', startsAt)
    .returning(['k.name', 'classSessions.coachId', 'classSessions.coachUserId'])
    .executeTakeFirst();
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
