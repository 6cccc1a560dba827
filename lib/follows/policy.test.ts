import { expect, it } from 'vitest';
import { dayOf, letterWeek, nextMorning } from './policy';

const KARACHI = 'Asia/Karachi';
const at = (text: string) => new Date(`${text}+05:00`);

it.each([
  ['Wednesday at noon', '2026-12-02T12:00', null],
  ['Thursday at dawn', '2026-12-03T08:59', null],
  ['Thursday morning', '2026-12-03T09:00', '2026-11-30'],
  ['Thursday at night', '2026-12-03T22:00', null],
  ['Sunday evening', '2026-12-06T21:59', '2026-11-30'],
  ['the Monday after', '2026-12-07T09:00', null],
])('the letter of a week on %s', (_, now, week) => {
  expect(letterWeek(at(now), KARACHI)).toBe(week);
});

it('a day is the person’s own', () => {
  expect(dayOf(at('2026-12-03T00:30'), KARACHI)).toBe('2026-12-03');
  expect(dayOf(at('2026-12-03T00:30'), 'Europe/London')).toBe('2026-12-02');
  expect(nextMorning(at('2026-12-03T23:30'), KARACHI)).toEqual(at('2026-12-04T09:00'));
});
