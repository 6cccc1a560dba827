import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCachedClocks } from '@/lib/platform/browser/cached-clocks';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { LANGUAGE_CODES } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { countdownClock, dayClock } from './cached-clock';
import { countdownWords, whenWords } from './when-words';

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
afterEach(() => void vi.useRealTimers());

const TIMES = [
  60_000, 0, -999, -1_000, -59_000, -3_599_000, -3_600_000, -40_353_000, -86_399_000, -86_400_000,
  -161_724_000, -983_844_000,
].map((from) => at + from);

it.each(LANGUAGE_CODES)('counts down in the words of the page: %s', (language) =>
  runIn(language, () => {
    const texts = textsAt(TIMES, '[data-countdown]', countdownClock(STARTS_AT, 'over'), ' ');
    expect(texts).toEqual(TIMES.map((now) => countdownWords(STARTS_AT, now) ?? 'over'));
  }),
);

it.each(LANGUAGE_CODES)('names today and tomorrow as the page does: %s', (language) =>
  runIn(language, () => {
    const moment = { startsAt: STARTS_AT, timeZone: 'Asia/Karachi' };
    // This process's zone, with a clock half an hour from the place's, and one with the same clock as the place.
    const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();
    for (const zone of [own, 'Asia/Karachi', 'Asia/Tokyo'])
      for (const isWithin of [false, true]) {
        process.env.TZ = zone;
        const attributes = dayClock(moment, isWithin);
        expect(textsAt(TIMES, 'time[data-zone]', attributes, zonedStart(moment))).toEqual(
          TIMES.map((now) => whenWords(moment, now, isWithin, zone)),
        );
        process.env.TZ = own;
      }
  }),
);
