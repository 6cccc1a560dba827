import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCity } from '@/lib/platform/city/city';
import { wordsOf } from './words';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  // It is 2027 in Karachi and 2026 in London.
  ['en', 'Asia/Karachi', 'Sat 2 Jan, 20:30'],
  ['en', 'Europe/London', 'Sat, 2 Jan 2027, 15:30'],
  ['ur', 'Europe/London', 'ہفتہ، 2 جنوری، 2027، 15:30'],
] as const)(
  'a date of another year carries the year, judged in the place’s zone: %s, %s',
  (language, timeZone, words) => {
    const { start, date } = wordsOf(language);
    expect(start('2027-01-02T15:30:00Z', timeZone)).toBe(words);
    const day = date('2025-06-01T12:00:00Z', { timeZone, day: 'numeric', month: 'long' });
    expect(day).toContain('2025');
    expect(date('2027-01-02T15:30:00Z', { timeZone, hour: '2-digit', minute: '2-digit' })).toMatch(
      /^\d\d:30$/,
    );
  },
);

it.each([
  ['en', 'PKR', 'Rs.\u{a0}2,500'],
  ['ur', 'PKR', 'Rs\u{a0}2,500'],
  ['en', 'EUR', 'EUR\u{a0}25'],
  ['en', 'KWD', 'KWD\u{a0}2.500'],
  ['en', 'JPY', 'JPY\u{a0}2,500'],
] as const)('an amount stays on one line: %s, %s', (language, currency, words) => {
  expect(wordsOf(language).money(2_500, currency)).toBe(words);
});

it.each([
  ['d24', 'Sat 28 Nov, 18:30', '18:30'],
  ['d12', 'Sat 28 Nov, 6:30\u{a0}pm', '6:30\u{a0}pm'],
  ['m24', 'Sat, Nov 28, 18:30', '18:30'],
  ['m12', 'Sat, Nov 28, 6:30\u{a0}PM', '6:30\u{a0}PM'],
] as const)(
  'a reader has dates of their own, and figures of the country: %s',
  (style, start, time) => {
    setCity({ countryCode: 'ZA', clock: style.endsWith('12') ? 24 : 12 });
    const words = wordsOf('en', style);
    expect(words.start('2026-11-28T18:30:00Z', 'UTC')).toBe(start);
    expect(words.clock('18:30')).toBe(time);
    expect(words.number(1_234.5, 1)).toBe('1\u{a0}234,5');
    setCity({});
  },
);

it('an amount has the digits of its currency, or none', () => {
  const { money, number } = wordsOf('en');
  expect([750, 700, 705].map((amount) => money(amount, 'EUR'))).toEqual([
    'EUR\u{a0}7.50',
    'EUR\u{a0}7',
    'EUR\u{a0}7.05',
  ]);
  expect([number(12.5), number(12.5, 1), number(12, 1)]).toEqual(['12.5', '12.5', '12.0']);
});

it.each([
  ['PK', 'Sat 28 Nov, 18:30', '1,234.5'],
  ['US', 'Sat, Nov 28, 18:30', '1,234.5'],
  ['KE', 'Sat 28 Nov, 18:30', '1,234.5'],
  ['PT', 'Sat 28 Nov, 18:30', '1,234.5'],
  ['ZA', 'Sat 28 Nov, 18:30', '1\u{a0}234,5'],
])(
  'English has the order of days and the figures of the country: %s',
  (countryCode, start, figure) => {
    setCity({ countryCode });
    const { number, ...words } = wordsOf('en');
    expect(words.start('2026-11-28T18:30:00Z', 'UTC')).toBe(start);
    expect(number(1_234.5, 1)).toBe(figure);
    setCity({});
  },
);
