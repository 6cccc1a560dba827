import { DAYS_AHEAD_MAX, LENGTH_MINUTES_MAX } from '@/lib/courts/constants';
import { findCourtsAt } from '@/lib/courts/repository/courts';
import { findGender, findTaken } from '@/lib/courts/repository/times';
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
type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

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
  const all = venueIds.length > 0 ? await findCourtsAt(venueIds, sportId ?? null) : [];
  const courts = all.filter(
    ({ currency }) => priceMax === undefined || currency === city().currency,
  );
  if (courts.length === 0) return found;
  const gender = actor && (await findGender(actor.userId));
  const isFor = ({ isWomens }: Slot) => !isWomens || !actor || fitsAudience(gender, 'women');
  const [from, to] = part ? PARTS[part] : [0, DAY_MINUTES];
  const { taken, midnightOf } = await readDay(courts, date);
  const now = Date.now();
  const last = now + DAYS_AHEAD_MAX * 24 * HOUR_MS;
  const isFree = ({ id }: Court, startsAt: number, endsAt: number) =>
    startsAt > now &&
    startsAt <= last &&
    !taken
      .get(id)
      ?.some((other) => other.startsAt.getTime() < endsAt && other.endsAt.getTime() > startsAt);
  const wanted = time ? minutesOf(time) : 0;
  // How far from the wanted time; else the sooner the better.
  const farOf = (start: number) => (time ? Math.abs(start - wanted) : start);
  for (const court of courts) {
    const length = slotsFor(court, minutes);
    const midnight = midnightOf(court.timeZone);
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

/** What is taken on a date at the courts, wherever they are, and its midnight there; null for a day on which the clocks change. */
async function readDay(courts: readonly Court[], date: string) {
  const midnights = new Map<string, number>();
  const ends: number[] = [];
  const changed = new Set<string>();
  for (const zone of new Set(courts.map(({ timeZone }) => timeZone))) {
    const midnight = toInstant({ date, time: '00:00' }, zone).getTime();
    const next = toInstant({ date: addDays(date, 1), time: '00:00' }, zone).getTime();
    midnights.set(zone, midnight);
    ends.push(next);
    if (next - midnight !== 24 * HOUR_MS) changed.add(zone);
  }
  const span = {
    startsAt: new Date(Math.min(...midnights.values())),
    // A long time that begins late ends on the next day.
    endsAt: new Date(Math.max(...ends) + LENGTH_MINUTES_MAX * MINUTE_MS),
  };
  const ids = courts.map(({ id }) => id);
  const taken = new Map(ids.map((id): [number, Span[]] => [id, []]));
  for (const other of await findTaken(ids, span)) taken.get(other.courtId)?.push(other);
  const midnightOf = (zone: string) => (changed.has(zone) ? null : (midnights.get(zone) ?? null));
  return { taken, midnightOf };
}
