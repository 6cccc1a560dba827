import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { OpenNow } from './open-now';

interface PriceAndHoursProps {
  venue: Pick<NearbyVenueDto, 'pricing' | 'openingHours' | 'timeZone' | 'isClosed'>;
}

/** What one asks before going to a place, in a line: whether it is open now, and the price. */
export function PriceAndHours({ venue }: PriceAndHoursProps) {
  const { pricing, openingHours, timeZone, isClosed } = venue;
  const hours = isClosed ? null : openingHours;
  if (!pricing && !hours) return null;
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      {hours ? <OpenNow hours={hours} timeZone={timeZone} className="shrink-0" /> : null}
      {pricing ? (
        <p className="line-clamp-1 wrap-anywhere font-semibold text-start" dir="auto">
          {pricing}
        </p>
      ) : null}
    </div>
  );
}
