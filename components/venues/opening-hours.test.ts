import { describe, expect, it } from 'vitest';
import { hoursLines, openStateAt } from './opening-hours';

const span = (day: number, opens: string, closes: string) => ({ day, opens, closes });
const at = (iso: string) => Date.parse(iso);
const LAHORE = 'Asia/Karachi';

describe('open now', () => {
  const hours = [span(1, '06:00', '10:00'), span(5, '18:00', '02:00'), span(7, '20:00', '01:00')];

  // 23 November 2026 is a Monday; Lahore is five hours ahead of UTC.
  it.each([
    ['2026-11-23T00:59:00Z', false],
    ['2026-11-23T01:00:00Z', true],
    ['2026-11-23T04:59:00Z', true],
    ['2026-11-23T05:00:00Z', false],
    ['2026-11-27T13:00:00Z', true],
    ['2026-11-27T20:59:00Z', true],
    ['2026-11-27T21:00:00Z', false],
    ['2026-11-22T19:59:00Z', true],
    ['2026-11-22T20:00:00Z', false],
  ])('at %s: %j', (moment, open) => {
    expect(openStateAt(hours, LAHORE, at(moment)).isOpen).toBe(open);
  });

  it('uses the local time of the venue', () => {
    const morning = [span(1, '06:00', '10:00')];
    expect(openStateAt(morning, 'Europe/London', at('2026-11-23T07:00:00Z')).isOpen).toBe(true);
    expect(openStateAt(morning, LAHORE, at('2026-11-23T07:00:00Z')).isOpen).toBe(false);
  });

  it('is always true when every day is open for 24 hours', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((day) => span(day, '00:00', '00:00'));
    for (const moment of ['2026-11-22T18:59:00Z', '2026-11-22T19:00:00Z', '2026-11-25T03:11:00Z']) {
      expect(openStateAt(always, LAHORE, at(moment))).toEqual({ isOpen: true, change: null });
    }
  });
});

describe('when that ends', () => {
  const hours = [
    span(1, '06:00', '10:00'),
    span(1, '16:00', '00:00'),
    span(2, '00:00', '01:00'),
    span(7, '20:00', '00:00'),
  ];

  it.each([
    ['2026-11-23T02:00:00Z', 'until 10:00'],
    ['2026-11-23T06:00:00Z', 'opens 16:00'],
    // Past midnight without a pause.
    ['2026-11-23T12:00:00Z', 'until 01:00'],
    ['2026-11-23T20:00:00Z', 'opens Sunday 20:00'],
    ['2026-11-22T18:00:00Z', 'until 00:00'],
    ['2026-11-22T20:00:00Z', 'opens 06:00'],
  ])('at %s: %s', (moment, change) => {
    expect(openStateAt(hours, LAHORE, at(moment)).change).toBe(change);
  });

  it('is not said of a venue without hours', () => {
    expect(openStateAt([], LAHORE, at('2026-11-23T02:00:00Z'))).toEqual({
      isOpen: false,
      change: null,
    });
  });
});

describe('the summary of a week', () => {
  it('groups days with the same hours', () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => span(day, '06:00', '22:00'));
    expect(hoursLines([...weekdays, span(6, '08:00', '12:00'), span(6, '15:00', '20:00')])).toEqual(
      [
        { days: 'Monday to Friday', times: '06:00–22:00' },
        { days: 'Saturday', times: '08:00–12:00, 15:00–20:00' },
        { days: 'Sunday', times: 'Closed' },
      ],
    );
  });

  it('is a single line when every day is the same', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((day) => span(day, '00:00', '00:00'));
    expect(hoursLines(always)).toEqual([{ days: 'Every day', times: 'Open 24 hours' }]);
  });
});
