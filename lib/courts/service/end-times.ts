import { lockCourts, updateVenueOfCourts } from '@/lib/courts/repository/courts';
import { updatePlaceInTime, updateTime, updateWallStart } from '@/lib/courts/repository/edit-times';
import { findOpenTimes, findTime } from '@/lib/courts/repository/times';
import { forgetAsk, recordChange, tellBooker, tellDesk } from '@/lib/courts/service/tell-sides';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { followZones, type TimedRow, type Times } from '@/lib/platform/db/follow-zones';
import { transaction } from '@/lib/platform/db/transaction';

/** The job: an ask that nobody answered in time lapses. It ignores one that is not due, so it may run twice or early. */
export async function lapseAsk(id: number): Promise<void> {
  const told = await transaction(async (tx) => {
    const known = await findTime(id, null, tx);
    if (!known) return [];
    await lockCourts([known.courtId], tx);
    const time = await findTime(id, null, tx);
    if (time?.status !== 'asked' || !time.lapsesAt || time.lapsesAt > new Date()) return [];
    await updateTime(id, { status: 'lapsed' }, tx);
    await recordChange(tx, time, { actorId: null, action: 'lapse' });
    await forgetAsk(tx, id);
    return tellBooker(tx, time, 'lapsed');
  });
  await publishNotifications(told);
}

/**
 * Ends what a person has asked for or has and that has not begun: for a ban or a deleted account. Pass the result to
 * `publishNotifications` after the commit; a second call finds nothing to do.
 */
export async function endCourtTimes(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const told: PendingNotification[] = [];
  for (const known of await findOpenTimes({ userId }, tx)) {
    await lockCourts([known.courtId], tx);
    const time = await findTime(known.id, null, tx);
    if (time?.status !== 'asked' && time?.status !== 'confirmed') continue;
    await updateTime(time.id, { status: 'cancelled' }, tx);
    await recordChange(tx, time, { actorId: null, action: 'cancel' });
    await forgetAsk(tx, time.id);
    if (time.status === 'confirmed') told.push(...(await tellDesk(tx, time, 'personGone')));
  }
  return told;
}

/**
 * Before a venue is deleted, in the caller's transaction: whoever has or asked for a time ahead is notified. The courts and their
 * times go with the venue.
 */
export async function endVenueTimes(tx: Tx, venueId: number): Promise<PendingNotification[]> {
  const told: PendingNotification[] = [];
  for (const time of await findOpenTimes({ venueId }, tx))
    told.push(...(await tellBooker(tx, time, 'venueGone')));
  return told;
}

/** Moves the courts of a venue, with their times, to the one that it is merged into. */
export function moveCourts(tx: Tx, pair: { mergedId: number; survivingId: number }): Promise<void> {
  return updateVenueOfCourts(pair, tx);
}

/** The worker's round: a time keeps its local time when the rules of its zone change, and who has it is notified. */
export function keepCourtTimes(): Promise<void> {
  return followZones('courtTimes', { keep: updateWallStart, move: moveByClocks });
}

async function moveByClocks({ id, startsAt }: TimedRow, { startsAt: to, endsAt }: Times) {
  const told = await transaction(async (tx) => {
    const known = await findTime(id, null, tx);
    if (!known) return [];
    await lockCourts([known.courtId], tx);
    const time = await findTime(id, null, tx);
    if (time?.startsAt.getTime() !== startsAt.getTime()) return [];
    await updatePlaceInTime(id, { ...time, startsAt: to, endsAt }, tx);
    const moved = { ...time, startsAt: to, endsAt };
    await recordChange(tx, moved, { actorId: null, action: 'clocks' });
    return tellBooker(tx, moved, 'moved');
  });
  await publishNotifications(told);
}
