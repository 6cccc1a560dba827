import { ASKS_PER_VENUE_MAX, DAYS_AHEAD_MAX } from '@/lib/courts/constants';
import { lockCourts } from '@/lib/courts/repository/courts';
import { insertTime } from '@/lib/courts/repository/edit-times';
import {
  countAsks,
  findGender,
  findTaken,
  findTime,
  isForWomen,
} from '@/lib/courts/repository/times';
import type { AskCourtInput, OwnCourtTimeDto } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/server-texts';
import { hoursOf, requireCourt, settingsOf, takesAsks } from '@/lib/courts/service/court-facts';
import { findSlot, lapseAt, type Slot, slotsFor } from '@/lib/courts/service/court-hours';
import { readOwnTime } from '@/lib/courts/service/read-times';
import { declineOverlapping, recordChange, tellDesk } from '@/lib/courts/service/tell-sides';
import { fitsAudience } from '@/lib/groups/policy';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

const HOUR_MS = 3_600_000;

/**
 * Asks for a free time of a court, or takes it where the venue confirms at once. An ask reserves nothing; the price is computed
 * here and kept.
 * @throws AppError not_found, invalid (past, too far ahead, no slot), forbidden (a time for women), conflict (taken, asked
 *   already, too many asks, the venue takes none)
 */
export async function askForCourt(
  actor: Actor,
  courtId: number,
  input: AskCourtInput,
): Promise<OwnCourtTimeDto> {
  const { id, told } = await transaction(async (tx) => {
    await lockActiveAccount(actor.userId, tx);
    return askUnderLock(tx, actor, courtId, input);
  });
  await publishNotifications(told);
  return readOwnTime(actor, id);
}

/** The same under the lock of the actor's account, for a caller who publishes; for a game at least for its length. */
export async function askUnderLock(
  tx: Tx,
  actor: Actor,
  courtId: number,
  { date, time, minutes, gameId = null }: AskCourtInput & { gameId?: number | null },
): Promise<{ id: number; venueId: number; told: PendingNotification[] }> {
  await lockCourts([courtId], tx);
  const { court, venue } = await requireCourt(actor, courtId, tx);
  if (!takesAsks(venue)) throw new AppError('conflict', say(texts, 'takesNoAsks'));
  const hours = hoursOf(court, venue);
  const length = gameId === null ? minutes : slotsFor(court, minutes);
  const slot = findSlot(hours, { date, time }, length);
  if (!slot) throw invalidField('time', say(texts, 'notASlot'));
  requireAhead(slot);
  if (slot.isWomens) await requireWomen(actor, gameId, tx);
  await requireNew(actor, { courtId, venueId: venue.id }, slot, tx);
  const { confirmsAtOnce, cancelHours } = settingsOf(venue);
  const lapsesAt = confirmsAtOnce ? null : lapseAt(hours, new Date(), slot.startsAt);
  const id = await insertTime(
    {
      courtId,
      status: confirmsAtOnce ? 'confirmed' : 'asked',
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      timeZone: venue.timeZone,
      userId: actor.userId,
      price: slot.price,
      currency: court.currency,
      freeCancelUntil: new Date(slot.startsAt.getTime() - cancelHours * HOUR_MS),
      lapsesAt,
      gameId,
    },
    tx,
  );
  if (lapsesAt) await enqueue(tx, 'courts:lapse', { courtTimeId: id }, { runAt: lapsesAt });
  const row = await findTime(id, actor.userId, tx);
  if (!row) throw new Error('the row was just made');
  const action = confirmsAtOnce ? 'book' : 'ask';
  await recordChange(tx, row, { actorId: actor.userId, action });
  const told = await tellDesk(tx, row, confirmsAtOnce ? 'booked' : 'asked');
  if (confirmsAtOnce) told.push(...(await declineOverlapping(tx, row)));
  return { id, venueId: venue.id, told };
}

function requireAhead({ startsAt }: Slot): void {
  const now = Date.now();
  if (startsAt.getTime() <= now) throw invalidField('time', say(texts, 'inThePast'));
  if (startsAt.getTime() > now + DAYS_AHEAD_MAX * 24 * HOUR_MS) {
    throw invalidField('date', say(texts, 'tooFarAhead', { days: DAYS_AHEAD_MAX }));
  }
}

/** Women's hours are for women, and for no game that others may join. @throws AppError forbidden */
export async function requireWomen(actor: Actor, gameId: number | null, tx: Tx): Promise<void> {
  const isFor = gameId === null || (await isForWomen(gameId, tx));
  if (isFor && fitsAudience(await findGender(actor.userId, tx), 'women')) return;
  throw new AppError('forbidden', say(texts, 'womenOnly'));
}

/** Under the locks of the person and the court, so that of two at once the second counts the first. */
async function requireNew(
  actor: Actor,
  { courtId, venueId }: { courtId: number; venueId: number },
  slot: Slot,
  tx: Tx,
): Promise<void> {
  const others = await findTaken([courtId], slot, tx, actor.userId);
  if (others.some(({ status }) => status !== 'asked')) throw courtTaken();
  if (others.length > 0) throw new AppError('conflict', say(texts, 'askedAlready'));
  if ((await countAsks(actor.userId, venueId, tx)) >= ASKS_PER_VENUE_MAX) {
    throw new AppError('conflict', say(texts, 'tooManyAsks'));
  }
}

export const courtTaken = (cause?: unknown) =>
  new AppError('conflict', say(texts, 'taken'), { cause });

export const asTaken = (error: unknown): never => {
  throw violates(error, 'court_times_no_double_booking') ? courtTaken(error) : error;
};
