import { findBookingFacts, lockBooking, updateStatus } from '@/lib/bookings/repository/bookings';
import { findOpenBookings } from '@/lib/bookings/repository/busy';
import { giveSessionBack } from '@/lib/bookings/repository/packages';
import { withdrawProposals } from '@/lib/bookings/repository/proposals';
import { texts } from '@/lib/bookings/server-texts';
import { forgetUnread, notify, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { say } from '@/lib/platform/language/say';

/**
 * Ends what a person has booked, or what was booked with them, and has not begun: for a ban or a deleted account, so that nobody
 * waits for them. Pass the result to `publishNotifications` after the commit; a second call finds nothing to do.
 */
export async function endBookings(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  for (const id of await findOpenBookings(userId, tx)) {
    await lockBooking(id, tx);
    const booking = await findBookingFacts(id, tx);
    if (!booking || booking.startsAt <= new Date()) continue;
    const { coachUserId, clientId, packageId, timeZone } = booking;
    const isCoach = coachUserId === userId;
    if (booking.status === 'pending') {
      await updateStatus(id, { from: 'pending', to: isCoach ? 'declined' : 'withdrawn' }, tx);
      if (clientId === null) continue;
      const asked = { userId: coachUserId, actorId: clientId, type: 'booking_request' };
      const isUnread = await forgetUnread(tx, { ...asked, about: { bookingId: id } });
      if (isUnread && !isCoach) continue;
    } else if (booking.status === 'accepted') {
      await updateStatus(id, { from: 'accepted', to: 'cancelled', cancelledById: userId }, tx);
      await withdrawProposals(id, tx);
      if (packageId !== null) await giveSessionBack(packageId, tx);
    } else continue;
    const toldId = isCoach ? clientId : coachUserId;
    // Somebody without an account reads it behind their link.
    if (toldId === null) continue;
    pending.push(
      await notify(tx, {
        userId: toldId,
        type: 'booking_cancelled',
        title: say(texts, 'cancelledTitle'),
        message: say(texts, 'otherGone', { startsAt: booking.startsAt.toISOString(), timeZone }),
        data: { bookingId: id, side: isCoach ? 'client' : 'coach' },
      }),
    );
  }
  return pending;
}
