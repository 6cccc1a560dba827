import type { ReactNode } from 'react';
import { rich } from '@/components/language/rich';
import { Badge } from '@/components/ui/count-badge';
import { TitleRow } from '@/components/ui/title-row';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from '@/lib/venues/server-texts';
import { StarRating } from './star-rating';
import { VerifiedMark } from './venue-list-card';

/** Name, who listed it, and its rating. `actions`: the part that depends on the viewer. */
export function VenueHeader({ venue, actions }: { venue: VenueDto; actions: ReactNode }) {
  const t = translate(texts);
  return (
    <header className="grid gap-2">
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
        {venue.addedBy ? (
          <p className="wrap-anywhere mt-1 text-muted-foreground text-xs">
            {rich(t.uploadedBy, { person: <bdi>{venue.addedBy}</bdi> })}
          </p>
        ) : null}
      </TitleRow>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <StarRating rating={venue.rating} reviewCount={venue.reviewCount} />
        {venue.isClosed ? <Badge variant="outline">{t.closed}</Badge> : null}
      </p>
    </header>
  );
}
