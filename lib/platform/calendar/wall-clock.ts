import { tzOffset } from '@date-fns/tz/tzOffset';
import { servedOffset } from './served-zones';

export { addDays } from './add-days';
export { isTimeZone } from './served-zones';

/** Local date and time of a place: 'YYYY-MM-DD' and 'HH:MM'. */
export interface WallTime {
  date: string;
  time: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** 00:00 to 23:59; not 24:00, which belongs to two days. */
export function isClockTime(text: string): boolean {
  return TIME.test(text);
}

/** Minutes ahead of UTC; NaN for an unknown zone. */
export const offsetAt = (timeZone: string, at: number) =>
  servedOffset(timeZone, at) ?? tzOffset(timeZone, new Date(at));

/**
 * The instant of a local time. A time that is skipped in spring moves to after the gap (02:30 becomes 03:30); of a time that
 * is repeated in autumn the first is taken.
 */
export function toInstant({ date, time }: WallTime, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const utc = Date.UTC(year, month - 1, day, hour, minute);
  const withOffsetAt = (at: number) => utc - offsetAt(timeZone, at) * MINUTE_MS;
  const before = withOffsetAt(utc - DAY_MS);
  const after = withOffsetAt(utc + DAY_MS);
  // The offset of the day before is right up to the change, and for the times that are skipped or repeated.
  const isAfter = withOffsetAt(before) !== before && withOffsetAt(after) === after;
  return new Date(isAfter ? after : before);
}

/** The local time of an instant. */
export function toWallTime(instant: Date, timeZone: string): WallTime {
  const at = instant.getTime();
  const there = new Date(at + offsetAt(timeZone, at) * MINUTE_MS).toISOString();
  return { date: there.slice(0, 10), time: there.slice(11, 16) };
}
