import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, dayWords, monthWords, weeksOfMonth } from './month';

describe('a calendar month', () => {
  it('consists of weeks from Monday, with gaps before the first and after the last day', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOfMonth('2027-02').flat().filter(Boolean)).toHaveLength(28);
  });

  it('is shown as month and year, and a day with its weekday', () => {
    expect(monthWords('2026-11')).toBe('November 2026');
    expect(dayWords('2026-11-28')).toBe('Saturday 28 November');
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it.each([
    ['ArrowLeft', '2026-11-27'],
    ['ArrowRight', '2026-11-29'],
    ['ArrowUp', '2026-11-21'],
    ['ArrowDown', '2026-12-05'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageDown', '2026-12-28'],
    ['PageUp', '2026-10-28'],
    ['a', null],
  ])('%s moves from 28 November to %s', (key, day) => {
    expect(dayAfterKey(key, '2026-11-28')).toBe(day);
  });

  it('moves from the 31st to the last day of a shorter month', () => {
    expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  });
});
