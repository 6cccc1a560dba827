const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
// Pakistan has kept +05:00 all year since 2009.
const KARACHI_OFFSET_MINUTES = 5 * 60;

/**
 * Turns the sample data's relative times into dates: builders use offsets and weekdays, and `now` is added only here. Nothing
 * else depends on the day of the first start.
 */
export interface Clock {
  now: Date;
  minutesAgo(minutes: number): Date;
  daysAgo(days: number, minutes?: number): Date;
  /** A local time in Pakistan, this many days from today. */
  onDay(days: number, minuteOfDay: number): Date;
  /** A local time in Pakistan on the next such weekday (ISO) after today, or this many weeks later. */
  onWeekday(weekday: number, weeks: number, minuteOfDay: number): Date;
  /** The calendar date in Pakistan at that moment, in the form of a date column: its midnight in UTC. */
  dateOf(at: Date): Date;
  /** The next 19:30 that is at least two hours away. */
  nextEvening(): Date;
}

export function createClock(now: Date): Clock {
  const localMinutes = Math.floor(now.getTime() / MINUTE_MS) + KARACHI_OFFSET_MINUTES;
  const today = Math.floor(localMinutes / DAY_MINUTES);
  const todayStart = today * DAY_MINUTES - KARACHI_OFFSET_MINUTES;
  // The first day of 1970 was a Thursday.
  const weekdayToday = ((today + 3) % 7) + 1;
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const onDay = (days: number, minuteOfDay: number) =>
    new Date((todayStart + days * DAY_MINUTES + minuteOfDay) * MINUTE_MS);
  return {
    now,
    minutesAgo,
    onDay,
    daysAgo: (days, minutes = 0) => minutesAgo(days * DAY_MINUTES + minutes),
    onWeekday: (weekday, weeks, minuteOfDay) =>
      onDay(((weekday - weekdayToday + 6) % 7) + 1 + weeks * 7, minuteOfDay),
    dateOf: (at) => {
      const local = at.getTime() / MINUTE_MS + KARACHI_OFFSET_MINUTES;
      return new Date(Math.floor(local / DAY_MINUTES) * DAY_MINUTES * MINUTE_MS);
    },
    nextEvening: () => {
      const tonight = onDay(0, 19 * 60 + 30);
      const soon = now.getTime() + 120 * MINUTE_MS;
      return tonight.getTime() >= soon ? tonight : onDay(1, 19 * 60 + 30);
    },
  };
}
