import { DAYS_AHEAD_MAX, LAPSES_AFTER_OPEN_MINUTES } from '@/lib/courts/constants';
import type { CourtSpan } from '@/lib/courts/schema/court';
import type { CourtHours } from '@/lib/courts/schema/find-free';
import { addDays, toInstant, toWallTime, type WallTime } from '@/lib/platform/calendar/wall-clock';
import {
  clockOf,
  DAY_MINUTES,
  minutesOf,
  spanInWeek,
  WEEK_MINUTES,
  weekdayOf,
} from '@/lib/platform/calendar/week';

const MINUTE_MS = 60_000;
const USUAL_DAY = { opens: 8 * 60, closes: 22 * 60 };

export interface Slot extends WallTime {
  startsAt: Date;
  endsAt: Date;
  price: number;
  isWomens: boolean;
}

/** The slots of an opening day with one length, in order; a day that closes after midnight has those, too. */
export function slotsOfDay(court: CourtHours, date: string, minutes: number): Slot[] {
  return startsOfDay(court, date, minutes).flatMap(
    (start) => slotAt(court, wallAt(date, start), minutes) ?? [],
  );
}

/** Their local starts in minutes after the day's midnight; the clocks may skip some. */
export function startsOfDay(court: CourtHours, date: string, minutes: number): number[] {
  if (minutes % court.slotMinutes !== 0) return [];
  return spansOn(court, date).flatMap(([opens, closes]) => {
    const count = Math.floor((closes - opens - minutes) / court.slotMinutes) + 1;
    return Array.from(
      { length: Math.max(0, count) },
      (_, index) => opens + index * court.slotMinutes,
    );
  });
}

/** When a court is open on an opening day, in minutes after its midnight. */
function spansOn({ hours, closedDates }: CourtHours, date: string): [number, number][] {
  if (closedDates.includes(date)) return [];
  const day = weekdayOf(date);
  return hours
    .filter((span) => span.day === day)
    .map((span) => {
      const { from, minutes } = spanInWeek({ ...span, day: 1 });
      return [from, from + minutes];
    });
}

/** The shortest length in whole slots that is enough. */
export const slotsFor = ({ slotMinutes }: { slotMinutes: number }, minutes: number): number =>
  Math.max(1, Math.ceil(minutes / slotMinutes)) * slotMinutes;

/** A slot at any minute, as the desk may enter it; null when the clocks skip its start. */
export function slotAt(court: CourtHours, wall: WallTime, minutes: number): Slot | null {
  const startsAt = toInstant(wall, court.timeZone);
  const there = toWallTime(startsAt, court.timeZone);
  if (there.date !== wall.date || there.time !== wall.time) return null;
  return {
    ...wall,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    price: priceOf(court, wall, minutes),
    isWomens: startsOf(wall, minutes, court.slotMinutes).some((at) =>
      court.womenHours.some((span) => covers(span, at)),
    ),
  };
}

/** Each slot costs what applies at its start; the desk's times pay for parts of a slot by the minute. */
function priceOf(court: CourtHours, wall: WallTime, minutes: number): number {
  const total = startsOf(wall, minutes, court.slotMinutes).reduce((sum, at, index) => {
    const part = Math.min(1, (minutes - index * court.slotMinutes) / court.slotMinutes);
    const price = court.prices.find((span) => covers(span, at))?.price ?? court.price;
    return sum + price * part;
  }, 0);
  return Math.round(total);
}

/** Whether a span contains a minute of the week; one that closes after midnight goes on into the next day. */
function covers({ days, opens, closes }: CourtSpan, minute: number): boolean {
  return days.some((day) => {
    const { from, minutes } = spanInWeek({ day, opens, closes });
    return (minute - from + WEEK_MINUTES) % WEEK_MINUTES < minutes;
  });
}

/** The starts of its slots in minutes of the week. */
function startsOf({ date, time }: WallTime, minutes: number, step: number): number[] {
  const first = (weekdayOf(date) - 1) * DAY_MINUTES + minutesOf(time);
  return Array.from(
    { length: Math.ceil(minutes / step) },
    (_, index) => (first + index * step) % WEEK_MINUTES,
  );
}

/** The slot that a player asks for: one of the opening day, or of the night of the day before. */
export function findSlot(court: CourtHours, wall: WallTime, minutes: number): Slot | undefined {
  return [wall.date, addDays(wall.date, -1)]
    .flatMap((day) => slotsOfDay(court, day, minutes))
    .find(({ date, time }) => date === wall.date && time === wall.time);
}

/** When an ask lapses: after two hours of opening time, or at its start. */
export function lapseAt(court: CourtHours, asked: Date, startsAt: Date): Date {
  let left = LAPSES_AFTER_OPEN_MINUTES * MINUTE_MS;
  const today = toWallTime(asked, court.timeZone).date;
  // The night of the day before may still be on.
  for (let day = -1; day <= DAYS_AHEAD_MAX; day += 1) {
    for (const [opens, closes] of openOn(court, addDays(today, day))) {
      const from = Math.max(opens, asked.getTime());
      if (from >= startsAt.getTime()) return startsAt;
      const open = Math.max(0, closes - from);
      if (open >= left) return new Date(Math.min(from + left, startsAt.getTime()));
      left -= open;
    }
  }
  return startsAt;
}

/** How many minutes a court is open on a day. */
export const openMinutes = (court: CourtHours, date: string): number =>
  openOn(court, date).reduce((sum, [from, to]) => sum + (to - from) / MINUTE_MS, 0);

/** The first and last open minute of a day at any of the courts, after its midnight; of the usual day where none is open. */
export function openSpan(
  courts: readonly CourtHours[],
  date: string,
): { opens: number; closes: number } {
  const spans = courts.flatMap((court) => spansOn(court, date));
  if (spans.length === 0) return USUAL_DAY;
  return {
    opens: Math.min(...spans.map(([opens]) => opens)),
    closes: Math.max(...spans.map(([, closes]) => closes)),
  };
}

/** The spans of an opening day, as instants. */
function openOn(court: CourtHours, date: string): [number, number][] {
  const at = (minute: number) => toInstant(wallAt(date, minute), court.timeZone).getTime();
  return spansOn(court, date).map(([opens, closes]) => [at(opens), at(closes)]);
}

/** The local time so many minutes after a date's midnight. */
const wallAt = (date: string, minutes: number): WallTime => ({
  date: addDays(date, Math.floor(minutes / DAY_MINUTES)),
  time: clockOf(minutes),
});
