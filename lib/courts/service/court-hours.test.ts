import { expect, it } from 'vitest';
import type { CourtHours } from '@/lib/courts/schema/find-free';
import {
  findSlot,
  lapseAt,
  openMinutes,
  openSpan,
  slotAt,
  slotsOfDay,
} from '@/lib/courts/service/court-hours';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const daily = (opens: string, closes: string) => EVERY_DAY.map((day) => ({ day, opens, closes }));
const court: CourtHours = {
  slotMinutes: 60,
  price: 200_000,
  prices: [
    { days: [5], opens: '18:00', closes: '02:00', price: 500_000 },
    { days: EVERY_DAY, opens: '17:00', closes: '23:00', price: 400_000 },
  ],
  womenHours: [{ days: [1], opens: '10:00', closes: '12:00' }],
  hours: daily('09:00', '02:00'),
  closedDates: ['2026-12-25'],
  timeZone: 'Asia/Karachi',
};
const times = (slots: { date: string; time: string }[]) =>
  slots.map(({ date, time }) => `${date} ${time}`);

it('an evening goes on after midnight, and ends with the opening time', () => {
  const slots = slotsOfDay(court, '2026-12-04', 120);
  expect(times(slots).slice(-2)).toEqual(['2026-12-04 23:00', '2026-12-05 00:00']);
  expect(slots.at(-1)?.endsAt.toISOString()).toBe('2026-12-04T21:00:00.000Z');
});

it('a length that is no number of slots, and a closed day, have none', () => {
  expect(slotsOfDay(court, '2026-12-04', 90)).toEqual([]);
  expect(slotsOfDay(court, '2026-12-25', 60)).toEqual([]);
});

it('each slot costs what applies at its start, also in the night after a Friday', () => {
  const price = (date: string, time: string, minutes = 60) =>
    slotAt(court, { date, time }, minutes)?.price;
  expect(price('2026-12-03', '16:00')).toBe(200_000);
  expect(price('2026-12-03', '16:00', 120)).toBe(600_000);
  expect(price('2026-12-04', '17:00', 120)).toBe(900_000);
  expect(price('2026-12-05', '00:00', 120)).toBe(1_000_000);
  expect(price('2026-12-04', '00:00')).toBe(200_000);
  expect(price('2026-12-03', '10:00', 30)).toBe(100_000);
});

it('a time is for women once a part of it is', () => {
  const monday = slotsOfDay(court, '2026-12-07', 120);
  expect(times(monday.filter(({ isWomens }) => isWomens))).toEqual([
    '2026-12-07 09:00',
    '2026-12-07 10:00',
    '2026-12-07 11:00',
  ]);
});

it('a player asks for a slot of the day or of the night before, and for nothing between', () => {
  expect(findSlot(court, { date: '2026-12-05', time: '01:00' }, 60)).toBeDefined();
  expect(findSlot(court, { date: '2026-12-05', time: '03:00' }, 60)).toBeUndefined();
  expect(findSlot(court, { date: '2026-12-05', time: '10:30' }, 60)).toBeUndefined();
});

it('the night after a closed day is closed, that after an open one is not', () => {
  expect(findSlot(court, { date: '2026-12-26', time: '00:00' }, 60)).toBeUndefined();
  expect(findSlot(court, { date: '2026-12-25', time: '00:00' }, 60)).toBeDefined();
});

it('when clocks go forward a skipped time is no slot, and others keep their length', () => {
  const london = { ...court, hours: daily('00:00', '04:00'), timeZone: 'Europe/London' };
  const slots = slotsOfDay(london, '2027-03-28', 60);
  expect(slots.map(({ time }) => time)).toEqual(['00:00', '02:00', '03:00']);
  for (const { startsAt, endsAt } of slots) expect(+endsAt - +startsAt).toBe(3_600_000);
});

it('when clocks go back no two slots overlap', () => {
  const london = { ...court, hours: daily('00:00', '04:00'), timeZone: 'Europe/London' };
  const slots = slotsOfDay(london, '2026-10-25', 60);
  expect(slots).toHaveLength(4);
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (next) expect(slot.endsAt <= next.startsAt).toBe(true);
  }
});

it('an ask lapses after two hours of opening time, or at its start', () => {
  const at = (text: string) => new Date(`${text}+05:00`);
  const lapse = (asked: string, start: string) =>
    lapseAt(court, at(asked), at(start)).toISOString();
  const tomorrow = '2026-12-05T20:00:00';
  expect(lapse('2026-12-04T12:00:00', tomorrow)).toBe(at('2026-12-04T14:00:00').toISOString());
  // Open until two, and again from nine.
  expect(lapse('2026-12-04T01:00:00', tomorrow)).toBe(at('2026-12-04T10:00:00').toISOString());
  expect(lapse('2026-12-04T04:00:00', tomorrow)).toBe(at('2026-12-04T11:00:00').toISOString());
  expect(lapse('2026-12-04T12:00:00', '2026-12-04T13:00:00')).toBe(
    at('2026-12-04T13:00:00').toISOString(),
  );
});

it('knows how long a day is open', () => {
  expect(openMinutes(court, '2026-12-04')).toBe(17 * 60);
  expect(openMinutes(court, '2026-12-25')).toBe(0);
  expect(openSpan([court], '2026-12-04')).toEqual({ opens: 540, closes: 1_560 });
  expect(openSpan([court], '2026-12-25')).toEqual({ opens: 480, closes: 1_320 });
});
