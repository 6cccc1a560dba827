import { expect, it } from 'vitest';
import { readInstant, wordsIn } from './instant.mjs';

it.each([
  ['2026-11-27 19:30', 'Asia/Karachi', '2026-11-27T14:30:00.000Z'],
  ['2026-11-27T19:30:15', 'Africa/Nairobi', '2026-11-27T16:30:15.000Z'],
  ['2026-11-27T14:30:00Z', 'Africa/Nairobi', '2026-11-27T14:30:00.000Z'],
  ['2026-11-27T14:30+05:00', 'Africa/Nairobi', '2026-11-27T09:30:00.000Z'],
])('reads %s in %s', (text, zone, instant) => {
  const ms = readInstant(text, zone);
  expect(new Date(ms).toISOString()).toBe(instant);
  expect(readInstant(wordsIn(zone)(ms), zone)).toBe(ms);
});

it.each([
  ['yesterday', "yesterday is not a time: write '2026-11-27 19:30', in the zone Europe/Berlin"],
  [
    '2026-02-30 10:00',
    'There is no 2026-02-30 10:00 in the zone Europe/Berlin: clocks show 2026-03-02 10:00:00.',
  ],
  // The clocks go forward.
  ['2026-03-29 02:30', 'There is no 2026-03-29 02:30 in the zone Europe/Berlin: clocks show '],
])('says in a sentence that %s is none', (text, sentence) => {
  expect(() => readInstant(text, 'Europe/Berlin')).toThrow(sentence);
});
