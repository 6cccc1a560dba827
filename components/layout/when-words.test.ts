import { expect, it } from 'vitest';
import { countdownWords, ownWords, whenWords } from '@/components/layout/when-words';

const game = { startsAt: '2026-11-28T14:30:00.000Z', timeZone: 'Asia/Karachi' };
const at = (iso: string) => new Date(iso).getTime();

it('says when in the zone of the place, and today and tomorrow by the days there', () => {
  expect(whenWords(game, null)).toBe('Sat 28 Nov, 19:30');
  expect(whenWords(game, at('2026-11-27T19:30:00Z'))).toBe('Today 19:30');
  expect(whenWords(game, at('2026-11-27T18:30:00Z'))).toBe('Tomorrow 19:30');
});

it('says when by the clock of a reader elsewhere', () => {
  expect(ownWords(game, 'Australia/Sydney')).toBe('Sun 29 Nov, 01:30 where you are');
});

it('counts down to the second, across midnight and the end of a day, and stops at the start', () => {
  expect(countdownWords(game.startsAt, at('2026-11-26T12:29:59Z'))).toBe('2d 02h 00m 01s');
  expect(countdownWords(game.startsAt, at('2026-11-28T14:29:59.500Z'))).toBeNull();
  expect(countdownWords(game.startsAt, at('2026-11-28T14:29:59Z'))).toBe('00h 00m 01s');
  expect(countdownWords(game.startsAt, at('2026-11-28T15:00:00Z'))).toBeNull();
});
