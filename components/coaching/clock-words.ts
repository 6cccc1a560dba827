import { currentTime } from '@/lib/platform/browser/clock';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { wordsOf } from '@/lib/platform/language/words';

/** Today's date in a time zone: the first day that can be booked. */
export function todayIn(timeZone: string): string {
  return toWallTime(new Date(currentTime()), timeZone).date;
}

/** 'Monday' for 1, 'Sunday' for 7, in the reader's language. */
export function weekdayWords(weekday: number): string {
  // 1 January 2024 was a Monday.
  return wordsOf().date(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' });
}

/** '09:30' for minutes after midnight; the end of the day is 24:00. */
export function clockWords(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes after midnight for '09:30'; null for anything else. */
export function minutesOf(clock: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(clock);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 1_440 ? minutes : null;
}
