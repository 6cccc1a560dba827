import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';

/** Night in the person's own time zone: from 22:00 until before 7:00. */
export function isQuietHour(now: Date, timeZone: string): boolean {
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }).slice(0, 2));
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

/** Now, or the end of the person's night. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  if (!isQuietHour(now, timeZone)) return now;
  const { date, time } = toWallTime(now, timeZone);
  const day = Number(time.slice(0, 2)) >= QUIET_FROM_HOUR ? addDays(date, 1) : date;
  return toInstant(
    { date: day, time: `${String(QUIET_UNTIL_HOUR).padStart(2, '0')}:00` },
    timeZone,
  );
}
