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
import { useOwnNow, useViewerZone } from './use-now';
import { whenWords } from './when-words';

interface Reader {
  timeZone: string;
  viewerZone: string;
  now: number;
}

/**
 * Explains a day and time while they are typed: that the clocks skip them, or show them twice; where the person's clock differs, their zone: 'Sat
 * 28 Nov, 18:30 London time · 23:30 for you', and the name of the zone until both are typed. Null otherwise.
 */
export function typedClockWords(
  { date, time }: WallTime,
  { timeZone, viewerZone, now }: Reader,
): string | null {
  const isTyped = /^\d{4}-\d{2}-\d{2}$/.test(date) && isClockTime(time);
  const at = isTyped ? toInstant({ date, time }, timeZone) : new Date(now);
  if (isTyped && toWallTime(at, timeZone).time !== time) return translate(texts).skipped({ time });
  if (sameClock(timeZone, viewerZone, at)) {
    return isTyped && isShownAgain(at, time, timeZone) ? translate(texts).twice({ time }) : null;
  }
  if (!isTyped) return zoneWords(timeZone, at);
  return whenWords({ startsAt: at.toISOString(), timeZone }, null, false, viewerZone);
}

/** Says of which later date the clocks skip the time, and when it starts then. Null for none. */
export function skippedLaterWords(
  time: string,
  later: readonly string[],
  timeZone: string,
): string | null {
  if (!isClockTime(time)) return null;
  for (const date of later) {
    const moved = toWallTime(toInstant({ date, time }, timeZone), timeZone).time;
    if (moved !== time) return translate(texts).skippedLater({ date, time, moved });
  }
  return null;
}

/** Clocks that are put back show up to an hour twice; `toInstant` takes the first. */
const isShownAgain = (at: Date, time: string, timeZone: string) =>
  [30, 60].some(
    (minutes) => toWallTime(new Date(at.getTime() + minutes * 60_000), timeZone).time === time,
  );

interface TypedClockProps extends WallTime {
  timeZone: string;
  /** The dates after it, of a time that repeats. */
  later?: readonly string[];
}

export function TypedClock({ timeZone, later = [], ...at }: TypedClockProps) {
  const now = useOwnNow();
  const viewerZone = useViewerZone();
  const line = 'text-muted-foreground text-sm empty:hidden';
  return (
    <div aria-live="polite" className="grid gap-1 empty:hidden">
      <p className={line}>{viewerZone && typedClockWords(at, { timeZone, viewerZone, now })}</p>
      <p className={line}>{skippedLaterWords(at.time, later, timeZone)}</p>
    </div>
  );
}
