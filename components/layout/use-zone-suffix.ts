'use client';

import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './time-texts';
import { useReaderZone } from './use-reader-zone';

/** ' Dubai time' after a time in the place's zone; empty when the reader's clock is the same. */
export function useZoneSuffix({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const zone = useReaderZone();
  const start = new Date(startsAt);
  if (zone === null || sameClock(zone, timeZone, start)) return '';
  return translate(texts).inZone({ zone: zoneWords(timeZone, start) });
}
