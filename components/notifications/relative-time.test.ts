import { expect, it } from 'vitest';
import { badgeText, relativeTime } from '@/components/notifications/relative-time';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  [0, 'Just now'],
  [59_999, 'Just now'],
  [60_000, '1m ago'],
  [59 * 60_000 + 59_999, '59m ago'],
  [3_600_000, '1h ago'],
  [24 * 3_600_000 - 1, '23h ago'],
  [24 * 3_600_000, '1d ago'],
  [40 * 24 * 3_600_000, '40d ago'],
  [-5_000, 'Just now'],
])('an age of %i ms is shown as %s', (age, text) => {
  expect(relativeTime(new Date(now.getTime() - age), now)).toBe(text);
});

it.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%i unread notifications show %s on the bell', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});
