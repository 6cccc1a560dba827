import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { DateTimeFormat } = Intl;
const FROM = Date.UTC(2026, 0, 1) / 60_000;
const SUMMER = Date.UTC(2026, 5, 1) / 60_000;

/** An old phone: it has Almaty at +06:00, summer time of Cairo is unknown to it, and the name of Kyiv too. */
class OldFormat extends DateTimeFormat {
  constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
    const { timeZone } = options;
    if (timeZone === 'Europe/Kyiv') throw new RangeError(`Invalid time zone: ${timeZone}`);
    const old = { 'Asia/Almaty': 'Asia/Bishkek', 'Africa/Cairo': 'Africa/Tripoli' };
    super(locale, { ...options, timeZone: old[timeZone as keyof typeof old] ?? timeZone });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Intl', { ...Intl, PluralRules: Intl.PluralRules, DateTimeFormat: OldFormat });
  const content = [
    `Asia/Almaty ${FROM}=300`,
    `Africa/Cairo ${FROM}=120 ${SUMMER}=180`,
    `Europe/Kyiv ${FROM}=120 ${SUMMER}=180`,
  ].join(';');
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: (selector: string) => (selector === 'meta[name=zones]' ? { content } : null),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['Asia/Almaty', '2026-11-27T18:30:00Z', 'Fri 27 Nov, 23:30'],
  ['Africa/Cairo', '2026-05-29T18:30:00Z', 'Fri 29 May, 20:30'],
  ['Africa/Cairo', '2026-06-29T21:30:00Z', 'Tue 30 Jun, 00:30'],
  ['Europe/Kyiv', '2026-06-29T18:30:00Z', 'Mon 29 Jun, 21:30'],
  ['Asia/Karachi', '2026-06-29T18:30:00Z', 'Mon 29 Jun, 23:30'],
])(
  'words the time in %s as the server does, on a phone with old zone data',
  async (zone, at, words) => {
    vi.useFakeTimers({ now: new Date(at) });
    const { wordsOf } = await import('@/lib/platform/language/words');
    expect(wordsOf('en').start(at, zone)).toBe(words);
    vi.useRealTimers();
  },
);

it('explains a typed time by the same rules', async () => {
  const { toInstant, toWallTime } = await import('./wall-clock');
  const wall = { date: '2026-11-27', time: '23:30' };
  expect(toInstant(wall, 'Asia/Almaty').toISOString()).toBe('2026-11-27T18:30:00.000Z');
  expect(toWallTime(new Date('2026-11-27T18:30:00Z'), 'Asia/Almaty')).toEqual(wall);
  expect(toInstant({ date: '2026-06-30', time: '00:30' }, 'Europe/Kyiv').toISOString()).toBe(
    '2026-06-29T21:30:00.000Z',
  );
});

it('leaves the times before the list to the phone, unless it does not know the zone', async () => {
  const { servedOffset } = await import('./served-zones');
  const before = Date.UTC(2025, 0, 1);
  expect(servedOffset('Africa/Cairo', before)).toBeUndefined();
  expect(servedOffset('Europe/Kyiv', before)).toBe(120);
});
