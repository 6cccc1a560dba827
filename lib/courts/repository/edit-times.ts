import type { Insertable, Updateable } from 'kysely';
import type { Span } from '@/lib/courts/repository/times';
import { type WallStart, wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import type { TimedRow } from '@/lib/platform/db/follow-zones';
import { on } from '@/lib/platform/db/kysely';
import type { Tables } from '@/lib/platform/db/tables';

type NewCourtTime = Insertable<Tables['courtTimes']> & Span & { timeZone: string };

/** @throws a violation of court_times_no_double_booking */
export async function insertTime(
  time: Omit<NewCourtTime, keyof WallStart>,
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('courtTimes')
    .values({ ...time, ...wallStart(time.startsAt, time.timeZone) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type CourtTimeUpdate = Updateable<Tables['courtTimes']>;

export async function updateTime(id: number, changed: CourtTimeUpdate, tx: Tx): Promise<void> {
  await on(tx).updateTable('courtTimes').set(changed).where('id', '=', id).execute();
}

/** @throws a violation of court_times_no_double_booking */
export async function updatePlaceInTime(
  id: number,
  {
    courtId,
    startsAt,
    endsAt,
    price,
    freeCancelUntil,
    timeZone,
  }: Pick<NewCourtTime, 'courtId' | 'price' | 'freeCancelUntil' | 'timeZone' | keyof Span>,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('courtTimes')
    .set({ courtId, startsAt, endsAt, price, freeCancelUntil, timeZone })
    .set(wallStart(startsAt, timeZone))
    .where('id', '=', id)
    .execute();
}

/** Unless it has been moved meanwhile. */
export function updateWallStart({ id, startsAt, timeZone }: TimedRow, known: WallStart) {
  return on()
    .updateTable('courtTimes')
    .set(known)
    .where('id', '=', id)
    .where('startsAt', '=', startsAt)
    .where('timeZone', '=', timeZone)
    .execute();
}
