import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';

/** Whether it is night for the person, in their own time zone: from 22:00 until before 7:00. */
export function isQuietHour(now: Date, timeZone: string): boolean {
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }).slice(0, 2));
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}
