import { COMPLETES_AFTER_MINUTES } from '@/lib/bookings/constants';
import {
  type BookingFactsRow,
  findBookingFacts,
  lockBooking,
  updateStatus,
} from '@/lib/bookings/repository/bookings';
import { withdrawProposals } from '@/lib/bookings/repository/proposals';
import { texts } from '@/lib/bookings/server-texts';
import { tellParty } from '@/lib/bookings/service/tell-parties';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { say } from '@/lib/platform/language/say';

/**
 * The job: expires a request that nobody answered, and completes a session that is over. It leaves a booking that is not due
 * alone, so it may run twice or early.
 */
export async function closeBooking(id: number): Promise<void> {
  const told = await transaction(async (tx) => {
    await lockBooking(id, tx);
    const booking = await findBookingFacts(id, tx);
    if (!booking) return [];
    const now = new Date();
    if (booking.status === 'pending' && booking.expiresAt <= now) return expire(tx, booking);
    const completesAt = booking.endsAt.getTime() + COMPLETES_AFTER_MINUTES * 60_000;
    if (booking.status === 'accepted' && completesAt <= now.getTime()) return complete(tx, booking);
    return [];
  });
  await publishNotifications(told);
}

async function expire(tx: Tx, booking: BookingFactsRow): Promise<PendingNotification[]> {
  await updateStatus(booking.id, { from: 'pending', to: 'expired' }, tx);
  const { timeZone } = booking;
  const startsAt = booking.startsAt.toISOString();
  return [
    await tellParty(tx, {
      userId: booking.clientId,
      type: 'booking_expired',
      title: say(texts, 'expiredTitle'),
      message: (other) => say(texts, 'expired', { other, startsAt, timeZone }),
      bookingId: booking.id,
    }),
  ];
}

async function complete(tx: Tx, booking: BookingFactsRow): Promise<PendingNotification[]> {
  await updateStatus(booking.id, { from: 'accepted', to: 'completed' }, tx);
  await withdrawProposals(booking.id, tx);
  return [
    await tellParty(tx, {
      userId: booking.clientId,
      type: 'booking_completed',
      title: say(texts, 'completedTitle'),
      message: (other) => say(texts, 'howWasIt', { other }),
      bookingId: booking.id,
    }),
  ];
}
