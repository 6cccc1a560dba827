import type { ReactNode } from 'react';
import { CardGrid } from '@/components/lists/card-grid';
import { MoreButton } from '@/components/lists/more-button';
import { SearchAreaNote } from '@/components/lists/search-area-note';
import { texts } from '@/components/lists/texts';
import { useSearchArea } from '@/components/lists/use-batches';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { RADIUS_KM_SPORT_PAGE } from '@/lib/platform/geo/constants';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';

const NONE_OF_SPORT = {
  groups: 'noGroupsOf',
  players: 'noPlayersOf',
  venues: 'noVenuesOf',
} as const;

interface PagedCardsProps<T> {
  first: FirstBatch<T>;
  family: string;
  /** The list has no radius. */
  anywhere: boolean;
  /** A button to remove the radius, or to restore it. */
  searchAreaLink: ReactNode;
  noun: keyof typeof NONE_OF_SPORT;
  /** In the reader's language. */
  sport: string;
  failure: string;
  empty: ReactNode;
  more: string;
  card: (item: T) => ReactNode;
  leaveOut?: (item: T) => boolean;
}

/** A sport's list. When nothing is nearby, it shows results from elsewhere. */
export function PagedCards<T extends { id: number }>(props: PagedCardsProps<T>) {
  const { first, family, anywhere, searchAreaLink, noun, sport, failure, empty } = props;
  const { more, card, leaveOut } = props;
  const { query, elsewhere } = useSearchArea(family, first.url, !anywhere, { first });
  const byId = new Map<number, T>();
  for (const item of query.data?.pages.flatMap(({ items }) => items) ?? []) {
    if (!leaveOut?.(item)) byId.set(item.id, item);
  }
  if (query.isError && byId.size === 0) {
    return <ErrorState title={failure} query={query} />;
  }
  if (query.isPending) return <Skeleton className="h-48 rounded-card" />;
  if (byId.size === 0 && !query.hasNextPage) return empty;
  return (
    <div className="grid gap-5" aria-busy={query.isFetching}>
      <SearchAreaNote
        none={({ km }) => translate(texts)[NONE_OF_SPORT[noun]]({ sport, km })}
        radiusKm={anywhere ? null : RADIUS_KM_SPORT_PAGE}
        elsewhere={elsewhere}
        action={searchAreaLink}
        // The link also widens the counts and the other tabs.
        elsewhereAction={searchAreaLink}
      />
      <CardGrid>
        {[...byId.values()].map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </CardGrid>
      <MoreButton query={query}>{more}</MoreButton>
    </div>
  );
}
