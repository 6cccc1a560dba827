import { expect, it } from 'vitest';
import { startWords } from '@/lib/platform/calendar/start-words';

it.each([
  ['Asia/Karachi', 'Sun 29 Nov, 00:30'],
  ['UTC', 'Sat 28 Nov, 19:30'],
])('names the day and the time in %s', (timeZone, words) => {
  expect(startWords(new Date('2026-11-28T19:30:00Z'), timeZone)).toBe(words);
});
