import { describe, expect, it } from 'vitest';
import { openingHoursSchema } from '@/lib/platform/calendar/opening-hours';
import { isNeverOpen, parseOpeningHours } from './parse-opening-hours';

/** '1 06:00-22:00' for Monday. */
const said = (text: string) =>
  parseOpeningHours(text)?.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`) ?? null;

const daily = (hours: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} ${hours}`);

it.each([
  ['24/7', daily('00:00-00:00')],
  ['Mo-Su 06:00-22:00', daily('06:00-22:00')],
  ['06:00-22:00', daily('06:00-22:00')],
  ['Mo-Su 00:00-24:00', daily('00:00-00:00')],
  ['Mo, We 6:30 - 9:00', ['1 06:30-09:00', '3 06:30-09:00']],
  ['Fr 14:00-22:00; PH off', ['5 14:00-22:00']],
  ['Sa-Mo 08:00-12:00', ['1 08:00-12:00', '6 08:00-12:00', '7 08:00-12:00']],
  ['Mo 06:00-10:00,16:00-22:00', ['1 06:00-10:00', '1 16:00-22:00']],
  ['Fr 18:00-02:00', ['5 18:00-02:00']],
  ['Fr 18:00-26:00', ['5 18:00-02:00']],
  ['Monday-Tuesday: 09:00–17:00', ['1 09:00-17:00', '2 09:00-17:00']],
  ['Sa 10:00-14:00, Su 12:00-14:00', ['6 10:00-14:00', '7 12:00-14:00']],
  ['Mo-Su 06:00-22:00; Tu-Sa off; Su 07:00-09:00', ['1 06:00-22:00', '7 07:00-09:00']],
])('parses %j', (text, spans) => {
  expect(said(text)).toEqual(spans);
});

it.each([
  '',
  'sunrise-sunset',
  'Apr-Oct: Mo-Su 06:00-22:00',
  '10:00+',
  '"by appointment"',
  'Mo-Fr',
  'Mo 25:99-26:00',
  'Mo off',
  'Xx 10:00-12:00',
  'Mo 10:00-12:00,11:00-13:00',
  'dawn to dusk',
  'Mo-Fr 09:00-17:00 || "call"',
])('does not guess from %j', (text) => {
  expect(parseOpeningHours(text)).toBeNull();
});

describe('opening hours from a form', () => {
  const span = (day: number, opens: string, closes: string) => ({ day, opens, closes });

  it('are sorted by day and time', () => {
    const given = [span(2, '09:00', '12:00'), span(1, '18:00', '02:00'), span(1, '06:00', '09:00')];
    expect(openingHoursSchema.parse(given).map(({ day, opens }) => [day, opens])).toEqual([
      [1, '06:00'],
      [1, '18:00'],
      [2, '09:00'],
    ]);
  });

  it.each([
    [[span(1, '06:00', '12:00'), span(1, '11:00', '13:00')], 'Monday'],
    [[span(1, '18:00', '03:00'), span(2, '02:00', '04:00')], 'Monday'],
    [[span(7, '18:00', '03:00'), span(1, '02:00', '04:00')], 'Sunday'],
  ])('are refused when they overlap: %j', (spans, day) => {
    const { error } = openingHoursSchema.safeParse(spans);
    expect(error?.issues[0]?.message).toBe(`The opening hours of ${day} overlap`);
  });

  it('can be one span that covers the whole day', () => {
    expect(openingHoursSchema.safeParse([span(3, '00:00', '00:00')]).success).toBe(true);
    expect(openingHoursSchema.safeParse([span(3, '24:00', '00:00')]).success).toBe(false);
  });
});

it.each([
  'off',
  'Closed',
  '24/7 closed',
  'Mo-Su off',
  'Mo-Su,PH off',
  'Mo-Fr off; Sa-Su off',
  'Mo-Fr off, Sa,Su off',
  'Mo-Su 00:00-24:00 off',
  'Sa-Th off; Fr closed; PH off',
  'closed; PH off',
  'closed; Jan 01 off',
  'off "until the roof is mended"',
  '"permanently closed"',
  'Mo-Fr 09:00-17:00; off',
])('%s opens on no day', (hours) => expect(isNeverOpen(hours)).toBe(true));

it.each([
  '',
  'PH off',
  'Mo off',
  'Mo-Fr off',
  'off; Sa 09:00-12:00',
  'Mo-Fr off; Sa-Su 08:00-20:00',
  'off || "by appointment"',
  'Jun-Aug off',
  'Mo-Su 06:00-22:00; Fr off',
  'sunrise-sunset',
])('%j may open', (hours) => expect(isNeverOpen(hours)).toBe(false));
