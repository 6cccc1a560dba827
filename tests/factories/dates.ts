import { isQuietHour } from '@/lib/notifications/policy';

const HOUR_MS = 3_600_000;

/** Whole hours from now; negative is the past. */
export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * HOUR_MS);
}

/** A time zone where it is day now, so that reminders do not wait for the morning. */
export function zoneByDay(): string {
  const zones = ['Asia/Karachi', 'America/Los_Angeles'];
  return zones.find((zone) => !isQuietHour(new Date(), zone)) ?? 'Etc/UTC';
}
