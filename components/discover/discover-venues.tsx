import type { UseQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { VenueCard } from '@/components/venues/venue-card';
import { routes } from '@/lib/routes';
import type { NearbyVenueDto } from '@/lib/venues/schema';
import { CardRow, CardRowSkeleton } from './card-row';
import { matchesVenue } from './discover-filters';
import { DiscoverSection } from './discover-section';

/** Part 1 §9. */
const VENUES_SHOWN = 6;

type DiscoverVenuesProps = {
  query: UseQueryResult<NearbyVenueDto[]>;
  text: string;
  onClearSearch: () => void;
};

export function DiscoverVenues(props: DiscoverVenuesProps) {
  return (
    <DiscoverSection title="Places to Play" viewAll={routes.venues()} busy={props.query.isFetching}>
      <Venues {...props} />
    </DiscoverSection>
  );
}

function Venues({ query, text, onClearSearch }: DiscoverVenuesProps) {
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to fetch nearby venues"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <CardRowSkeleton label="Loading places" className="h-80" />;
  const found = query.data.filter((venue) => matchesVenue(venue, text)).slice(0, VENUES_SHOWN);
  if (found.length === 0) return <NoVenues searched={text.trim() !== ''} onClear={onClearSearch} />;
  return (
    <CardRow>
      {found.map((venue) => (
        <li key={venue.id}>
          <VenueCard venue={venue} />
        </li>
      ))}
    </CardRow>
  );
}

function NoVenues({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <EmptyState
      drawing="venues"
      title="No venues found"
      description={
        searched
          ? 'No place near you has that in its name, address or amenities.'
          : 'There is no place to play within 15 km yet.'
      }
      action={
        searched ? (
          <Button variant="secondary" onClick={onClear}>
            Clear search
          </Button>
        ) : (
          <Link href={routes.venues()} prefetch={false} className={buttonVariants()}>
            All venues
          </Link>
        )
      }
    />
  );
}
