import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockElsewhere, dayChoices } from './day-choices';

const days = (at: string, timeZone = 'Asia/Karachi') =>
  dayChoices(new Date(at), timeZone).map(({ date }) => date);

describe('the days offered for a game', () => {
  it('are today, tomorrow and Saturday', () => {
    expect(dayChoices(new Date('2026-11-24T09:00:00Z'), 'Asia/Karachi')).toEqual([
      { date: '2026-11-24', name: 'today' },
      { date: '2026-11-25', name: 'tomorrow' },
      { date: '2026-11-28', name: 'weekday' },
    ]);
  });

  it.each([
    ['on Thursday still Saturday', '2026-11-26', '2026-11-28'],
    ['on Friday Sunday', '2026-11-27', '2026-11-29'],
    ['on Saturday the next Friday', '2026-11-28', '2026-12-04'],
    ['on Sunday the next Saturday', '2026-11-29', '2026-12-05'],
  ])('name no day twice: %s', (_what, today, third) => {
    expect(days(`${today}T09:00:00Z`)[2]).toBe(third);
  });

  it('are those of the place', () => {
    const midnight = '2026-12-31T20:00:00Z';
    expect(days(midnight).slice(0, 2)).toEqual(['2027-01-01', '2027-01-02']);
    expect(days(midnight, 'Europe/London').slice(0, 2)).toEqual(['2026-12-31', '2027-01-01']);
  });
});

describe('whose clock a typed time is on', () => {
  const now = Date.parse('2026-11-24T09:00:00Z');
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const said = (time: string, timeZone: string) =>
    clockElsewhere({ date: '2026-11-28', time }, { timeZone, readerZone: 'Asia/Karachi', now });

  it.each([
    ['18:30', 'Asia/Karachi', null],
    ['18:30', 'Asia/Tashkent', null],
    ['18:30', 'Europe/London', 'Sat 28 Nov, 18:30 London time · 23:30 for you'],
    ['23:30', 'America/St_Johns', "Sat 28 Nov, 23:30 St John's time · Sun 08:00 for you"],
    ['', 'Europe/London', 'London time'],
    ['', 'Asia/Karachi', null],
  ])('%s in %s: %s', (time, timeZone, words) => {
    expect(said(time, timeZone)).toBe(words);
  });
});
