import { dateFormat } from './date-format';

/** 'Dubai time'; a zone without a city is shown as an offset: 'UTC', 'GMT+5'. */
export function zoneWords(timeZone: string, instant: Date): string {
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/')) {
    return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  }
  const parts = dateFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Offset names differ between versions of the locale data.
  return /^GMT(?:\+0)?$/.test(offset) ? 'UTC' : offset;
}

/** Whether the clocks of two zones show the same at an instant: Karachi and Tashkent always do. */
export function sameClock(a: string, b: string, instant: Date): boolean {
  if (a === b) return true;
  const wall = (timeZone: string) =>
    dateFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  return wall(a) === wall(b);
}
