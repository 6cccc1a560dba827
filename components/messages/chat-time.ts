import { dateFormat } from '@/lib/platform/calendar/date-format';

const DAY_MS = 86_400_000;

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** The time only, or date and time when older than 24 hours. */
export function chatTime(then: Date, now: number): string {
  const time = dateFormat('en-GB', TIME).format(then);
  if (now - then.getTime() <= DAY_MS) return time;
  return `${shortDate(then, now)} ${time}`;
}

function shortDate(then: Date, now: number): string {
  const year =
    then.getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const };
  return dateFormat('en-GB', { day: 'numeric', month: 'short', ...year }).format(then);
}

const dayOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The line between two days: 'Today', 'Yesterday', 'Sat 28 Nov'. */
export function dayLabel(then: Date, now: number): string {
  const days = Math.round((dayOf(new Date(now)) - dayOf(then)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const weekday = dateFormat('en-GB', { weekday: 'short' }).format(then);
  return `${weekday} ${shortDate(then, now)}`;
}

export function isSameDay(a: Date, b: Date): boolean {
  return dayOf(a) === dayOf(b);
}
