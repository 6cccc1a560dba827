import { TZDate } from '@date-fns/tz';

export { addDays } from './add-days';

/** Local date and time of a place: 'YYYY-MM-DD' and 'HH:MM'. */
export interface WallTime {
  date: string;
  time: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** 00:00 to 23:59; not 24:00, which belongs to two days. */
export function isClockTime(text: string): boolean {
  return TIME.test(text);
}

/** True for an IANA zone that this machine knows; an offset such as '+05:00' is not a place. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The instant of a local time. A time that is skipped in spring moves to after the gap (02:30 becomes 03:30); of a time that
 * is repeated in autumn the first is taken.
 */
export function toInstant({ date, time }: WallTime, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, 0, timeZone).getTime());
}

/** The local time of an instant. */
export function toWallTime(instant: Date, timeZone: string): WallTime {
  const there = new TZDate(instant.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${String(there.getFullYear()).padStart(4, '0')}-${two(there.getMonth() + 1)}-${two(there.getDate())}`,
    time: `${two(there.getHours())}:${two(there.getMinutes())}`,
  };
}
