'use client';

import { Link } from '@/components/language/link';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { formatVenueDistance } from './format-distance';
import { useOwnVenue } from './own-venue';
import { texts } from './texts';

/** For members who have a place, of a venue that has a point. */
export function VenueDistance() {
  const venue = useOwnVenue();
  const distance = venue && formatVenueDistance(venue);
  if (!distance) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="w-22 text-muted-foreground">{translate(texts).distanceLabel}</dt>
      <dd className="min-w-0 flex-[1_1_5rem] tabular-nums">{distance}</dd>
    </div>
  );
}

/** Explains that the venue's position is only approximate, and links to the form where it can be set. */
export function ApproximatePoint() {
  const t = translate(texts);
  const own = useOwnVenue();
  return (
    <p className="mt-3 flex items-start gap-2 border-t pt-3 text-muted-foreground text-sm">
      <LineIcon name="map-pinned" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t.approximate}{' '}
        {own?.canEdit ? (
          <Link
            href={routes.editVenue(own.id)}
            className="font-strong text-primary-ink underline underline-offset-4"
          >
            {t.setExactPlace}
          </Link>
        ) : null}
      </span>
    </p>
  );
}
