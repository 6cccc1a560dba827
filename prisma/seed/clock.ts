import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Turns the sample data's relative times into dates: builders use offsets and weekdays, and `now` is added only here. Nothing
 * else depends on the day of the first start.
 */
export interface Clock {
  now: Date;
  timeZone: string;
  minutesAgo(minutes: number): Date;
  daysAgo(days: number, minutes?: number): Date;
  /** A local time, this many days from today. */
  onDay(days: number, minuteOfDay: number): Date;
  /** A local time on the next such weekday (ISO) after today, or this many weeks later. */
  onWeekday(weekday: number, weeks: number, minuteOfDay: number): Date;
  /** The local calendar date at that moment, in the form of a date column: its midnight in UTC. */
  dateOf(at: Date): Date;
  /** The next 19:30 that is at least two hours away. */
  nextEvening(): Date;
}

export function createClock(now: Date, timeZone: string): Clock {
  const { date: today } = toWallTime(now, timeZone);
  const weekdayToday = new Date(today).getUTCDay() || 7;
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const onDay = (days: number, minuteOfDay: number) => {
    const time = new Date(minuteOfDay * MINUTE_MS).toISOString().slice(11, 16);
    return toInstant({ date: addDays(today, days), time }, timeZone);
  };
  return {
    now,
    timeZone,
    minutesAgo,
    onDay,
    daysAgo: (days, minutes = 0) => minutesAgo(days * DAY_MINUTES + minutes),
    onWeekday: (weekday, weeks, minuteOfDay) =>
      onDay(((weekday - weekdayToday + 6) % 7) + 1 + weeks * 7, minuteOfDay),
    dateOf: (at) => new Date(toWallTime(at, timeZone).date),
    nextEvening: () => {
      const tonight = onDay(0, 19 * 60 + 30);
      const soon = now.getTime() + 120 * MINUTE_MS;
      return tonight.getTime() >= soon ? tonight : onDay(1, 19 * 60 + 30);
    },
  };
}
