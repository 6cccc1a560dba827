import { type WallStart, wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import type { TimedRow, Times } from '@/lib/platform/db/follow-zones';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export function findClass(coachId: number, id: number, tx: Tx) {
  return on(tx)
    .selectFrom('coachClasses')
    .where('id', '=', id)
    .where('coachId', '=', coachId)
    .where('isActive', '=', true)
    .select([
      'id',
      'coachId',
      'durationMinutes',
      'groupSize',
      'minimum',
      'decideHours',
      'price',
      'currency',
      'venueId',
    ])
    .executeTakeFirst();
}

export async function countUpcoming(coachId: number, tx: Tx): Promise<number> {
  const { count } = await on(tx)
    .selectFrom('classSessions')
    .where('coachId', '=', coachId)
    .where('status', '=', 'upcoming')
    .where('startsAt', '>', new Date())
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
  minimum: number | null;
  decideHours: number | null;
  price: number;
  currency: string;
}

/** @throws a violation of class_sessions_no_double_booking */
export async function insertSession(data: NewSession, tx: Tx): Promise<{ id: number }> {
  const known = wallStart(data.startsAt, data.timeZone);
  return on(tx)
    .insertInto('classSessions')
    .values({ ...data, ...known })
    .returning('id')
    .executeTakeFirstOrThrow();
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
    .returning([
      'k.name',
      'classSessions.coachId',
      'classSessions.coachUserId',
      'classSessions.minimum',
      'classSessions.decideHours',
      'classSessions.keptOn',
      'classSessions.startsAt',
    ])
    .executeTakeFirst();
}

export async function updateCancelled(id: number, reason: string | null, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('classSessions')
    .set((eb) => ({
      status: 'cancelled',
      cancelReason: reason,
      calendarSequence: eb('calendarSequence', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .execute();
}

export async function updateKeptOn(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('classSessions')
    .set({ keptOn: true, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function updateVenue(mergedId: number, survivingId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('classSessions')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .execute();
}
