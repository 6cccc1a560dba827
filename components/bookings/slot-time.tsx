'use client';

import { useViewerZone } from '@/components/calendar/use-now';
import type { SlotDto } from '@/lib/bookings/schema';
import { ownClock, sameClock } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

/** '11:00 for you' of a time on the coach's clock; null where the reader's clock shows the same. */
export function ownTimeWords(
  startsAt: string,
  timeZone: string,
  viewerZone: string | null,
): string | null {
  const start = new Date(startsAt);
  if (viewerZone === null || sameClock(viewerZone, timeZone, start)) return null;
  return translate(texts).forYou({ clock: ownClock(start, { timeZone, viewerZone }) });
}

interface SlotTimeProps {
  slot: Pick<SlotDto, 'time' | 'startsAt'>;
  /** The coach's. */
  timeZone: string;
}

/** A free time, with the reader's own below it where it differs. */
export function SlotTime({ slot, timeZone }: SlotTimeProps) {
  const own = ownTimeWords(slot.startsAt, timeZone, useViewerZone());
  return (
    <span className="grid justify-items-center leading-tight">
      {wordsOf().clock(slot.time)}
      {own ? <span className="text-xs"> {own}</span> : null}
    </span>
  );
}
