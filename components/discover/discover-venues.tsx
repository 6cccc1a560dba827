import { Link } from '@/components/language/link';
import { SearchAreaNote, WidenSearchLink } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { noFilters, venuesPath } from '@/components/venues/venue-address';
import { VenueCard } from '@/components/venues/venue-card';
import { DISCOVER_VENUES_MAX } from '@/lib/discover/constants';
import { RADIUS_KM_VENUES } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { type DiscoverFilters, matchesVenue } from './discover-filters';
import type { DiscoverLists } from './discover-lists';
import { CardRow, CardRowSkeleton, DiscoverSection } from './discover-section';
import { texts } from './texts';

/** One row on a wide screen, rendered on the server. The rest follows once the page is hydrated. */
const SHOWN_FIRST = 3;

type DiscoverVenuesProps = {
  list: DiscoverLists['venues'];
  filters: DiscoverFilters;
  onClear: () => void;
};

export function DiscoverVenues({ list, filters, onClear }: DiscoverVenuesProps) {
  const t = translate(texts);
  const isHydrating = useIsHydrating();
  const { query, elsewhere } = list;
  const { search, sportId } = filters;
  const found = query.data?.filter((venue) => matchesVenue(venue, search)) ?? [];
  return (
    <DiscoverSection
      title={t.placesToPlay}
      viewAll={routes.venues()}
      note={
        found.length > 0 ? (
          <SearchAreaNote
            none={translate(nearTexts).noPlaces}
            radiusKm={RADIUS_KM_VENUES}
            elsewhere={elsewhere}
            action={
              <WidenSearchLink
                href={venuesPath({ ...noFilters(), search, sportId, anywhere: true })}
                noun="places"
              />
            }
          />
        ) : null
      }
      busy={query.isFetching}
    >
      {query.isError ? (
        <ErrorState title={t.venuesFailed} query={query} />
      ) : !query.data ? (
        <CardRowSkeleton label={t.placesLoading} className="h-80" />
      ) : found.length === 0 ? (
        <NoVenues filters={filters} onClear={onClear} />
      ) : (
        <CardRow>
          {found.slice(0, isHydrating ? SHOWN_FIRST : DISCOVER_VENUES_MAX).map((venue) => (
            <li key={venue.id}>
              <VenueCard venue={venue} />
            </li>
          ))}
        </CardRow>
      )}
    </DiscoverSection>
  );
}

function NoVenues({ filters, onClear }: Pick<DiscoverVenuesProps, 'filters' | 'onClear'>) {
  const t = translate(texts);
  const isSearched = filters.search.trim() !== '';
  const isFiltered = isSearched || filters.sportId !== null;
  return (
    <EmptyState
      drawing="venues"
      title={t.noVenues}
      description={isSearched ? t.noVenueMatches : isFiltered ? t.noVenueOfSport : t.noVenueYet}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onClear}>
            {isSearched ? t.clearSearch : t.showAllSports}
          </Button>
        ) : (
          <Link href={routes.venues()} className={buttonVariants()}>
            {t.allVenues}
          </Link>
        )
      }
    />
  );
}
