import { DAYS_AHEAD_MAX, LENGTH_MINUTES_MAX } from '@/lib/courts/constants';
import { findCourtsAt } from '@/lib/courts/repository/courts';
import { findGender } from '@/lib/courts/repository/times';
import type { FindFreeInput, FreeAtDto } from '@/lib/courts/schema/find-free';
import { type Slot, slotAt, slotsFor, startsOfDay } from '@/lib/courts/service/court-hours';
import { fitsAudience } from '@/lib/groups/policy';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toInstant } from '@/lib/platform/calendar/wall-clock';
import { clockOf, DAY_MINUTES, minutesOf } from '@/lib/platform/calendar/week';
import { city } from '@/lib/platform/city/city';
import { AFTERNOON_FROM_HOUR, EVENING_FROM_HOUR } from '@/lib/users/constants';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How far a court's time may be from the one that is wanted. */
const ABOUT_MINUTES = 60;
const PARTS = {
  morning: [0, AFTERNOON_FROM_HOUR * 60],
  afternoon: [AFTERNOON_FROM_HOUR * 60, EVENING_FROM_HOUR * 60],
  evening: [EVENING_FROM_HOUR * 60, DAY_MINUTES],
} as const;

type Court = Awaited<ReturnType<typeof findCourtsAt>>[number];

/**
 * Of these venues those with a court that is free as wanted, and its first such time; the nearest where a time is wanted. Times
 * for women are for women, and for guests, who are told.
 */
export async function findFreeAt(
  actor: Actor | null,
  venueIds: readonly number[],
  { freeAt = '', part, minutes = 0, priceMax, sportId }: FindFreeInput,
): Promise<Map<number, FreeAtDto>> {
  const found = new Map<number, FreeAtDto>();
  const [date = '', time] = freeAt.split('T');
  // The date is somewhere on earth within 14 hours of that of UTC, and a long time that begins late ends on the next day.
  const noon = Date.parse(`${date}T12:00:00Z`);
  const all = await findCourtsAt({
    venueIds,
    sportIds: sportId ?? null,
    from: new Date(noon - 26 * HOUR_MS),
    to: new Date(noon + 26 * HOUR_MS + LENGTH_MINUTES_MAX * MINUTE_MS),
  });
  const courts = all.filter(
    ({ currency }) => priceMax === undefined || currency === city().currency,
  );
  if (courts.length === 0) return found;
  const hasWomens = courts.some(({ womenHours }) => womenHours.length > 0);
  const gender = actor && hasWomens ? await findGender(actor.userId) : null;
  const isFor = ({ isWomens }: Slot) => !isWomens || !actor || fitsAudience(gender, 'women');
  const [from, to] = part ? PARTS[part] : [0, DAY_MINUTES];
  const midnights = new Map<string, number | null>();
  const now = Date.now();
  const last = now + DAYS_AHEAD_MAX * 24 * HOUR_MS;
  const isFree = ({ taken }: Court, startsAt: number, endsAt: number) =>
    startsAt > now &&
    startsAt <= last &&
    !taken.some(([begins, ends]) => begins < endsAt && ends > startsAt);
  const wanted = time ? minutesOf(time) : 0;
  // How far from the wanted time; else the sooner the better.
  const farOf = (start: number) => (time ? Math.abs(start - wanted) : start);
  for (const court of courts) {
    const length = slotsFor(court, minutes);
    const { timeZone } = court;
    if (!midnights.has(timeZone)) midnights.set(timeZone, usualMidnight(date, timeZone));
    const midnight = midnights.get(timeZone) ?? null;
    const best = found.get(court.venueId);
    const starts = startsOfDay(court, date, length)
      .filter((start) => start >= from && start < to)
      .filter((start) => !time || farOf(start) <= ABOUT_MINUTES)
      .filter((start) => !best || farOf(start) < farOf(minutesOf(best.time)))
      .toSorted((a, b) => farOf(a) - farOf(b));
    if (length > LENGTH_MINUTES_MAX) continue;
    for (const start of starts) {
      const begins = midnight === null ? null : midnight + start * MINUTE_MS;
      // Of most days the instants are known without asking the zone for each.
      if (begins !== null && !isFree(court, begins, begins + length * MINUTE_MS)) continue;
      const wall = { date, time: clockOf(start) };
      const slot = slotAt(court, wall, length);
      if (!slot || !isFor(slot)) continue;
      if (!isFree(court, slot.startsAt.getTime(), slot.endsAt.getTime())) continue;
      if (priceMax !== undefined && slot.price > priceMax) continue;
      const { id: courtId, name: courtName, currency } = court;
      const { price, isWomens } = slot;
      const free = { courtId, courtName, ...wall, minutes: length, price, currency, isWomens };
      found.set(court.venueId, free);
      break;
    }
  }
  return found;
}

/** In milliseconds; null for a day on which the clocks change. */
function usualMidnight(date: string, timeZone: string): number | null {
  const at = (day: string) => toInstant({ date: day, time: '00:00' }, timeZone).getTime();
  const midnight = at(date);
  return at(addDays(date, 1)) - midnight === 24 * HOUR_MS ? midnight : null;
}
