import { city } from '@/lib/platform/city/city';

/** Monday 1 to Sunday 7, as ISO 8601 numbers them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Monday 1 to Sunday 7, in the order of a week here. */
export const weekdaysHere = (): number[] =>
  WEEKDAYS.map((_, index) => ((city().weekStart - 1 + index) % WEEKDAYS.length) + 1);
