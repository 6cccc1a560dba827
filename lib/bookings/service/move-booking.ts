import { BOOKING_RULES, type BookingAction, canMoveBooking, sideOf } from '@/lib/bookings/policy';
import {
  type BookingRow,
  lockBooking,
  type StatusChange,
  updateStatus,
} from '@/lib/bookings/repository/bookings';
import { giveSessionBack, takeSession } from '@/lib/bookings/repository/packages';
import { withdrawProposals } from '@/lib/bookings/repository/proposals';
import type { BookingDto, MoveBookingInput } from '@/lib/bookings/schema';
import { readBooking, requireBooking } from '@/lib/bookings/service/read-bookings';
import { requireNotTaken, slotTaken } from '@/lib/bookings/service/require-free';
import { scheduleCompletion, tellParty } from '@/lib/bookings/service/tell-parties';
import { acceptPair, announcePair } from '@/lib/messages/service/accept-pair';
import { forgetUnread, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { startWords } from '@/lib/platform/calendar/start-words';
import type { Tx } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { violates } from '@/lib/platform/db/errors';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { isolate } from '@/lib/platform/validation/isolate';

/** What the other side is told. Completing tells the client, who can then write a review. */
const TELLING: Record<BookingAction, { type: string; title: string; says: string }> = {
  accept: { type: 'booking_accepted', title: 'Booking accepted', says: 'is accepted' },
  decline: { type: 'booking_declined', title: 'Booking declined', says: 'was declined' },
  withdraw: { type: 'booking_withdrawn', title: 'Booking withdrawn', says: 'was withdrawn' },
  cancel: { type: 'booking_cancelled', title: 'Booking cancelled', says: 'was cancelled' },
  complete: { type: 'booking_completed', title: 'Session completed', says: 'is completed' },
  'no-show': { type: 'booking_no_show', title: 'Session missed', says: 'was marked as missed' },
};

/**
 * Moves a booking to its next state, if it is the actor's move (`BOOKING_RULES`).
 * @throws AppError not_found (neither side), forbidden (the other side's move), conflict (not from this state, taken)
 */
export async function moveBooking(
  actor: Actor,
  id: number,
  action: BookingAction,
  input: MoveBookingInput,
): Promise<BookingDto> {
  const { coachUserId, clientId } = await requireBooking(actor, id);
  const pair = [coachUserId, clientId] as const;
  const { told, conversationId } = await transaction(async (tx) => {
    if (action === 'accept') await lockCoachTime(coachUserId, tx);
    if (action === 'withdraw') await lockPerson(actor.userId, tx);
    await lockBooking(id, tx);
    const booking = await requireBooking(actor, id, tx);
    requireMove(actor, booking, action);
    if (action === 'accept') await requireNotTaken(booking, booking, tx);
    const isSilent = action === 'withdraw' && (await takeBack(tx, booking));
    await change(tx, booking, toChange(actor, action, input));
    await followUp(tx, booking, action);
    return {
      told: isSilent ? [] : [await tellOther(tx, actor, booking, action, input)],
      conversationId: action === 'accept' ? await acceptPair(tx, pair) : null,
    };
  }).catch((error: unknown) => {
    throw violates(error, 'booking_requests_no_double_booking') ? slotTaken(error) : error;
  });
  await publishNotifications(told);
  await announcePair(conversationId, pair);
  return readBooking(actor, id);
}

function requireMove(actor: Actor, booking: BookingRow, action: BookingAction): void {
  const side = sideOf(actor.userId, booking);
  const rule = BOOKING_RULES[action];
  if (!side || !rule.sides.includes(side)) {
    throw new AppError('forbidden', `Only the ${rule.sides[0]} can do that.`);
  }
  if (canMoveBooking(side, action, booking, new Date())) return;
  if (booking.status !== rule.from) {
    throw new AppError('conflict', `This booking is ${booking.status.replace('_', '-')} already.`);
  }
  const why: Partial<Record<BookingAction, string>> = {
    accept: 'This request has expired.',
    cancel: 'This session has begun already.',
    complete: 'This session is not over yet.',
    'no-show': 'This session has not begun yet.',
  };
  throw new AppError('conflict', why[action] ?? 'That is not possible now.');
}

function toChange(
  actor: Actor,
  action: BookingAction,
  { note = null, reason = null }: MoveBookingInput,
): StatusChange {
  const { from, to } = BOOKING_RULES[action];
  if (action === 'accept' || action === 'decline') return { from, to, coachNotes: note };
  if (action !== 'cancel') return { from, to };
  return { from, to, cancelReason: reason, cancelledById: actor.userId };
}

async function change(tx: Tx, { id }: BookingRow, move: StatusChange): Promise<void> {
  if (await updateStatus(id, move, tx)) return;
  throw new AppError('conflict', 'Somebody changed this booking at the same moment.');
}

async function followUp(tx: Tx, booking: BookingRow, action: BookingAction): Promise<void> {
  const { packageId } = booking;
  if (action === 'accept') {
    if (packageId !== null && !(await takeSession(packageId, booking.startsAt, tx))) {
      throw new AppError('conflict', 'No session of the package is left, or it ends before.');
    }
    await scheduleCompletion(tx, booking);
    return;
  }
  await withdrawProposals(booking.id, tx);
  if (action === 'cancel' && packageId !== null) await giveSessionBack(packageId, tx);
}

/**
 * Withdraws a request. If the coach has not read its notification, that is removed and nothing else is sent; otherwise one
 * notification replaces this client's earlier ones. @returns whether the coach need not be told
 */
async function takeBack(tx: Tx, { id, clientId, coachUserId }: BookingRow): Promise<boolean> {
  const told = { userId: coachUserId, actorId: clientId };
  if (await forgetUnread(tx, { ...told, type: 'booking_request', about: { bookingId: id } })) {
    return true;
  }
  await forgetUnread(tx, { ...told, type: 'booking_withdrawn' });
  return false;
}

function tellOther(
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  action: BookingAction,
  { note, reason }: MoveBookingInput,
) {
  const { clientId, coachUserId } = booking;
  const { type, title, says } = TELLING[action];
  const words = note ?? reason;
  const when = startWords(booking.startsAt, booking.timeZone);
  return tellParty(tx, {
    userId: actor.userId === clientId ? coachUserId : clientId,
    actorId: actor.userId,
    type,
    title,
    message: (other) =>
      `The session with ${other} on ${when} ${says}.${words ? ` ${isolate(words)}` : ''}`,
    bookingId: booking.id,
  });
}
