import { canProposeTime } from '@/lib/bookings/policy';
import { type BookingRow, lockBooking, updateTime } from '@/lib/bookings/repository/bookings';
import {
  insertProposal,
  updateProposal,
  withdrawProposals,
} from '@/lib/bookings/repository/proposals';
import type { BookingDto, ProposeTimeInput } from '@/lib/bookings/schema';
import { texts } from '@/lib/bookings/server-texts';
import { notifyParty, scheduleCompletion } from '@/lib/bookings/service/notify-parties';
import { readBooking, requireBooking } from '@/lib/bookings/service/read-bookings';
import {
  lockBoth,
  requireFreeTime,
  requireNotTaken,
  slotTaken,
} from '@/lib/bookings/service/require-free';
import { forgetUnread, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

/**
 * Proposes another time for an accepted session, which keeps its time until the other side accepts. With a client without an
 * account the coach has agreed on it elsewhere: the session moves at once.
 * @throws AppError not_found, invalid (time), conflict (not accepted, begun, a proposal is open, taken)
 */
export async function proposeTime(
  actor: Actor,
  id: number,
  { date, time, note = null }: ProposeTimeInput,
): Promise<BookingDto> {
  const { coachUserId, clientId } = await requireBooking(actor, id);
  const notified = await transaction(async (tx) => {
    await lockBoth(actor, [coachUserId, clientId], tx);
    if (clientId === null) await lockCoachTime(coachUserId, tx);
    await lockBooking(id, tx);
    const booking = await requireBooking(actor, id, tx);
    requireAccepted(booking);
    const wanted = { date, time, duration: booking.duration };
    const atOnce = booking.coachClientId !== null;
    const at = { ...booking, anyHour: atOnce, exceptBookingId: id };
    const times = await requireFreeTime(at, wanted, tx);
    if (times.startsAt.getTime() === booking.startsAt.getTime()) {
      throw new AppError('conflict', say(texts, 'sameTime'));
    }
    if (atOnce) {
      await withdrawProposals(id, tx);
      await move(tx, booking, times);
      return [];
    }
    await insertProposal({ bookingId: id, proposedById: actor.userId, ...times, note }, tx);
    const { userId, ...sent } = sentBy(actor, booking);
    if (userId !== null)
      await forgetUnread(tx, { ...sent, userId, type: 'booking_proposal_answered' });
    return notifyOther(tx, actor, booking, {
      type: 'booking_proposal',
      title: say(texts, 'proposedTitle'),
      message: (other) =>
        say(texts, 'proposed', {
          other,
          ...momentOf(booking),
          proposedAt: times.startsAt.toISOString(),
        }),
    });
  }).catch((error: unknown) => {
    if (violates(error, 'booking_requests_no_double_booking')) throw slotTaken(error);
    if (!violates(error, 'booking_proposals_pending_key')) throw error;
    throw new AppError('conflict', say(texts, 'proposalOpen'), { cause: error });
  });
  await publishNotifications(notified);
  return readBooking(actor, id);
}

/**
 * Accepts or declines a proposal (the other side) or withdraws it (its author).
 * @throws AppError not_found, forbidden, conflict (decided already, taken meanwhile)
 */
export async function decideProposal(
  actor: Actor,
  { id, proposalId }: { id: number; proposalId: number },
  action: 'accept' | 'decline' | 'withdraw',
): Promise<BookingDto> {
  const { coachUserId, clientId } = await requireBooking(actor, id);
  const notified = await transaction(async (tx) => {
    if (action === 'accept') await lockBoth(actor, [coachUserId, clientId], tx);
    await lockCoachTime(coachUserId, tx);
    await lockBooking(id, tx);
    const booking = await requireBooking(actor, id, tx);
    const proposal = requireProposal(actor, booking, proposalId, action);
    const status = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;
    if (!(await updateProposal({ id: proposalId, bookingId: id }, status[action], tx))) {
      throw new AppError('conflict', say(texts, 'proposalAnswered'));
    }
    if (action === 'accept') await move(tx, booking, proposal);
    if (action === 'withdraw' && (await takeBack(tx, actor, booking))) return [];
    return notifyOther(tx, actor, booking, {
      type: action === 'accept' ? 'booking_moved' : 'booking_proposal_answered',
      title: say(texts, ANSWERED[action]),
      message: (other) =>
        action === 'accept'
          ? say(texts, 'moved', { other, ...momentOf({ ...booking, ...proposal }) })
          : say(texts, 'stays', { other, ...momentOf(booking) }),
    });
  }).catch((error: unknown) => {
    throw violates(error, 'booking_requests_no_double_booking') ? slotTaken(error) : error;
  });
  await publishNotifications(notified);
  return readBooking(actor, id);
}

const ANSWERED = {
  accept: 'movedTitle',
  decline: 'proposalDeclinedTitle',
  withdraw: 'proposalWithdrawnTitle',
} as const;

interface Times {
  startsAt: Date;
  endsAt: Date;
}

function requireProposal(
  actor: Actor,
  { proposal }: BookingRow,
  proposalId: number,
  action: 'accept' | 'decline' | 'withdraw',
): Times {
  if (!proposal || proposal.id !== proposalId) throw notFound(say(texts, 'proposalNotFound'));
  const isMine = proposal.proposedById === actor.userId;
  if (isMine !== (action === 'withdraw')) {
    throw new AppError('forbidden', say(texts, isMine ? 'proposalOfMine' : 'proposalOfOthers'));
  }
  return { startsAt: new Date(proposal.startsAt), endsAt: new Date(proposal.endsAt) };
}

async function move(tx: Tx, booking: BookingRow, times: Times): Promise<void> {
  requireAccepted(booking);
  if (times.startsAt <= new Date()) throw new AppError('conflict', say(texts, 'timeOver'));
  await requireNotTaken({ ...booking, exceptBookingId: booking.id }, times, tx);
  await updateTime(booking.id, { ...times, ...wallStart(times.startsAt, booking.timeZone) }, tx);
  await scheduleCompletion(tx, { id: booking.id, ...times });
}

function requireAccepted(booking: BookingRow): void {
  if (canProposeTime(booking, new Date())) return;
  throw new AppError('conflict', say(texts, 'notMovable'));
}

/** The actor's notifications to the other side about moves of this session. */
const sentBy = ({ userId }: Actor, { id, clientId, coachUserId }: BookingRow) => ({
  userId: userId === clientId ? coachUserId : clientId,
  actorId: userId,
  about: { bookingId: id },
});

/** Withdraws a proposal; an unread notification is removed. @returns whether the other side need not be told */
async function takeBack(tx: Tx, actor: Actor, booking: BookingRow): Promise<boolean> {
  const { userId, ...sent } = sentBy(actor, booking);
  if (userId === null) return true;
  const notified = { userId, ...sent };
  if (await forgetUnread(tx, { ...notified, type: 'booking_proposal' })) return true;
  await forgetUnread(tx, { ...notified, type: 'booking_proposal_answered' });
  return false;
}

function notifyOther(
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  notification: { type: string; title: Said; message: (other: string) => Said },
) {
  const { userId, actorId } = sentBy(actor, booking);
  return notifyParty(tx, { ...notification, userId, actorId, bookingId: booking.id });
}

const momentOf = ({ startsAt, timeZone }: { startsAt: Date; timeZone: string }) => ({
  startsAt: startsAt.toISOString(),
  timeZone,
});
