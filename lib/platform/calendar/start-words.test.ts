import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { zonedStart } from '@/lib/platform/calendar/start-words';

// Dates of the present year omit it.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-28T00:00:00Z') }));
afterAll(() => void vi.useRealTimers());

it.each([
  ['Asia/Karachi', 'Sun 29 Nov, 00:30 Karachi time'],
  ['UTC', 'Sat 28 Nov, 19:30 UTC'],
])('names the day, the time and the zone in %s', (timeZone, words) => {
  expect(zonedStart({ startsAt: '2026-11-28T19:30:00Z', timeZone })).toBe(words);
});
