import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { wordsOf } from '@/lib/platform/language/words';

// In its own file, so that guests' pages load neither zod nor its sentences.

export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = WEEKDAYS.length * DAY_MINUTES;

/** Opening spans of a week: four per day. */
export const OPENING_SPANS_MAX = 28;

/** A Sunday, so that adding 1 gives Monday. */
const BEFORE_MONDAY = Date.UTC(2026, 10, 22);

/** Monday 1 to Sunday 7, in the reader's language. */
export function weekdayWords(day: number): string {
  const at = BEFORE_MONDAY + day * DAY_MINUTES * 60_000;
  return wordsOf().date(at, { weekday: 'long', timeZone: 'UTC' });
}

/** Part of a day in the venue's local time: '06:00' to '22:00'. */
interface Span {
  day: number;
  opens: string;
  closes: string;
}

/** The start of a span in minutes since Monday 00:00, and its length. */
export function spanInWeek({ day, opens, closes }: Span): { from: number; minutes: number } {
  const from = minutesOf(opens);
  const minutes = (minutesOf(closes) - from + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return { from: (day - 1) * DAY_MINUTES + from, minutes };
}

/** After midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** '01:30' for 90 minutes after a midnight, and for those after the next one. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor((minutes % DAY_MINUTES) / 60))}:${two(minutes % 60)}`;
}

/** Monday 1 to Sunday 7. */
export const weekdayOf = (date: string): number =>
  new Date(`${date}T00:00:00Z`).getUTCDay() || WEEKDAYS.length;
