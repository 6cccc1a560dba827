import { expect, it } from 'vitest';
import type { CourtDto } from '@/lib/courts/schema/court';
import type { DeskDto, DeskTimeDto } from '@/lib/courts/schema/court-time';
import { gapsOf, placeOf, rangeOf } from './desk-gaps';

const date = '2026-12-04';
const court = { id: 1, name: 'Court 1', slotMinutes: 60 } as CourtDto;
const at = (time: string, minutes: number, on = date) =>
  ({ id: 1, courtId: 1, date: on, time, minutes }) as DeskTimeDto;
const range = { opens: 17 * 60, closes: 20 * 60 };
const gaps = (...times: DeskTimeDto[]) =>
  gapsOf(range, times, { court, date }).map(({ time, minutes }) => `${time} ${minutes}`);

it('a free day is cut at the slots of the court', () => {
  expect(gaps()).toEqual(['17:00 60', '18:00 60', '19:00 60']);
});

it('gaps end where a time begins, and begin where it ends', () => {
  expect(gaps(at('17:30', 60))).toEqual(['17:00 30', '18:30 30', '19:00 60']);
  expect(gaps(at('17:00', 180))).toEqual([]);
});

it('a time that began before the day, or ends after it, takes its part alone', () => {
  expect(gaps(at('23:00', 19 * 60, '2026-12-03'))).toEqual(['18:00 60', '19:00 60']);
  expect(gaps(at('19:00', 120))).toEqual(['17:00 60', '18:00 60']);
});

it('the day reaches from the first to the last hour of anything in it', () => {
  const desk = {
    date,
    opens: 600,
    closes: 1_200,
    times: [at('08:30', 60), at('00:30', 60, '2026-12-05')],
  };
  expect(rangeOf(desk as DeskDto)).toEqual({ opens: 480, closes: 1_560 });
});

it('rows are quarters of an hour below the names of the courts', () => {
  const where = { column: 2, range, date };
  expect(placeOf(at('17:30', 60), where)).toEqual({ gridRow: '4 / 8', gridColumn: 2 });
});
