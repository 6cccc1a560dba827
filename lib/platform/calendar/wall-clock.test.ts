import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { occurrenceDates } from './occurrences';
import { addDays, isClockTime, isTimeZone, toInstant, toWallTime } from './wall-clock';

const at = (date: string, time: string, zone: string) =>
  toInstant({ date, time }, zone).toISOString();

describe('wall-clock time', () => {
  it('is a different instant in each zone', () => {
    expect(at('2026-11-28', '19:30', 'Asia/Karachi')).toBe('2026-11-28T14:30:00.000Z');
    expect(at('2026-11-28', '19:30', 'Asia/Kathmandu')).toBe('2026-11-28T13:45:00.000Z');
    expect(at('2026-07-01', '19:30', 'America/New_York')).toBe('2026-07-01T23:30:00.000Z');
  });

  it('moves a time skipped in spring past the gap, and takes the first of two in autumn', () => {
    expect(at('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('converts back and forth', () => {
    for (const zone of ['Asia/Karachi', 'Europe/London', 'America/New_York', 'Pacific/Apia']) {
      for (const date of ['2026-12-31', '2028-02-29', '2027-06-15']) {
        const wall = { date, time: '23:59' };
        expect(toWallTime(toInstant(wall, zone), zone)).toEqual(wall);
      }
    }
  });

  it('recognises valid days, times and zones', () => {
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '']).toSatisfy(
      (days: string[]) => days.map(isCalendarDate).join() === 'true,false,false,false,false',
    );
    expect(['00:00', '23:59', '24:00', '7:30', '12:60'].map(isClockTime)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['Asia/Karachi', 'UTC', 'Mars/Olympus', '+05:00', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the dates of a series', () => {
  const rule = { startsOn: '2026-10-14', endsOn: null, count: null, skippedOn: [] } as const;

  it('keep their wall-clock time when the clocks change', () => {
    const dates = occurrenceDates({ ...rule, frequency: 'weekly' }, '2026-11-04');
    expect(dates).toEqual(['2026-10-14', '2026-10-21', '2026-10-28', '2026-11-04']);
    const instants = dates.map((date) => at(date, '18:00', 'Europe/London'));
    expect(instants).toEqual([
      '2026-10-14T17:00:00.000Z',
      '2026-10-21T17:00:00.000Z',
      '2026-10-28T18:00:00.000Z',
      '2026-11-04T18:00:00.000Z',
    ]);
  });

  it('come every two weeks, or monthly on the last day where there is no 31st', () => {
    expect(occurrenceDates({ ...rule, frequency: 'fortnightly' }, '2026-11-11')).toEqual([
      '2026-10-14',
      '2026-10-28',
      '2026-11-11',
    ]);
    expect(
      occurrenceDates({ ...rule, startsOn: '2027-12-31', frequency: 'monthly' }, '2028-04-30'),
    ).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it('end by date or by count, and the count includes skipped dates', () => {
    const weekly = { ...rule, frequency: 'weekly' as const };
    expect(occurrenceDates({ ...weekly, endsOn: '2026-10-27' }, '2027-01-01')).toHaveLength(2);
    expect(
      occurrenceDates({ ...weekly, count: 3, skippedOn: ['2026-10-21'] }, '2027-01-01'),
    ).toEqual(['2026-10-14', '2026-10-28']);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
