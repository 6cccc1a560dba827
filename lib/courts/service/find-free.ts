import { DAYS_AHEAD_MAX, LENGTH_MINUTES_MAX } from '@/lib/courts/constants';
import { findGender } from '@/lib/courts/repository/times';
import type {
  FindFreeInput,
  FreeAtDto,
  FreeCourt,
  FreeWindow,
} from '@/lib/courts/schema/find-free';
import { slotAt, slotsFor, startsOfDay } from '@/lib/courts/service/court-hours';
import { fitsAudience } from '@/lib/groups/policy';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toInstant } from '@/lib/platform/calendar/wall-clock';
import { clockOf, DAY_MINUTES, minutesOf } from '@/lib/platform/calendar/week';
import { city } from '@/lib/platform/city/city';
import { AFTERNOON_FROM_HOUR, EVENING_FROM_HOUR } from '@/lib/users/constants';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ANYWHERE_MS = 26 * HOUR_MS;
/** How far a court's time may be from the one that is wanted. */
const ABOUT_MINUTES = 60;
const PARTS = {
  morning: [0, AFTERNOON_FROM_HOUR * 60],
  afternoon: [AFTERNOON_FROM_HOUR * 60, EVENING_FROM_HOUR * 60],
  evening: [EVENING_FROM_HOUR * 60, DAY_MINUTES],
} as const;

/** Which starts are wanted, in minutes of the local day; `to` is none any more. */
function wantedIn({ freeAt = '', part }: FindFreeInput) {
  const [date = '', time] = freeAt.split('T');
  const [from, to] = part ? PARTS[part] : [0, DAY_MINUTES];
  if (!time) return { date, from, to, farOf: (start: number) => start };
  const about = minutesOf(time);
  return {
    date,
    from: Math.max(from, about - ABOUT_MINUTES),
    to: Math.min(to, about + ABOUT_MINUTES + 1),
    farOf: (start: number) => Math.abs(start - about),
  };
}

/** Where the statements look for gaps; undefined if no free court is wanted. */
export function windowOf(input: FindFreeInput): FreeWindow | undefined {
  if (!input.freeAt) return undefined;
  const { date, from, to } = wantedIn(input);
  const { timeZone } = city();
  const midnight = usualMidnight(date, timeZone);
  const noon = Date.parse(`${date}T12:00:00Z`);
  const opens = midnight === null ? noon - ANYWHERE_MS : midnight + from * MINUTE_MS;
  const closes = midnight === null ? noon + ANYWHERE_MS : midnight + to * MINUTE_MS;
  const begins = Math.min(Math.max(opens, Date.now()), closes);
  const { minutes = 0 } = input;
  return { timeZone, from: new Date(begins), to: new Date(closes), noon: new Date(noon), minutes };
}

/**
 * Of these venues, read with their gaps, those with a court that is free as wanted, and its first such time; the nearest where a
 * time is wanted. Times for women are for women, and for guests, who are told.
 */
export async function withFree<Row extends { courts?: FreeCourt[] | null }>(
  actor: Actor | null,
  rows: readonly Row[],
  input: FindFreeInput,
): Promise<(Row & { free: FreeAtDto })[]> {
  const { date } = wantedIn(input);
  const courts = rows.flatMap((row) => row.courts ?? []);
  const isForAll = await mayHaveWomens(actor, courts);
  const zones = new Set(courts.map(({ timeZone }) => timeZone));
  const midnights = new Map([...zones].map((zone) => [zone, usualMidnight(date, zone)]));
  return rows.flatMap((row) => {
    const free = firstOf(row.courts ?? [], input, { isForAll, midnights });
    return free ? [{ ...row, free }] : [];
  });
}

/** Whether times for women are for this person, or there are none; guests see them, with a mark. */
export async function mayHaveWomens(
  actor: Actor | null,
  courts: readonly Pick<FreeCourt, 'womenHours'>[],
): Promise<boolean> {
  if (!actor || courts.every(({ womenHours }) => womenHours.length === 0)) return true;
  return fitsAudience(await findGender(actor.userId), 'women');
}

function firstOf(
  courts: readonly FreeCourt[],
  input: FindFreeInput,
  { isForAll, midnights }: { isForAll: boolean; midnights: Map<string, number | null> },
): FreeAtDto | null {
  const { date, from, to, farOf } = wantedIn(input);
  const { minutes = 0, priceMax } = input;
  const now = Date.now();
  const last = now + DAYS_AHEAD_MAX * 24 * HOUR_MS;
  let best: FreeAtDto | null = null;
  for (const court of courts) {
    const length = slotsFor(court, minutes);
    const isFree = (begins: number) =>
      begins > now &&
      begins <= last &&
      court.gaps.some(
        ([opens, closes]) => opens <= begins && begins + length * MINUTE_MS <= closes,
      );
    const midnight = midnights.get(court.timeZone) ?? null;
    if (length > LENGTH_MINUTES_MAX) continue;
    if (priceMax !== undefined && court.currency !== city().currency) continue;
    for (const start of startsOfDay(court, date, length)) {
      if (start < from || start >= to) continue;
      if (best && farOf(start) >= farOf(minutesOf(best.time))) continue;
      // Of most days the instants are known without asking the zone for each.
      if (midnight !== null && !isFree(midnight + start * MINUTE_MS)) continue;
      const wall = { date, time: clockOf(start) };
      const slot = slotAt(court, wall, length);
      if (!slot || !isFree(slot.startsAt.getTime())) continue;
      if ((slot.isWomens && !isForAll) || slot.price > (priceMax ?? Number.POSITIVE_INFINITY))
        continue;
      const { id: courtId, name: courtName, currency } = court;
      const { price, isWomens } = slot;
      best = { courtId, courtName, ...wall, minutes: length, price, currency, isWomens };
    }
  }
  return best;
}

/** In milliseconds; null for a day on which the clocks change. */
function usualMidnight(date: string, timeZone: string): number | null {
  const at = (day: string) => toInstant({ date: day, time: '00:00' }, timeZone).getTime();
  const midnight = at(date);
  return at(addDays(date, 1)) - midnight === 24 * HOUR_MS ? midnight : null;
}
