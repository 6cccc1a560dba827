'use client';

import { useViewer } from '@/components/layout/viewer';
import { translate } from '@/lib/platform/language/translate';
import { formatVenueDistance } from './format-distance';
import { useOwnVenue } from './own-venue';
import { texts } from './texts';

/** Reserves its line from the first paint for viewers who will have a distance, so that nothing moves. */
export function VenueDistance({ hasPoint }: { hasPoint: boolean }) {
  const { status } = useViewer();
  const venue = useOwnVenue();
  if (!hasPoint || status !== 'member') return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="w-22 text-muted-foreground">{translate(texts).distanceLabel}</dt>
      <dd className="min-w-0 flex-[1_1_5rem] tabular-nums">
        {(venue && formatVenueDistance(venue)) ?? <span aria-hidden>…</span>}
      </dd>
    </div>
  );
}
