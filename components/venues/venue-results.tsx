import type { ReactNode } from 'react';
import { CardGrid, twoColumnClasses } from '@/components/lists/card-grid';
import { MoreItems } from '@/components/lists/more-link';
import type { useBatches } from '@/components/lists/use-batches';
import { Skeleton } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from './texts';
import { VenueListCard } from './venue-list-card';

interface VenueResultsProps {
  query: ReturnType<typeof useBatches<NearbyVenueDto>>;
  filtered: boolean;
  /** The reach of the list. */
  note?: ReactNode;
  /** The next step when nothing was found. */
  emptyAction: ReactNode;
  /** The venue selected on the map. */
  markedId?: number | null;
  beside?: boolean;
}

export function VenueResults(props: VenueResultsProps) {
  const { query, filtered, note, emptyAction, markedId, beside } = props;
  const t = translate(texts);
  const venues = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isError && venues.length === 0) {
    return <ErrorState title={t.listFailed} query={query} />;
  }
  if (query.isPending) return <VenueSkeletons beside={beside} />;
  return (
    <section
      aria-label={t.venues}
      aria-busy={query.isFetching}
      className="grid gap-3 *:min-w-0 sm:gap-4"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <output data-count className="text-muted-foreground text-sm">
          {countSentence(venues.length, query.hasNextPage)}
        </output>
        {venues.length > 0 ? note : null}
      </div>
      {venues.length === 0 ? (
        <EmptyState
          as="h2"
          drawing="venues"
          title={t.nothingFound}
          description={filtered ? t.nothingFiltered : t.nothingAdded}
          action={emptyAction}
        />
      ) : (
        <Cards beside={beside} faded={query.isPlaceholderData}>
          {venues.map((venue, index) => (
            <li key={venue.id}>
              <VenueListCard
                venue={venue}
                beside={beside}
                marked={venue.id === markedId}
                first={index === 0}
              />
            </li>
          ))}
        </Cards>
      )}
      <MoreItems query={query}>{t.showMore}</MoreItems>
    </section>
  );
}

interface CardsProps {
  beside?: boolean;
  faded?: boolean;
  children: ReactNode;
}

function Cards({ beside, faded, children }: CardsProps) {
  if (!beside) return <CardGrid faded={faded}>{children}</CardGrid>;
  return (
    <ul
      data-rows
      className={cn(twoColumnClasses, 'transition-opacity lg:grid-cols-1', faded && 'opacity-60')}
    >
      {children}
    </ul>
  );
}

function VenueSkeletons({ beside }: { beside?: boolean }) {
  return (
    <Loading label={translate(texts).looking}>
      <Cards beside={beside}>
        {Array.from({ length: 6 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other name
          <li key={index}>
            <Skeleton className={beside ? 'h-80 lg:h-44' : 'h-80'} />
          </li>
        ))}
      </Cards>
    </Loading>
  );
}

function countSentence(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  const t = translate(texts);
  return hasMore ? t.foundSoFar({ count }) : t.found({ count });
}
