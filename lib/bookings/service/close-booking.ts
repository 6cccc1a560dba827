import { COMPLETES_AFTER_MINUTES } from '@/lib/bookings/constants';
import {
  type BookingFactsRow,
  findBookingFacts,
  lockBooking,
  updateStatus,
} from '@/lib/bookings/repository/bookings';
import { withdrawProposals } from '@/lib/bookings/repository/proposals';
import { tellParty } from '@/lib/bookings/service/tell-parties';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import { startWords } from '@/lib/platform/calendar/start-words';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';

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
  return [
    await tellParty(tx, {
      userId: booking.clientId,
      type: 'booking_expired',
      title: 'Booking request expired',
      message: (other) => `${other} did not answer in time for ${when(booking)}.`,
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
      title: 'Session completed',
      message: (other) => `How was the session with ${other}? You can write a review.`,
      bookingId: booking.id,
    }),
  ];
}

const when = ({ startsAt, timeZone }: BookingFactsRow) => startWords(startsAt, timeZone);
