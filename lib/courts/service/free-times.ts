import { DAYS_AHEAD_MAX, FREE_DAYS, LENGTH_MINUTES_MAX } from '@/lib/courts/constants';
import { findCourts } from '@/lib/courts/repository/courts';
import { findTaken } from '@/lib/courts/repository/times';
import type { FreeTimesDto, ListFreeTimesInput } from '@/lib/courts/schema/court-time';
import {
  hoursOf,
  requireCourtVenue,
  takesAsks,
  toCourtDto,
} from '@/lib/courts/service/court-facts';
import { type Slot, slotsOfDay } from '@/lib/courts/service/court-hours';
import { mayHaveWomens } from '@/lib/courts/service/find-free';
import { toMoment } from '@/lib/courts/service/read-times';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

/**
 * What is free and taken on a day of a venue, and how much is free on the days of its week from today; never who has it.
 * @throws AppError not_found
 */
export async function listFreeTimes(
  actor: Actor | null,
  venueId: number,
  { date, minutes, sportId }: ListFreeTimesInput,
): Promise<FreeTimesDto> {
  const venue = await requireCourtVenue(actor, venueId);
  const now = new Date();
  const today = toWallTime(now, venue.timeZone).date;
  const last = addDays(today, DAYS_AHEAD_MAX);
  const day = date && date >= today && date <= last ? date : today;
  const all = takesAsks(venue) ? await findCourts(venue.id) : [];
  const courts = all.filter((court) => sportId === undefined || court.sportIds.includes(sportId));
  const lengths = lengthsOf(courts);
  const length = minutes && lengths.includes(minutes) ? minutes : (lengths[0] ?? 60);
  const week = weekOf(day, today, last);
  const span = {
    startsAt: toInstant({ date: week[0] ?? day, time: '00:00' }, venue.timeZone),
    // A night goes on after midnight.
    endsAt: toInstant({ date: addDays(week.at(-1) ?? day, 2), time: '00:00' }, venue.timeZone),
  };
  const ids = courts.map(({ id }) => id);
  const taken = new Map(ids.map((id): [number, Span[]] => [id, []]));
  for (const other of await findTaken(ids, span)) taken.get(other.courtId)?.push(other);
  const isForAll = await mayHaveWomens(actor, courts);
  const slotsOn = (court: (typeof courts)[number], on: string) =>
    slotsOfDay(hoursOf(court, venue), on, length)
      .filter(({ startsAt }) => startsAt > now)
      .map((slot) => {
        const { startsAt, endsAt, price, isWomens } = slot;
        const others = taken.get(court.id);
        const isFree = !others?.some((one) => one.startsAt < endsAt && one.endsAt > startsAt);
        const mayAsk = isFree && (isForAll || !isWomens);
        return { ...toMoment(slot, venue.timeZone), price, isFree, mayAsk, isWomens };
      });
  return {
    date: day,
    today,
    minutes: length,
    lengths,
    sportId: sportId ?? null,
    sports: [...new Map(all.flatMap(({ sports }) => sports).map((one) => [one.id, one])).values()],
    days: week.map((on) => ({
      date: on,
      free: courts.flatMap((court) => slotsOn(court, on)).filter(({ mayAsk }) => mayAsk).length,
    })),
    courts: courts
      .filter(({ slotMinutes }) => length % slotMinutes === 0)
      .map((court) => ({ ...toCourtDto(court), slots: slotsOn(court, day) })),
  };
}

/** The lengths that some court can be asked for, the shortest first. */
function lengthsOf(courts: readonly { slotMinutes: number }[]): number[] {
  const all = courts.flatMap(({ slotMinutes }) =>
    Array.from(
      { length: Math.floor(LENGTH_MINUTES_MAX / slotMinutes) },
      (_, index) => (index + 1) * slotMinutes,
    ),
  );
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** The seven days from today, or later ones in the same steps, that contain the day. */
function weekOf(day: string, today: string, last: string): string[] {
  let first = today;
  while (addDays(first, FREE_DAYS) <= day) first = addDays(first, FREE_DAYS);
  return Array.from({ length: FREE_DAYS }, (_, index) => addDays(first, index)).filter(
    (on) => on <= last,
  );
}
