import { DAYS_AHEAD_MAX } from '@/lib/bookings/constants';
import { updateVenue } from '@/lib/bookings/repository/bookings';
import { findBusyTimes } from '@/lib/bookings/repository/busy';
import { texts } from '@/lib/bookings/server-texts';
import { isDayOff, isWithinHours } from '@/lib/bookings/service/free-slots';
import { readCoachCalendar } from '@/lib/coaching/service/read-coach';
import type { Actor } from '@/lib/platform/auth/actor';
import { typedInstant } from '@/lib/platform/calendar/typed-instant';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { lockAccounts, requireActive } from '@/lib/platform/db/person-lock';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Moves the bookings at a venue to the one that it is merged into, in the caller's transaction. */
export function moveBookings(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(mergedId, survivingId, tx);
}

/**
 * Locks the account status of both sides of a session, before any other lock. @throws AppError forbidden (the actor's account
 * is ending), conflict (the other's is: the reason is not the actor's to learn)
 * @param pair null for a client without an account
 */
export async function lockBoth(
  actor: Actor,
  pair: readonly [number, number | null],
  tx: Tx,
): Promise<void> {
  const ids = pair.filter((id) => id !== null);
  const activeIds = await lockAccounts(ids, tx);
  requireActive(activeIds, actor.userId);
  if (!ids.every((id) => activeIds.has(id)))
    throw new AppError('conflict', say(texts, 'notPossible'));
}

interface WantedTime {
  date: string;
  time: string;
  duration: number;
}

interface CoachTime {
  coachId: number;
  coachUserId: number;
  timeZone: string;
  /** The coach's hours and days off do not bind what the coach enters. */
  anyHour?: boolean;
  /** Excludes the booking being moved, which does not conflict with itself. */
  exceptBookingId?: number;
}

/**
 * The start and end of a session at a local time of the coach.
 * @throws AppError invalid (past, skipped by the clocks, too far ahead, outside the hours, a day off), conflict (taken)
 */
export async function requireFreeTime(
  { coachId, timeZone, anyHour = false, ...who }: CoachTime,
  wanted: WantedTime,
  tx: Tx,
): Promise<{ startsAt: Date; endsAt: Date }> {
  const startsAt = typedInstant(wanted, timeZone);
  const endsAt = new Date(startsAt.getTime() + wanted.duration * 60_000);
  requireBookableDay(wanted, startsAt, timeZone);
  if (!anyHour) await requireWorkingTime(coachId, wanted, tx);
  await requireNotTaken(who, { startsAt, endsAt }, tx);
  return { startsAt, endsAt };
}

async function requireWorkingTime(coachId: number, wanted: WantedTime, tx: Tx): Promise<void> {
  const calendar = await readCoachCalendar(coachId, tx);
  if (isDayOff(calendar.daysOff, wanted.date)) {
    throw invalidField('date', say(texts, 'coachAway'));
  }
  if (!isWithinHours(calendar, wanted)) {
    throw invalidField('time', say(texts, 'outsideHours'));
  }
}

/** @throws AppError invalid (past, too far ahead) */
export function requireBookableDay(
  { date }: Pick<WantedTime, 'date'>,
  startsAt: Date,
  timeZone: string,
): void {
  const now = new Date();
  if (startsAt <= now) {
    const isToday = date === toWallTime(now, timeZone).date;
    throw invalidField(isToday ? 'time' : 'date', say(texts, 'inThePast'));
  }
  if (startsAt.getTime() > now.getTime() + DAYS_AHEAD_MAX * 86_400_000) {
    throw invalidField('date', say(texts, 'tooFarAhead', { days: DAYS_AHEAD_MAX }));
  }
}

/** @throws AppError conflict, with a sentence about the other appointment */
export async function requireNotTaken(
  { coachUserId, exceptBookingId }: Omit<CoachTime, 'coachId' | 'timeZone'>,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  tx: Tx,
): Promise<void> {
  const [taken] = await findBusyTimes(
    coachUserId,
    { from: startsAt, to: endsAt, ...(exceptBookingId ? { exceptBookingId } : {}) },
    tx,
  );
  if (taken?.kind === 'booking') throw slotTaken();
  if (taken?.kind === 'class') {
    throw new AppError('conflict', say(texts, 'takenByClass'));
  }
  if (taken) throw new AppError('conflict', say(texts, 'takenByGame'));
}

export function slotTaken(cause?: unknown): AppError {
  return new AppError('conflict', say(texts, 'taken'), { cause });
}
