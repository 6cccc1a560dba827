'use client';

import { sameClock, zoneWords } from '@/lib/calendar/zone-words';
import { useReaderZone } from './use-reader-zone';

/** ' Dubai time' after a time on the wall of its place; empty where the reader lives by the same clock. */
export function useZoneSuffix({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const zone = useReaderZone();
  const start = new Date(startsAt);
  return zone === null || sameClock(zone, timeZone, start) ? '' : ` ${zoneWords(timeZone, start)}`;
}
