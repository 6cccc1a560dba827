import { expect, it } from 'vitest';
import { isQuietHour } from './policy';

it.each([
  ['2026-11-28T16:59:59Z', false],
  ['2026-11-28T17:00:00Z', true],
  ['2026-11-28T19:00:00Z', true],
  ['2026-11-29T01:59:59Z', true],
  ['2026-11-29T02:00:00Z', false],
])('%s is a quiet hour in Lahore: %s', (instant, quiet) => {
  expect(isQuietHour(new Date(instant), 'Asia/Karachi')).toBe(quiet);
});

it('quiet hours follow the person’s time zone', () => {
  const instant = new Date('2026-11-28T17:00:00Z');
  expect(isQuietHour(instant, 'Europe/London')).toBe(false);
  expect(isQuietHour(instant, 'Australia/Sydney')).toBe(true);
});
