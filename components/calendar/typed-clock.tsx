'use client';

import { texts } from '@/lib/platform/calendar/texts';
import {
  isClockTime,
  toInstant,
  toWallTime,
  type WallTime,
} from '@/lib/platform/calendar/wall-clock';
import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { useOwnNow } from './use-now';
import { useReaderZone } from './use-reader-zone';
import { whenWords } from './when-words';

interface Reader {
  timeZone: string;
  readerZone: string;
  now: number;
}

/**
 * Explains a day and time while they are typed: that the clocks skip them; where the person's clock differs, their zone: 'Sat
 * 28 Nov, 18:30 London time · 23:30 for you', and the name of the zone until both are typed. Null otherwise.
 */
export function typedClockWords(
  { date, time }: WallTime,
  { timeZone, readerZone, now }: Reader,
): string | null {
  const isTyped = /^\d{4}-\d{2}-\d{2}$/.test(date) && isClockTime(time);
  const at = isTyped ? toInstant({ date, time }, timeZone) : new Date(now);
  if (isTyped && toWallTime(at, timeZone).time !== time) return translate(texts).skipped({ time });
  if (sameClock(timeZone, readerZone, at)) return null;
  if (!isTyped) return zoneWords(timeZone, at);
  return whenWords({ startsAt: at.toISOString(), timeZone }, null, false, readerZone);
}

export function TypedClock({ timeZone, ...at }: WallTime & Pick<Reader, 'timeZone'>) {
  const now = useOwnNow();
  const readerZone = useReaderZone();
  return (
    <p aria-live="polite" className="text-muted-foreground text-sm empty:hidden">
      {readerZone && typedClockWords(at, { timeZone, readerZone, now })}
    </p>
  );
}
