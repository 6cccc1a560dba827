import type { ReactNode } from 'react';
import { rich } from '@/components/language/rich';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { TitleRow } from '@/components/ui/title-row';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from './page-texts';
import { StarRating } from './star-rating';
import { venueDirectionsUrl } from './venue-address';
import { VerifiedMark } from './venue-list-card';

/** Name, place, rating and directions. `actions`: the part that depends on the viewer. */
export function VenueHeader({ venue, actions }: { venue: VenueDto; actions: ReactNode }) {
  const t = translate(texts);
  return (
    <header className="grid gap-3">
      <TitleRow actions={actions}>
        <h1 className="wrap-anywhere text-3xl">
          <bdi>{venue.name}</bdi>
          {venue.isVerified ? <VerifiedMark /> : null}
        </h1>
        {venue.localName ? (
          <p className="wrap-anywhere mt-1 text-muted-foreground text-xl" dir="auto">
            {venue.localName}
          </p>
        ) : null}
        <p className="wrap-anywhere mt-1.5 text-muted-foreground" dir="auto">
          {venue.address}
        </p>
      </TitleRow>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <StarRating rating={venue.rating} reviewCount={venue.reviewCount} />
        {venue.addedBy ? (
          <span className="text-muted-foreground">
            {rich(t.uploadedBy, {
              person: <bdi className="font-semibold text-foreground">{venue.addedBy}</bdi>,
            })}
          </span>
        ) : null}
        {venue.isClosed ? <Badge variant="outline">{t.closed}</Badge> : null}
      </p>
      <div>
        <a
          href={venueDirectionsUrl(venue)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' })}
        >
          <LineIcon name="navigation" />
          {t.directions}
          <span className="sr-only">{t.inNewTab}</span>
        </a>
      </div>
      {venue.description ? (
        <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line" dir="auto">
          {venue.description}
        </p>
      ) : null}
    </header>
  );
}
