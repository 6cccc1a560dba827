import { DAYS_AHEAD_MAX, LENGTH_MINUTES_MAX } from '@/lib/courts/constants';
import { findCourtsAt } from '@/lib/courts/repository/courts';
import { findGender, findTaken } from '@/lib/courts/repository/times';
import type { FindFreeInput, FreeAtDto } from '@/lib/courts/schema/find-free';
import { type Slot, slotAt, slotsFor, startsOfDay } from '@/lib/courts/service/court-hours';
import { fitsAudience } from '@/lib/groups/policy';
import type { Actor } from '@/lib/platform/auth/actor';
import { toInstant } from '@/lib/platform/calendar/wall-clock';
import { DAY_MINUTES, minutesOf } from '@/lib/platform/calendar/week';
import { city } from '@/lib/platform/city/city';
import { AFTERNOON_FROM_HOUR, EVENING_FROM_HOUR } from '@/lib/users/constants';

const HOUR_MS = 3_600_000;
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
  const taken = await readTaken(courts, date);
  const now = Date.now();
  const isFree = ({ id }: Court, slot: Slot) =>
    slot.startsAt.getTime() > now &&
    slot.startsAt.getTime() <= now + DAYS_AHEAD_MAX * 24 * HOUR_MS &&
    !taken.get(id)?.some((other) => other.startsAt < slot.endsAt && other.endsAt > slot.startsAt);
  const farOf = (start: string) => (time ? Math.abs(minutesOf(start) - minutesOf(time)) : 0);
  for (const court of courts) {
    const length = slotsFor(court, minutes);
    if (length > LENGTH_MINUTES_MAX) continue;
    const starts = startsOfDay(court, date, length)
      .filter((wall) => wall.date === date && farOf(wall.time) <= ABOUT_MINUTES)
      .filter((wall) => minutesOf(wall.time) >= from && minutesOf(wall.time) < to)
      .toSorted((a, b) => farOf(a.time) - farOf(b.time));
    const best = found.get(court.venueId);
    for (const wall of starts) {
      // Only what is sooner, or nearer, than what the courts before have.
      if (best && (time ? farOf(wall.time) >= farOf(best.time) : wall.time >= best.time)) break;
      const slot = slotAt(court, wall, length);
      if (!slot || !isFor(slot) || !isFree(court, slot)) continue;
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

/** What is taken on a date at the courts, wherever they are. */
async function readTaken(courts: readonly Court[], date: string): Promise<Map<number, Span[]>> {
  const zones = [...new Set(courts.map(({ timeZone }) => timeZone))];
  const midnights = zones.map((zone) => toInstant({ date, time: '00:00' }, zone).getTime());
  const span = {
    startsAt: new Date(Math.min(...midnights)),
    // A long time that begins late ends on the next day.
    endsAt: new Date(Math.max(...midnights) + 25 * HOUR_MS + LENGTH_MINUTES_MAX * 60_000),
  };
  const ids = courts.map(({ id }) => id);
  const taken = new Map(ids.map((id): [number, Span[]] => [id, []]));
  for (const other of await findTaken(ids, span)) taken.get(other.courtId)?.push(other);
  return taken;
}
