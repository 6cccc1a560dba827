'use client';

import { useExpectsMember } from '@/components/layout/viewer';
import { translate } from '@/lib/platform/language/translate';
import { formatVenueDistance } from './format-distance';
import { texts } from './texts';
import { useOwnVenue } from './use-own-venue';

/** Reserves its line from the first paint for viewers who will have a distance, so that nothing moves. */
export function VenueDistance({ id, hasPoint }: { id: number; hasPoint: boolean }) {
  const expected = useExpectsMember();
  const venue = useOwnVenue(id);
  if (!hasPoint || !expected) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="w-22 text-muted-foreground">{translate(texts).distanceLabel}</dt>
      <dd className="min-w-0 flex-[1_1_5rem] tabular-nums">
        {(venue && formatVenueDistance(venue)) ?? <span aria-hidden>…</span>}
      </dd>
    </div>
  );
}
