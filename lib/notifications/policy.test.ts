import { expect, it } from 'vitest';
import { afterQuietHours, isQuietHour } from './policy';

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

it.each([
  ['2027-03-10T12:00:00Z', '2027-03-10T12:00:00.000Z'],
  // 22:30 and 06:59 in Lahore.
  ['2027-03-10T17:30:00Z', '2027-03-11T02:00:00.000Z'],
  ['2027-03-11T01:59:00Z', '2027-03-11T02:00:00.000Z'],
])('what comes up at %s is told at %s in Lahore', (instant, notified) => {
  expect(afterQuietHours(new Date(instant), 'Asia/Karachi').toISOString()).toBe(notified);
});
