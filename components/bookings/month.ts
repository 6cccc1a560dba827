import { addDays } from '@/lib/platform/calendar/wall-clock';
import { city } from '@/lib/platform/city/city';
import { wordsOf } from '@/lib/platform/language/words';

/** '2026-11' of '2026-11-28'. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** `months` may be negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, one = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, one - 1 + months, 1)).toISOString().slice(0, 7);
}

export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 0 for the first day of a week here. */
const placeInWeek = (day: string) => (weekdayOf(day) + 7 - (city().weekStart % 7)) % 7;

/** The days of a month in weeks; null fills the first and last week. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = placeInWeek(days[0] ?? '');
  const cells = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day to which a calendar key moves the focus; null for any other key. */
export function dayAfterKey(key: string, day: string): string | null {
  const weekday = placeInWeek(day);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  if (key === 'PageUp' || key === 'PageDown') {
    const month = daysOfMonth(addMonths(monthOf(day), key === 'PageUp' ? -1 : 1));
    return month[Math.min(Number(day.slice(8)), month.length) - 1] ?? null;
  }
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}

/** 0 for Sunday, 6 for Saturday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A day, in the reader's language. */
export const dateWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  wordsOf().date(`${day}T00:00:00Z`, { timeZone: 'UTC', ...options });

/** 'November 2026' for '2026-11', in the reader's language. */
export const monthWords = (month: string) =>
  dateWords(`${month}-01`, { month: 'long', year: 'numeric' });
/** 'Saturday 28 November', in the reader's language. */
export const dayWords = (day: string) =>
  dateWords(day, { weekday: 'long', day: 'numeric', month: 'long' });
