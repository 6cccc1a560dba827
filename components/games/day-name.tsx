'use client';

import { nearDay } from '@/components/calendar/near-day';
import { useNow, useViewerZone } from '@/components/calendar/use-now';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './list-texts';

/** 'Today', 'Tomorrow' or the weekday; the weekday until the reader's day is known. */
export function DayName({ date }: { date: string }) {
  const t = translate(texts);
  const now = useNow(60_000);
  const zone = useViewerZone();
  const weekday = t.weekday({ date });
  if (now === null || zone === null) {
    // Read by lib/platform/browser/cached-clocks.
    const words = { 'data-today': t.today, 'data-tomorrow': t.tomorrow, 'data-here': weekday };
    return (
      <span data-day={date} {...words}>
        {weekday}
      </span>
    );
  }
  const name = nearDay(date, toWallTime(new Date(now), zone).date);
  return name === 'weekday' ? weekday : t[name];
}
