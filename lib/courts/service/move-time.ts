import {
  COURT_TIME_RULES,
  type CourtTimeAction,
  type CourtTimeSide,
  canMoveCourtTime,
  canRelocate,
} from '@/lib/courts/policy';
import { lockCourts } from '@/lib/courts/repository/courts';
import {
  type CourtTimeUpdate,
  updatePlaceInTime,
  updateTime,
} from '@/lib/courts/repository/edit-times';
import {
  type CourtTimeRow,
  findFollowing,
  findTaken,
  findTime,
} from '@/lib/courts/repository/times';
import type { DeskTimeDto, OwnCourtTimeDto, RelocateInput } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/server-texts';
import { asTaken, courtTaken } from '@/lib/courts/service/ask-court';
import { hoursOf, requireCourt } from '@/lib/courts/service/court-facts';
import { slotAt } from '@/lib/courts/service/court-hours';
import { readDeskTime, readOwnTime, requireTime } from '@/lib/courts/service/read-times';
import {
  declineOverlapping,
  forgetAsk,
  recordChange,
  tellBooker,
  tellDesk,
} from '@/lib/courts/service/tell-sides';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { lockAccounts } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Moves a time to its next state, if it is the actor's move (`COURT_TIME_RULES`).
 * @throws AppError not_found (neither side), forbidden (the desk's move), conflict (not from this state, taken)
 */
export async function moveCourtTime(
  actor: Actor,
  id: number,
  action: CourtTimeAction,
  { following }: { following: boolean },
): Promise<DeskTimeDto | OwnCourtTimeDto> {
  const { time: known, side } = await requireTime(actor, id);
  const told = await transaction(async (tx) => {
    // Who is about to lose their account gets no court.
    if (action === 'confirm') await requireBooker(known, tx);
    await lockCourts([known.courtId], tx);
    const { time } = await requireTime(actor, id, tx);
    // The desk has moved it meanwhile: the lock is on its former court.
    if (time.courtId !== known.courtId) throw new AppError('conflict', say(texts, 'notPossible'));
    requireMove(side, time, action);
    const notified = await step(tx, actor.userId, { time, side, action });
    if (!following || action !== 'cancel' || side !== 'desk' || time.standingId === null)
      return notified;
    return [...notified, ...(await cancelFollowing(tx, actor, time, time.standingId))];
  }).catch(asTaken);
  await publishNotifications(told);
  return side === 'desk' ? readDeskTime(actor, id) : readOwnTime(actor, id);
}

async function requireBooker({ userId }: CourtTimeRow, tx: Tx): Promise<void> {
  if (userId === null || (await lockAccounts([userId], tx)).has(userId)) return;
  throw new AppError('conflict', say(texts, 'notPossible'));
}

function requireMove(side: CourtTimeSide, time: CourtTimeRow, action: CourtTimeAction): void {
  const rule = COURT_TIME_RULES[action];
  if (!rule.sides.includes(side)) throw new AppError('forbidden', say(texts, 'deskNotAllowed'));
  if (canMoveCourtTime(side, action, time, new Date())) return;
  if (action === 'confirm' && time.status === 'asked')
    throw new AppError('conflict', say(texts, 'askLapsed'));
  throw new AppError('conflict', say(texts, 'notPossible'));
}

interface Step {
  time: CourtTimeRow;
  side: CourtTimeSide;
  action: CourtTimeAction;
}

/** Under the lock of the court, once it is known that the move may be made. @param actorId null for a rule of a game */
export async function step(
  tx: Tx,
  actorId: number | null,
  { time, side, action }: Step,
): Promise<PendingNotification[]> {
  if (action === 'confirm') {
    const [taken] = await findTaken([time.courtId], time, tx);
    if (taken) throw courtTaken();
  }
  await updateTime(time.id, changeOf(time, side, action), tx);
  await recordChange(tx, time, { actorId, action });
  // Reviews of the venue carry a mark of those who came.
  if (action === 'came' || action === 'no-show') expireTags(tx, cacheTags.venue(time.venueId));
  if (time.status === 'asked') await forgetAsk(tx, time.id);
  // An ask that is withdrawn is simply gone from the desk.
  if (side === 'booker') return time.status === 'asked' ? [] : tellDesk(tx, time, 'cancelledBy');
  if (action === 'confirm') {
    return [...(await tellBooker(tx, time, 'confirmed')), ...(await declineOverlapping(tx, time))];
  }
  if (action === 'decline') return tellBooker(tx, time, 'declined');
  return action === 'cancel' ? tellBooker(tx, time, 'cancelled') : [];
}

function changeOf(
  time: CourtTimeRow,
  side: CourtTimeSide,
  action: CourtTimeAction,
): CourtTimeUpdate {
  const now = new Date();
  if (action === 'paid') return { paidAt: now };
  if (action === 'unpaid') return { paidAt: null };
  const { to } = COURT_TIME_RULES[action];
  const { status, freeCancelUntil } = time;
  const isLate =
    action === 'cancel' &&
    side === 'booker' &&
    status === 'confirmed' &&
    freeCancelUntil !== null &&
    now > freeCancelUntil;
  return { ...(to && { status: to }), ...(isLate && { cancelledLate: true }) };
}

/** The later weeks of a standing time, on whichever court they are now. */
async function cancelFollowing(
  tx: Tx,
  actor: Actor,
  time: CourtTimeRow,
  standingId: number,
): Promise<PendingNotification[]> {
  const told: PendingNotification[] = [];
  for (const later of await findFollowing(standingId, time, tx)) {
    await updateTime(later.id, { status: 'cancelled' }, tx);
    await recordChange(tx, later, { actorId: actor.userId, action: 'cancel' });
    told.push(...(await tellBooker(tx, later, 'cancelled')));
  }
  return told;
}

/**
 * Another court, time or length for what somebody has, by the desk; whoever has it is notified. The price stays unless the
 * length changes.
 * @throws AppError not_found, forbidden, invalid (another venue's court, skipped by the clocks), conflict (taken, over)
 */
export async function relocateTime(
  actor: Actor,
  id: number,
  { courtId, date, time: clock, minutes }: RelocateInput,
): Promise<DeskTimeDto> {
  const { time: known, side } = await requireTime(actor, id);
  if (side !== 'desk') throw new AppError('forbidden', say(texts, 'deskNotAllowed'));
  const told = await transaction(async (tx) => {
    await lockCourts([known.courtId, courtId], tx);
    const { time } = await requireTime(actor, id, tx);
    if (time.courtId !== known.courtId || !canRelocate(time, new Date()))
      throw new AppError('conflict', say(texts, 'notPossible'));
    const { court, venue } = await requireCourt(actor, courtId, tx);
    if (court.venueId !== time.venueId) throw invalidField('courtId', say(texts, 'courtNotFound'));
    const slot = slotAt(hoursOf(court, venue), { date, time: clock }, minutes);
    if (!slot) throw invalidField('time', say(texts, 'timeSkipped'));
    const taken = await findTaken([courtId], slot, tx);
    if (taken.some((other) => other.id !== id)) throw courtTaken();
    const isSameLength =
      time.endsAt.getTime() - time.startsAt.getTime() ===
      slot.endsAt.getTime() - slot.startsAt.getTime();
    const shift = slot.startsAt.getTime() - time.startsAt.getTime();
    await updatePlaceInTime(
      id,
      {
        courtId,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        timeZone: venue.timeZone,
        price: isSameLength || time.status === 'blocked' ? time.price : slot.price,
        freeCancelUntil: time.freeCancelUntil && new Date(time.freeCancelUntil.getTime() + shift),
      },
      tx,
    );
    const moved = await findTime(id, actor.userId, tx);
    if (!moved) return [];
    await recordChange(tx, moved, { actorId: actor.userId, action: 'move' });
    return [...(await tellBooker(tx, moved, 'moved')), ...(await declineOverlapping(tx, moved))];
  }).catch(asTaken);
  await publishNotifications(told);
  return readDeskTime(actor, id);
}
