import { DAYS_AHEAD_MAX, SLOT_STEP_MINUTES } from '@/lib/bookings/constants';
import { type BusyTime, findBusyTimes } from '@/lib/bookings/repository/busy';
import type { ListSlotsInput, SlotDto } from '@/lib/bookings/schema';
import {
  type CoachCalendar,
  readCoachCalendar,
  requireCoach,
} from '@/lib/coaching/service/read-coach';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { clockOf, minutesOf, weekdayOf } from '@/lib/platform/calendar/week';

const MINUTE_MS = 60_000;

interface Week extends CoachCalendar {
  busy: readonly Pick<BusyTime, 'startsAt' | 'endsAt'>[];
  timeZone: string;
}

/** The free slots of a coach: weekly hours without days off, accepted bookings, classes and the coach's own games. */
export async function listSlots(
  actor: Actor | null,
  coachId: number,
  { from, days, duration }: ListSlotsInput,
): Promise<SlotDto[]> {
  const coach = await requireCoach(actor, coachId);
  if (coach.isPaused) return [];
  const { timeZone } = coach;
  const now = new Date();
  const today = toWallTime(now, timeZone).date;
  const first = from && from > today ? from : today;
  const last = addDays(today, DAYS_AHEAD_MAX);
  const range = {
    from: toInstant({ date: first, time: '00:00' }, timeZone),
    to: toInstant({ date: addDays(first, days + 1), time: '00:00' }, timeZone),
  };
  const [calendar, busy] = await Promise.all([
    readCoachCalendar(coachId),
    findBusyTimes(coach.userId, range),
  ]);
  const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
  const week = { ...calendar, busy, timeZone };
  return dates
    .filter((date) => date <= last)
    .flatMap((date) => slotsOfDay(week, { date, duration, now }));
}

/** Every half hour of a day at which a session of that length fits. */
function slotsOfDay(
  week: Week,
  { date, duration, now }: { date: string; duration: number; now: Date },
): SlotDto[] {
  const { hours, daysOff, busy, timeZone } = week;
  if (isDayOff(daysOff, date)) return [];
  const slots: SlotDto[] = [];
  for (const { startMinute, endMinute } of hours.filter(
    (range) => range.weekday === weekdayOf(date),
  )) {
    for (let at = startMinute; at + duration <= endMinute; at += SLOT_STEP_MINUTES) {
      const time = clockOf(at);
      const startsAt = toInstant({ date, time }, timeZone);
      const endsAt = new Date(startsAt.getTime() + duration * MINUTE_MS);
      // A time that the clocks skip in spring does not exist.
      if (toWallTime(startsAt, timeZone).time !== time || startsAt <= now) continue;
      if (!busy.some((taken) => overlaps(taken, { startsAt, endsAt }))) {
        slots.push({ date, time, startsAt: startsAt.toISOString() });
      }
    }
  }
  return slots;
}

/** True when the whole session lies within one of the day's spans. */
export function isWithinHours(
  { hours }: Pick<CoachCalendar, 'hours'>,
  { date, time, duration }: { date: string; time: string; duration: number },
): boolean {
  const start = minutesOf(time);
  return hours.some(
    (range) =>
      range.weekday === weekdayOf(date) &&
      range.startMinute <= start &&
      start + duration <= range.endMinute,
  );
}

export function isDayOff(daysOff: CoachCalendar['daysOff'], date: string): boolean {
  return daysOff.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);
}

function overlaps(
  a: { startsAt: Date; endsAt: Date },
  b: { startsAt: Date; endsAt: Date },
): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
