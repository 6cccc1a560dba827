'use client';

import { useExpectsMember } from '@/components/layout/viewer';
import { useOwnVenue } from './use-own-venue';

/** Its line is there from the first paint for whoever will have a distance, so that nothing moves. */
export function VenueDistance({ id, hasPoint }: { id: number; hasPoint: boolean }) {
  const expected = useExpectsMember();
  const venue = useOwnVenue(id);
  if (!hasPoint || !expected) return null;
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-2">
      <dt className="text-muted-foreground">Distance</dt>
      <dd className="tabular-nums">
        {venue?.distance == null ? <span aria-hidden>…</span> : `${venue.distance.toFixed(1)} km`}
      </dd>
    </div>
  );
}
