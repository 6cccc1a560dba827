import { TZDate } from '@date-fns/tz';

/** What a clock on the wall of a place shows: 'YYYY-MM-DD' and 'HH:MM'. */
export interface WallTime {
  date: string;
  time: string;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** True for a day that the calendar has: 29 February only in leap years. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** 00:00 to 23:59; there is no 24:00, because it is two days at once. */
export function isClockTime(text: string): boolean {
  return TIME.test(text);
}

/** True for an IANA name that this machine can count in; an offset such as '+05:00' is no place. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The instant at which the wall of a place shows that time. A time that the clocks skip in spring is the one after the
 * gap (02:30 becomes 03:30); of a time that comes twice in autumn the first is meant.
 */
export function toInstant({ date, time }: WallTime, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, 0, timeZone).getTime());
}

/** What the wall of a place shows at an instant. */
export function toWallTime(instant: Date, timeZone: string): WallTime {
  const there = new TZDate(instant.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${String(there.getFullYear()).padStart(4, '0')}-${two(there.getMonth() + 1)}-${two(there.getDate())}`,
    time: `${two(there.getHours())}:${two(there.getMinutes())}`,
  };
}

/** Days later on the calendar, whatever the clocks do in between. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
