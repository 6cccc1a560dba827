import { expect, it } from 'vitest';
import type { CalendarEntryDto } from '@/lib/bookings/schema';
import { rowsOfDay, timeWithin } from './calendar-rows';

const DAY = '2026-12-07';
const settings = { hours: [{ weekday: 1, startMinute: 540, endMinute: 720 }], daysOff: [] };

const entry = (time: string, minutes: number): CalendarEntryDto => ({
  kind: 'booking',
  id: 1,
  title: 'Sara',
  date: DAY,
  time,
  startsAt: `${DAY}T${time}:00.000Z`,
  endsAt: new Date(Date.parse(`${DAY}T${time}:00.000Z`) + minutes * 60_000).toISOString(),
  canMove: true,
  guardians: [],
  movesAtOnce: true,
  isAsked: false,
});

const shown = (...[day, of, entries, from]: Parameters<typeof rowsOfDay>) =>
  rowsOfDay(day, of, entries, from).map((row) =>
    row.kind === 'free'
      ? `${row.minute / 60}${row.isOpen ? '' : ' closed'}`
      : `${row.minute / 60} +${row.minutes}`,
  );

it('lists the free half hours around what is on, outside the hours too', () => {
  expect(shown(DAY, settings, [])).toEqual(['9', '9.5', '10', '10.5', '11', '11.5']);
  expect(shown(DAY, settings, [entry('10:00', 60), entry('13:15', 45)])).toEqual([
    '9',
    '9.5',
    '10 +60',
    '11',
    '11.5',
    '12 closed',
    '12.5 closed',
    '13.25 +45',
  ]);
});

it('lists no free time of today that is over, but what was on', () => {
  expect(shown(DAY, settings, [entry('09:00', 60)], 660)).toEqual(['9 +60', '11', '11.5']);
});

it('a day off, and one without hours, is closed', () => {
  const off = { ...settings, daysOff: [{ id: 1, startsOn: DAY, endsOn: DAY, note: null }] };
  const rows = shown(DAY, off, []);
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([24, '8 closed', '19.5 closed']);
});

it('a height within a long entry is one of its half hours', () => {
  const row = { minute: 600, minutes: 90 };
  expect([-1, 0, 0.34, 0.99, 2].map((share) => timeWithin(row, share))).toEqual([
    '10:00',
    '10:00',
    '10:30',
    '11:00',
    '11:00',
  ]);
});
