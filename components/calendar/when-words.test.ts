import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { countdownWords, startsInWords, whenWords } from './when-words';

// Dates of the present year omit it.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-28T00:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const game = { startsAt: '2026-11-28T14:30:00.000Z', timeZone: 'Asia/Karachi' };
const at = (iso: string) => new Date(iso).getTime();

it('gives the time, today and tomorrow in the time zone of the place', () => {
  expect(whenWords(game, null)).toBe('Sat 28 Nov, 19:30');
  expect(whenWords(game, at('2026-11-27T19:30:00Z'))).toBe('Today 19:30');
  expect(whenWords(game, at('2026-11-27T18:30:00Z'))).toBe('Tomorrow 19:30');
  expect(whenWords(game, at('2026-11-27T18:30:00Z'), true)).toBe('tomorrow 19:30');
});

it('gives the local time of a reader in another time zone', () => {
  const now = at('2026-11-28T13:00:00Z');
  expect(whenWords(game, now, false, 'Australia/Sydney')).toBe(
    'Sat 28 Nov, 19:30 Karachi time · Sun 01:30 for you',
  );
  expect(whenWords(game, now, true, 'Asia/Dubai')).toBe(
    'Sat 28 Nov, 19:30 Karachi time (18:30 for you)',
  );
  const far = { startsAt: '2026-11-28T03:00:00Z', timeZone: 'America/St_Johns' };
  expect(whenWords(far, now, false, 'Asia/Karachi')).toBe(
    "Fri 27 Nov, 23:30 St John's time · Sat 08:00 for you",
  );
  expect(zonedStart(game)).toBe('Sat 28 Nov, 19:30 Karachi time');
});

it('says the year of another year, there, and the reader’s own day', () => {
  const newYear = { startsAt: '2027-01-02T03:00:00Z', timeZone: 'America/St_Johns' };
  const now = at('2026-12-31T22:00:00Z');
  expect(whenWords(newYear, now, true, 'Asia/Karachi')).toBe(
    "Fri, 1 Jan 2027, 23:30 St John's time (Sat 08:00 for you)",
  );
  expect(whenWords(newYear, null)).toBe('Fri, 1 Jan 2027, 23:30');
  expect(zonedStart(newYear)).toBe("Fri, 1 Jan 2027, 23:30 St John's time");
});

it('has tomorrow on the day after one with 25 hours', () => {
  const match = { startsAt: '2026-10-26T12:00:00Z', timeZone: 'Europe/London' };
  expect(whenWords(match, at('2026-10-24T23:30:00Z'), false, 'Europe/London')).toBe(
    'Tomorrow 12:00',
  );
});

it('counts down to the second, across days, and stops at the start', () => {
  expect(countdownWords(game.startsAt, at('2026-11-26T12:29:59Z'))).toBe('2d 02h 00m 01s');
  expect(countdownWords(game.startsAt, at('2026-11-28T14:29:59.500Z'))).toBeNull();
  expect(countdownWords(game.startsAt, at('2026-11-28T14:29:59Z'))).toBe('00h 00m 01s');
  expect(countdownWords(game.startsAt, at('2026-11-28T15:00:00Z'))).toBeNull();
  expect(startsInWords(game.startsAt, at('2026-11-26T12:29:59Z'))).toBe('in 2\u{a0}d 2\u{a0}h');
  expect(startsInWords(game.startsAt, at('2026-11-28T13:29:59Z'))).toBe('in 1\u{a0}h');
  expect(startsInWords(game.startsAt, at('2026-11-28T13:30:52Z'))).toBe('in 59m 08s');
  expect(startsInWords(game.startsAt, at('2026-11-28T15:00:00Z'))).toBeNull();
});
