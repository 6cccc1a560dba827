import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { dateFormat } from './date-format';
import { texts, type Zone } from './texts';

/** Cities whose name in the zone data differs from the usual one; browsers still return some of the old ones. */
const SPELT: Record<string, string> = {
  Calcutta: 'Kolkata',
  Kiev: 'Kyiv',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Sao_Paulo: 'São Paulo',
  St_Johns: "St John's",
};

/** 'Dubai time'; a zone without a city is shown as an offset: 'UTC', 'GMT+5'. */
export function zoneWords(timeZone: string, instant: Date): string {
  return translate(texts).zone(zoneOf(timeZone, instant));
}

/** The zone's name as raw values, for texts that are translated later. */
export function zoneOf(timeZone: string, instant: Date): Zone {
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/')) {
    const name = timeZone.split('/').at(-1) ?? timeZone;
    return { city: SPELT[name] ?? name.replaceAll('_', ' ') };
  }
  const parts = dateFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Offset names differ between versions of the locale data.
  return { offset: /^GMT(?:\+0)?$/.test(offset) ? 'UTC' : offset };
}

export function sameClock(a: string, b: string, instant: Date): boolean {
  if (a === b) return true;
  const wall = (timeZone: string) =>
    dateFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  return wall(a) === wall(b);
}

/** '2026-11-29'. Swedish, because Canada's dates are no ISO dates in Chrome 110 to 112. */
export const dayIn = (instant: Date, timeZone: string) =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

/** '20:30' on the reader's clock; 'Sat 08:00' where their day is another than the place's. */
export function ownClock(
  instant: Date,
  { timeZone, viewerZone }: { timeZone: string; viewerZone: string },
  words = wordsOf(),
): string {
  const isOtherDay = dayIn(instant, timeZone) !== dayIn(instant, viewerZone);
  return words.date(instant, {
    timeZone: viewerZone,
    ...(isOtherDay && { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
