import { describe, expect, it } from 'vitest';
import { dayChoices } from './game-fields';

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

  it('are called as the reader calls them', () => {
    const names = (viewerZone: string) =>
      dayChoices(new Date('2026-11-24T20:00:00Z'), 'Asia/Karachi', viewerZone).map(
        ({ name }) => name,
      );
    expect(names('America/St_Johns')).toEqual(['tomorrow', 'weekday', 'weekday']);
    expect(names('Asia/Kathmandu')).toEqual(['today', 'tomorrow', 'weekday']);
    const kiritimati = dayChoices(
      new Date('2026-11-24T12:00:00Z'),
      'Asia/Karachi',
      'Pacific/Kiritimati',
    );
    expect(kiritimati.map(({ name }) => name)).toEqual(['weekday', 'today', 'weekday']);
  });
});
