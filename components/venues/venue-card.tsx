import type { ReactNode } from 'react';
import { Link } from '@/components/language/link';
import { SportBadge } from '@/components/sports/sport-badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { Picture } from '@/components/ui/picture';
import { formatVenueDistance } from '@/components/venues/format-distance';
import { StarRating } from '@/components/venues/star-rating';
import { venueMapUrl } from '@/components/venues/venue-address';
import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueCardDto } from '@/lib/venues/schema/find-nearby';
import { amenityWords } from '@/lib/venues/words';
import { texts } from './card-texts';

/** Two sports, and '+N' for more than two amenities. */
const SPORTS_SHOWN = 2;
const AMENITIES_SHOWN = 2;

type VenueCardProps = {
  venue: VenueCardDto;
  /** Below the rating. */
  facts?: ReactNode;
  className?: string;
};

/** A venue in a list. The whole card is a link; its map button opens a maps search in a new tab. */
export function VenueCard({ venue, facts, className }: VenueCardProps) {
  const t = translate(texts);
  const distance = formatVenueDistance(venue);
  const moreAmenities = venue.amenities.length - AMENITIES_SHOWN;
  return (
    <article className={cn('card-face overflow-hidden', className)}>
      {/* Far outside the window it is not drawn, and its picture not fetched. */}
      <div className="relative aspect-video [content-visibility:auto]">
        <VenueCover id={venue.id} sport={venue.sports[0] ?? null} />
        {venue.coverImageUrl ? (
          <Picture
            src={venue.coverImageUrl}
            alt=""
            kind="card"
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 80vw"
          />
        ) : null}
        <MapButton venue={venue} />
      </div>
      <div className="flex flex-1 flex-col p-4 pt-3">
        <h3 className="wrap-anywhere line-clamp-2 text-xl">
          <Link
            href={routes.venue(venue.id)}
            className="card-link focus-visible:after:-outline-offset-2"
          >
            <bdi>{venue.name}</bdi>
          </Link>
          {venue.isVerified ? (
            <>
              <LineIcon name="badge-check" className="ms-1 inline size-[0.9em] text-primary-ink" />
              <span className="sr-only">{t.verified}</span>
            </>
          ) : null}
        </h3>
        <p className="wrap-anywhere -mt-0.5 line-clamp-1 text-muted-foreground text-sm" dir="auto">
          {venue.address}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <StarRating rating={venue.rating} reviewCount={venue.reviewCount} />
          {distance === null ? null : <span className="text-muted-foreground">{distance}</span>}
        </p>
        {facts}
        <ul aria-label={t.sports} className="badges mt-3">
          {venue.sports.slice(0, SPORTS_SHOWN).map((sport) => (
            <li key={sport}>
              <SportBadge name={sport} />
            </li>
          ))}
        </ul>
        {venue.amenities.length > 0 ? (
          <ul aria-label={t.amenities} className="badges mt-1.5">
            {venue.amenities.slice(0, AMENITIES_SHOWN).map((amenity) => (
              <li key={amenity}>
                <Badge variant="outline">{amenityWords(amenity)}</Badge>
              </li>
            ))}
            {moreAmenities > 0 ? (
              <li>
                <Badge>
                  <bdi>+{moreAmenities}</bdi>
                  <span className="sr-only"> {t.moreAmenities}</span>
                </Badge>
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </article>
  );
}

function MapButton({ venue }: { venue: VenueCardDto }) {
  return (
    <a
      href={venueMapUrl(venue)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={translate(texts).showOnMap({ venue: venue.name })}
      data-tooltip=""
      className={cn(
        buttonVariants({ variant: 'secondary', size: 'icon' }),
        'absolute end-3 bottom-3 z-10 rounded-full',
      )}
    >
      <LineIcon name="map" />
    </a>
  );
}
