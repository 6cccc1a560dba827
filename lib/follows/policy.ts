import { LETTER_FROM_HOUR, LETTER_WEEKDAY } from '@/lib/follows/constants';
import { isQuietHour } from '@/lib/notifications/policy';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';

/** The person's date, 'YYYY-MM-DD': there is one notification for each. */
export function dayOf(now: Date, timeZone: string): string {
  return toWallTime(now, timeZone).date;
}

/** The start of the person's next day, once their night is over. */
export function nextMorning(now: Date, timeZone: string): Date {
  const time = `${String(LETTER_FROM_HOUR).padStart(2, '0')}:00`;
  return toInstant({ date: addDays(dayOf(now, timeZone), 1), time }, timeZone);
}

/** The Monday of the person's week when its letter is due, from Thursday morning to Sunday and not at night; else null. */
export function letterWeek(now: Date, timeZone: string): string | null {
  const { date, time } = toWallTime(now, timeZone);
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  if (weekday < LETTER_WEEKDAY || isQuietHour(now, timeZone)) return null;
  if (weekday === LETTER_WEEKDAY && Number(time.slice(0, 2)) < LETTER_FROM_HOUR) return null;
  return addDays(date, -weekday);
}
