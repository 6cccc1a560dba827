import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCachedClocks } from '@/lib/platform/browser/cached-clocks';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { setCity } from '@/lib/platform/city/city';
import { LANGUAGE_CODES } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { wordsOf } from '@/lib/platform/language/words';
import { countdownClock, dayClock } from './cached-clock';
import { countdownWords, startsInWords, whenWords } from './when-words';

const STARTS_AT = '2026-11-28T14:30:00.000Z';
const at = Date.parse(STARTS_AT);

/** 'data-days-left' as dataset.daysLeft. */
const asDataset = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.slice(5).replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
      value,
    ]),
  );

/** The text of the page's element with the selector at these times. */
function textsAt(
  times: number[],
  selector: string,
  attributes: Record<string, string>,
  textContent: string,
): string[] {
  const element = { dataset: asDataset(attributes), textContent, getAttribute: () => STARTS_AT };
  let tick = () => {};
  vi.stubGlobal('document', {
    addEventListener: (_name: string, listener: () => void) => {
      tick = listener;
    },
    querySelectorAll: (wanted: string) => (wanted === selector ? [element] : []),
  });
  const { end } = runCachedClocks(() => 0);
  const texts = times.map((now) => {
    vi.setSystemTime(now);
    tick();
    return element.textContent;
  });
  end();
  // The catalogue distinguishes browsers from servers by it.
  vi.unstubAllGlobals();
  return texts;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setCity({});
});

const TIMES = [
  60_000, 0, -999, -1_000, -59_000, -3_599_000, -3_600_000, -40_353_000, -86_399_000, -86_400_000,
  -161_724_000, -983_844_000,
].map((from) => at + from);

it.each(LANGUAGE_CODES)('counts down in the words of the page: %s', (language) =>
  runIn(language, () => {
    for (const [ticks, words] of [
      [true, countdownWords],
      [false, startsInWords],
    ] as const) {
      const clock = countdownClock(STARTS_AT, 'over', ticks);
      const texts = textsAt(TIMES, '[data-countdown]', clock, ' ');
      expect(texts).toEqual(TIMES.map((now) => words(STARTS_AT, now) ?? 'over'));
    }
  }),
);

it.each(
  LANGUAGE_CODES.flatMap((language) =>
    ([24, 12] as const).map((clock) => [language, clock] as const),
  ),
)('names today and tomorrow as the page does: %s, %i hours', (language, clock) => {
  setCity({ clock });
  runIn(language, () => {
    const moment = { startsAt: STARTS_AT, timeZone: 'Asia/Karachi' };
    // This process's zone, with a clock half an hour from the place's, and one with the same clock as the place.
    const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();
    for (const zone of [own, 'Asia/Karachi', 'Asia/Tokyo'])
      for (const isWithin of [false, true]) {
        process.env.TZ = zone;
        const attributes = dayClock(moment, isWithin);
        const shown = textsAt(TIMES, 'time[data-offset]', attributes, zonedStart(moment));
        // Only what hydrates needs one kind of space, and the isolates at the same places.
        const plain = (text: string) =>
          text.replace(/[\u2066\u2069]/g, '').replace(/ (?=[ap]m)/i, '\u{a0}');
        expect(shown.map(plain)).toEqual(
          TIMES.map((now) => plain(whenWords(moment, now, isWithin, zone))),
        );
        process.env.TZ = own;
      }
  });
});

it('keeps the order of the device’s own time in a sentence that is read from right to left', () => {
  setCity({ clock: 12 });
  const start = { startsAt: STARTS_AT, timeZone: 'Asia/Tokyo' };
  const shown = (['ur', 'en'] as const).map((language) =>
    runIn(language, () => textsAt([at], 'time[data-offset]', dayClock(start), '')[0]),
  );
  expect(shown[0]).toMatch(/\u2066(\S+ )?\d+:\d\d\s[AP]M\u2069/i);
  expect(shown[1]).not.toMatch(/[\u2066\u2069]/);
});

it('asks the phone nothing about the zone of the place, whose rules it may not know', () => {
  const { DateTimeFormat } = Intl;
  class NoZones extends DateTimeFormat {
    constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
      if (options.timeZone) throw new RangeError(`Invalid time zone: ${options.timeZone}`);
      super(locale, options);
    }
  }
  const start = { startsAt: STARTS_AT, timeZone: 'Asia/Almaty' };
  const [attributes, zoned] = [dayClock(start), zonedStart(start)];
  const expected = TIMES.map((now) => whenWords(start, now, false, 'UTC'));
  process.env.TZ = 'UTC';
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: NoZones });
  expect(textsAt(TIMES, 'time[data-offset]', attributes, zoned)).toEqual(expected);
});

it('names a day of a list as the reader does', () => {
  const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();
  const chip = { 'data-day': '2026-11-28', 'data-today': 'Today', 'data-tomorrow': 'Tomorrow' };
  const now = Date.parse('2026-11-28T15:00:00Z');
  const namesIn = (zone: string) => {
    process.env.TZ = zone;
    const times = [now - 86_400_000, now, now + 86_400_000];
    return textsAt(times, '[data-day]', { ...chip, 'data-here': 'Saturday' }, 'Saturday');
  };
  expect(namesIn('Asia/Karachi')).toEqual(['Tomorrow', 'Today', 'Saturday']);
  expect(namesIn('Pacific/Apia')).toEqual(['Today', 'Saturday', 'Saturday']);
  process.env.TZ = own;
});

it('says what is open now by the clock of the place', () => {
  const monday = Date.parse('2026-11-30T00:00:00Z');
  // Monday from 09:00 to 17:00, and Sunday from 22:00 to Monday 02:00.
  const spans = [`${9 * 60}+${8 * 60}`, `${(6 * 24 + 22) * 60}+240`].join(' ');
  const change = { textContent: '' };
  const openAt = (hours: number, offset: number) => {
    const parts = ['true', 'false'].map((whenOpen) => ({ dataset: { whenOpen }, hidden: true }));
    const element = {
      dataset: {
        openSpans: spans,
        offset: String(offset),
        openUntil: 'until 11',
        tag: wordsOf().tag,
      },
      querySelectorAll: (wanted: string) => (wanted === '[data-change]' ? [change] : parts),
    };
    vi.stubGlobal('document', {
      addEventListener: (_name: string, listener: () => void) => listener(),
      querySelectorAll: (wanted: string) => (wanted === '[data-open-spans]' ? [element] : []),
    });
    vi.setSystemTime(monday + hours * 3_600_000);
    runCachedClocks(() => 0).end();
    vi.unstubAllGlobals();
    return parts.map(({ hidden }) => !hidden);
  };
  expect(openAt(8.9, 0)).toEqual([false, true]);
  expect(openAt(9, 0)).toEqual([true, false]);
  expect(change.textContent).toBe('until 17:00');
  setCity({ clock: 12 });
  expect(openAt(9, 0)).toEqual([true, false]);
  expect(change.textContent).toBe('until 5:00 pm');
  expect(openAt(4, 300)).toEqual([true, false]);
  expect(openAt(12, 300)).toEqual([false, true]);
  expect(openAt(-3, 300)).toEqual([false, true]);
  expect(openAt(-4, 300)).toEqual([true, false]);
  expect(openAt(1, 0)).toEqual([true, false]);
});
