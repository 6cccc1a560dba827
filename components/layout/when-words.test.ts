import { expect, it } from 'vitest';
import { countdownWords, ownWords, whenWords } from '@/components/layout/when-words';

const game = { startsAt: '2026-11-28T14:30:00.000Z', timeZone: 'Asia/Karachi' };
const at = (iso: string) => new Date(iso).getTime();

it('gives the time, today and tomorrow in the time zone of the place', () => {
  expect(whenWords(game, null)).toBe('Sat 28 Nov, 19:30');
  expect(whenWords(game, at('2026-11-27T19:30:00Z'))).toBe('Today 19:30');
  expect(whenWords(game, at('2026-11-27T18:30:00Z'))).toBe('Tomorrow 19:30');
  expect(whenWords(game, at('2026-11-27T18:30:00Z'), true)).toBe('tomorrow 19:30');
});

it('gives the local time of a reader in another time zone', () => {
  expect(ownWords(game, 'Australia/Sydney')).toBe('Sun 29 Nov, 01:30 where you are');
});

it('counts down to the second, across days, and stops at the start', () => {
  expect(countdownWords(game.startsAt, at('2026-11-26T12:29:59Z'))).toBe('2d 02h 00m 01s');
  expect(countdownWords(game.startsAt, at('2026-11-28T14:29:59.500Z'))).toBeNull();
  expect(countdownWords(game.startsAt, at('2026-11-28T14:29:59Z'))).toBe('00h 00m 01s');
  expect(countdownWords(game.startsAt, at('2026-11-28T15:00:00Z'))).toBeNull();
});
