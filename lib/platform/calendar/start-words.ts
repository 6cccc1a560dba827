import { dateFormat } from './date-format';

/** 'Sat 28 Nov, 19:30' on the clocks of the zone, for notifications. */
export function startWords(startsAt: Date, timeZone: string): string {
  return dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(startsAt);
}
