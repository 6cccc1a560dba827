import {
  BOOKING_RULES,
  type BookingAction,
  canMoveBooking,
  isLateCancel,
  sideOf,
} from '@/lib/bookings/policy';
import {
  type BookingRow,
  lockBooking,
  type StatusChange,
  updateStatus,
} from '@/lib/bookings/repository/bookings';
import { giveSessionBack, takeSession } from '@/lib/bookings/repository/packages';
import { withdrawProposals } from '@/lib/bookings/repository/proposals';
import type { BookingDto, MoveBookingInput } from '@/lib/bookings/schema';
import { texts } from '@/lib/bookings/server-texts';
import { notifyParty, onlyOf, scheduleCompletion } from '@/lib/bookings/service/notify-parties';
import { readBooking, requireBooking } from '@/lib/bookings/service/read-bookings';
import { lockBoth, requireNotTaken, slotTaken } from '@/lib/bookings/service/require-free';
import { acceptPair, announcePair } from '@/lib/messages/service/start-conversation';
import { forgetUnread, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { violates } from '@/lib/platform/db/errors';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** The notification of the other side. Completing notifies the client, who can then write a review. */
const NOTIFICATIONS = {
  accept: { type: 'booking_accepted', title: 'acceptedTitle', message: 'accepted' },
  decline: { type: 'booking_declined', title: 'declinedTitle', message: 'declined' },
  withdraw: { type: 'booking_withdrawn', title: 'withdrawnTitle', message: 'withdrawn' },
  cancel: { type: 'booking_cancelled', title: 'cancelledTitle', message: 'cancelled' },
  complete: { type: 'booking_completed', title: 'completedTitle', message: 'completed' },
  'no-show': { type: 'booking_no_show', title: 'missedTitle', message: 'missed' },
  forgive: { type: 'booking_cancelled', title: 'forgivenTitle', message: 'forgiven' },
} as const satisfies Record<BookingAction, { type: string; title: string; message: string }>;

/** Why a move is too early or too late. */
const NOT_DUE = {
  accept: 'requestExpired',
  decline: 'notPossible',
  withdraw: 'notPossible',
  cancel: 'sessionBegun',
  complete: 'sessionNotOver',
  'no-show': 'sessionNotBegun',
  forgive: 'notPossible',
} as const satisfies Record<BookingAction, string>;

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
  const { notified, conversationId } = await transaction(async (tx) => {
    if (action === 'accept') await lockBoth(actor, pair, tx);
    if (action === 'accept') await lockCoachTime(coachUserId, tx);
    if (action === 'withdraw') await lockPerson(actor.userId, tx);
    await lockBooking(id, tx);
    const booking = await requireBooking(actor, id, tx);
    requireMove(actor, booking, action);
    if (action === 'accept') await requireNotTaken(booking, booking, tx);
    const isSilent = action === 'withdraw' && (await takeBack(tx, booking));
    await change(tx, booking, toChange(actor, booking, action, input));
    await followUp(tx, actor, booking, action);
    return {
      notified: isSilent ? [] : await notifyOther(tx, actor, booking, action, input),
      conversationId:
        action === 'accept' && clientId !== null
          ? await acceptPair(tx, [coachUserId, clientId])
          : null,
    };
  }).catch((error: unknown) => {
    throw violates(error, 'booking_requests_no_double_booking') ? slotTaken(error) : error;
  });
  await publishNotifications(notified);
  if (clientId !== null) await announcePair(conversationId, [coachUserId, clientId]);
  return readBooking(actor, id);
}

function requireMove(actor: Actor, booking: BookingRow, action: BookingAction): void {
  const side = sideOf(actor.userId, booking);
  const rule = BOOKING_RULES[action];
  if (!side || !rule.sides.includes(side)) {
    throw new AppError('forbidden', say(texts, onlyOf(rule.sides[0])));
  }
  if (canMoveBooking(side, action, booking, new Date())) return;
  if (booking.status !== rule.from) {
    throw new AppError('conflict', say(texts, 'stateAlready', { status: booking.status }));
  }
  throw new AppError('conflict', say(texts, NOT_DUE[action]));
}

function toChange(
  actor: Actor,
  booking: BookingRow,
  action: BookingAction,
  { note = null, reason = null }: MoveBookingInput,
): StatusChange {
  const { from, to } = BOOKING_RULES[action];
  if (action === 'accept' || action === 'decline') return { from, to, coachNotes: note };
  if (action === 'forgive') return { from, to, late: false };
  if (action !== 'cancel') return { from, to };
  const late = isLateOf(actor, booking);
  return { from, to, late, cancelReason: reason, cancelledById: actor.userId };
}

const isLateOf = ({ userId }: Actor, booking: BookingRow) =>
  isLateCancel(sideOf(userId, booking) ?? 'client', booking, new Date());

async function change(tx: Tx, { id }: BookingRow, move: StatusChange): Promise<void> {
  if (await updateStatus(id, move, tx)) return;
  throw new AppError('conflict', say(texts, 'changedMeanwhile'));
}

async function followUp(
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  action: BookingAction,
): Promise<void> {
  const { packageId } = booking;
  if (action === 'accept') {
    if (packageId !== null && !(await takeSession(packageId, booking.startsAt, tx))) {
      throw new AppError('conflict', say(texts, 'packageUnusable'));
    }
    await scheduleCompletion(tx, booking);
    return;
  }
  await withdrawProposals(booking.id, tx);
  const isFree = action === 'forgive' || (action === 'cancel' && !isLateOf(actor, booking));
  if (isFree && packageId !== null) await giveSessionBack(packageId, tx);
}

/**
 * Withdraws a request. If the coach has not read its notification, that is removed and nothing else is sent; otherwise one
 * notification replaces this client's earlier ones. @returns whether the coach need not be told
 */
async function takeBack(tx: Tx, { id, clientId, coachUserId }: BookingRow): Promise<boolean> {
  if (clientId === null) return true;
  const notified = { userId: coachUserId, actorId: clientId };
  if (await forgetUnread(tx, { ...notified, type: 'booking_request', about: { bookingId: id } })) {
    return true;
  }
  await forgetUnread(tx, { ...notified, type: 'booking_withdrawn' });
  return false;
}

function notifyOther(
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  action: BookingAction,
  { note, reason }: MoveBookingInput,
) {
  const { clientId, coachUserId, timeZone } = booking;
  const { type, title, message } = NOTIFICATIONS[action];
  const moved = {
    startsAt: booking.startsAt.toISOString(),
    timeZone,
    note: note ?? reason ?? null,
  };
  return notifyParty(tx, {
    userId: actor.userId === clientId ? coachUserId : clientId,
    actorId: actor.userId,
    type,
    title: say(texts, title),
    message: (other) => say(texts, message, { other, ...moved }),
    bookingId: booking.id,
  });
}
