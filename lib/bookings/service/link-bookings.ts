import { canMoveBooking, canProposeTime, isLateCancel } from '@/lib/bookings/policy';
import {
  type BookingFactsRow,
  findBookingFacts,
  lockBooking,
  updateStatus,
} from '@/lib/bookings/repository/bookings';
import { handOver } from '@/lib/bookings/repository/coach-book';
import { giveSessionBack } from '@/lib/bookings/repository/packages';
import { insertProposal, withdrawProposals } from '@/lib/bookings/repository/proposals';
import { texts } from '@/lib/bookings/server-texts';
import { notifyParty } from '@/lib/bookings/service/notify-parties';
import { requireFreeTime } from '@/lib/bookings/service/require-free';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

// What a client without an account may do with their own sessions. The caller has opened their personal link.

/** @throws AppError not_found, conflict (begun, over) */
export async function cancelByLink(coachClientId: number, id: number): Promise<void> {
  await onOwn(coachClientId, id, async (tx, booking) => {
    const now = new Date();
    if (!canMoveBooking('client', 'cancel', booking, now)) {
      throw new AppError('conflict', say(texts, 'notPossible'));
    }
    const late = isLateCancel('client', booking, now);
    await updateStatus(id, { from: 'accepted', to: 'cancelled', late }, tx);
    await withdrawProposals(id, tx);
    if (!late && booking.packageId !== null) await giveSessionBack(booking.packageId, tx);
    return tellCoach(tx, booking, 'booking_cancelled', 'cancelledTitle', (other) =>
      say(texts, 'cancelled', { other, ...momentOf(booking), note: null }),
    );
  });
}

/**
 * Asks for another time; the session stays where it is until the coach accepts.
 * @throws AppError not_found, invalid (time), conflict (not movable, taken, asked already)
 */
export async function askToMoveByLink(
  coachClientId: number,
  id: number,
  wanted: { date: string; time: string },
): Promise<void> {
  await onOwn(coachClientId, id, async (tx, booking) => {
    if (!canProposeTime(booking, new Date())) {
      throw new AppError('conflict', say(texts, 'notMovable'));
    }
    const { duration } = booking;
    const at = { ...booking, exceptBookingId: id };
    const times = await requireFreeTime(at, { ...wanted, duration }, tx);
    await insertProposal({ bookingId: id, proposedById: null, ...times, note: null }, tx);
    const proposedAt = times.startsAt.toISOString();
    return tellCoach(tx, booking, 'booking_proposal', 'proposedTitle', (other) =>
      say(texts, 'proposed', { other, ...momentOf(booking), proposedAt }),
    );
  }).catch((error: unknown) => {
    if (!violates(error, 'booking_proposals_pending_key')) throw error;
    throw new AppError('conflict', say(texts, 'proposalOpen'), { cause: error });
  });
}

/** Their sessions and packages move to their account, in the caller's transaction and under the lock of the client. */
export const handOverSessions = (tx: Tx, of: { coachClientId: number; userId: number }) =>
  handOver(of, tx);

async function onOwn(
  coachClientId: number,
  id: number,
  work: (tx: Tx, booking: BookingFactsRow) => ReturnType<typeof notifyParty>,
): Promise<void> {
  const notified = await transaction(async (tx) => {
    await lockBooking(id, tx);
    const booking = await findBookingFacts(id, tx);
    if (booking?.coachClientId !== coachClientId) throw notFound(say(texts, 'bookingNotFound'));
    return work(tx, booking);
  });
  await publishNotifications(notified);
}

function tellCoach(
  tx: Tx,
  { id: bookingId, coachUserId: userId }: BookingFactsRow,
  type: string,
  title: 'cancelledTitle' | 'proposedTitle',
  message: (other: string) => Said,
) {
  return notifyParty(tx, { userId, type, title: say(texts, title), message, bookingId });
}

const momentOf = ({ startsAt, timeZone }: BookingFactsRow) => ({
  startsAt: startsAt.toISOString(),
  timeZone,
});
