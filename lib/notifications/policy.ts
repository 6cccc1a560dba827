import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';

/** Is it the person's night? By their own clock, 22:00 belongs to it and 7:00 does not. */
export function isQuietHour(now: Date, timeZone: string): boolean {
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }).slice(0, 2));
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}
