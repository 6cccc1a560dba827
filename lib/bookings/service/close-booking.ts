import { COMPLETES_AFTER_MINUTES } from '@/lib/bookings/constants';
import {
  type BookingFactsRow,
  findBookingFacts,
  lockBooking,
  updateStatus,
  updateTime,
  updateWallStart,
} from '@/lib/bookings/repository/bookings';
import { withdrawProposals } from '@/lib/bookings/repository/proposals';
import { texts } from '@/lib/bookings/server-texts';
import { notifyParty, scheduleCompletion } from '@/lib/bookings/service/notify-parties';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { followZones, type TimedRow, type Times } from '@/lib/platform/db/follow-zones';
import { transaction } from '@/lib/platform/db/transaction';
import { texts as errorTexts } from '@/lib/platform/errors/server-texts';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

/**
 * The job: expires a pending request, and completes a session that is over. It ignores a booking that is not due, so it may run
 * twice or early.
 */
export async function closeBooking(id: number): Promise<void> {
  const notified = await transaction(async (tx) => {
    await lockBooking(id, tx);
    const booking = await findBookingFacts(id, tx);
    if (!booking) return [];
    const now = new Date();
    if (booking.status === 'pending' && booking.expiresAt <= now) return expire(tx, booking);
    const completesAt = booking.endsAt.getTime() + COMPLETES_AFTER_MINUTES * 60_000;
    if (booking.status === 'accepted' && completesAt <= now.getTime()) return complete(tx, booking);
    return [];
  });
  await publishNotifications(notified);
}

/** The worker's round: a session keeps its local time when the rules of its zone change, and both sides are notified. */
export function keepBookingTimes(): Promise<void> {
  return followZones('bookingRequests', { keep: updateWallStart, move: moveByClocks });
}

async function moveByClocks({ id, startsAt }: TimedRow, times: Times): Promise<void> {
  const notified = await transaction(async (tx) => {
    const known = await findBookingFacts(id, tx);
    if (known) await lockCoachTime(known.coachUserId, tx);
    await lockBooking(id, tx);
    const booking = await findBookingFacts(id, tx);
    if (booking?.startsAt.getTime() !== startsAt.getTime()) return [];
    if (booking.status === 'pending') {
      const expiresAt = expiryAt(booking, times.startsAt);
      await updateTime(id, { ...times, expiresAt }, tx);
      await enqueue(tx, 'bookings:close', { bookingId: id }, { runAt: expiresAt });
    } else if (booking.status === 'accepted') {
      await updateTime(id, times, tx);
      await scheduleCompletion(tx, { id, ...times });
    } else return [];
    const start = { startsAt: times.startsAt.toISOString(), timeZone: booking.timeZone };
    const notification = {
      type: 'booking_moved',
      title: say(texts, 'movedTitle'),
      message: () => say(errorTexts, 'clocksChanged', start),
      bookingId: id,
    };
    return [
      ...(await notifyParty(tx, { ...notification, userId: booking.coachUserId })),
      ...(await notifyParty(tx, { ...notification, userId: booking.clientId })),
    ];
  });
  await publishNotifications(notified);
}

/** A request expires at its start at the latest. */
function expiryAt({ expiresAt, startsAt }: BookingFactsRow, start: Date): Date {
  return expiresAt.getTime() === startsAt.getTime() || expiresAt > start ? start : expiresAt;
}

async function expire(tx: Tx, booking: BookingFactsRow): Promise<PendingNotification[]> {
  await updateStatus(booking.id, { from: 'pending', to: 'expired' }, tx);
  const { timeZone } = booking;
  const startsAt = booking.startsAt.toISOString();
  return notifyParty(tx, {
    userId: booking.clientId,
    type: 'booking_expired',
    title: say(texts, 'expiredTitle'),
    message: (other) => say(texts, 'expired', { other, startsAt, timeZone }),
    bookingId: booking.id,
  });
}

async function complete(tx: Tx, booking: BookingFactsRow): Promise<PendingNotification[]> {
  await updateStatus(booking.id, { from: 'accepted', to: 'completed' }, tx);
  await withdrawProposals(booking.id, tx);
  return notifyParty(tx, {
    userId: booking.clientId,
    type: 'booking_completed',
    title: say(texts, 'completedTitle'),
    message: (other) => say(texts, 'howWasIt', { other }),
    bookingId: booking.id,
  });
}
