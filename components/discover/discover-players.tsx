import { useState } from 'react';
import { Link } from '@/components/language/link';
import { PlayerDeck } from '@/components/likes/player-deck';
import { SearchAreaNote, WIDEN_SEARCH } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { ErrorState } from '@/components/ui/empty-state';
import { RADIUS_KM_PLAYERS } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { type DiscoverFilters, matchesPlayer, type PlayerFilter } from './discover-filters';
import { type DiscoverLists, uniquePeople } from './discover-lists';
import { DiscoverSection } from './discover-section';
import { texts } from './texts';

type DiscoverPlayersProps = {
  id: string;
  list: DiscoverLists['people'];
  filters: DiscoverFilters;
  onClear: () => void;
  /** Switches the deck from the radius to everywhere. */
  onWidenSearch: () => void;
};

export function DiscoverPlayers(props: DiscoverPlayersProps) {
  const { list, filters } = props;
  const hasSome = list.query.data?.pages.some(({ items }) => items.length > 0);
  return (
    <DiscoverSection
      id={props.id}
      title={translate(texts).findPlayers}
      note={
        hasSome ? (
          <SearchAreaNote
            none={translate(nearTexts).noPlayers}
            radiusKm={filters.anywhere ? null : RADIUS_KM_PLAYERS}
            elsewhere={list.elsewhere}
          />
        ) : null
      }
      busy={list.query.isFetching}
    >
      <Players {...props} />
    </DiscoverSection>
  );
}

function Players({ list, filters, onClear, onWidenSearch }: DiscoverPlayersProps) {
  const t = translate(texts);
  const { query } = list;
  const lookahead = useLookahead(query.data?.pages.length ?? 0, filters);
  if (query.isError && !query.data) {
    return <ErrorState title={t.playersFailed} query={query} />;
  }
  const people = uniquePeople(query.data?.pages ?? []);
  const matching = people.filter((person) => matchesPlayer(person, filters));
  const isFiltered = filters.sportId !== null || filters.search.trim() !== '';
  const hasRadius = !filters.anywhere && !list.elsewhere;
  return (
    <PlayerDeck
      people={matching}
      filterKey={filterKey(filters)}
      isFiltered={isFiltered}
      hasMore={query.hasNextPage && !query.isFetchNextPageError && lookahead.inReach}
      fetching={query.isFetching || list.checking}
      onRunningLow={query.fetchNextPage}
      emptyAction={
        <>
          {query.hasNextPage || hasRadius ? (
            <Button
              variant={isFiltered ? 'secondary' : 'primary'}
              onClick={() => {
                if (!query.hasNextPage) return onWidenSearch();
                lookahead.extend();
                void query.fetchNextPage();
              }}
            >
              {WIDEN_SEARCH}
            </Button>
          ) : null}
          {isFiltered ? (
            <Button onClick={onClear}>
              {filters.search.trim() ? t.clearSearch : t.showAllPlayers}
            </Button>
          ) : (
            <Link
              href={routes.players()}
              className={buttonVariants({ variant: hasRadius ? 'secondary' : 'primary' })}
            >
              {t.searchAllPlayers}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Stops automatic loading: otherwise a search without a match would fetch everyone in reach. */
const LOOKAHEAD_BATCHES_MAX = 5;

function useLookahead(pages: number, filter: PlayerFilter) {
  const key = filterKey(filter);
  const [from, setFrom] = useState({ key, pages });
  // Another filter restarts the count. Set while rendering, as React recommends for state derived from props.
  if (from.key !== key) setFrom({ key, pages });
  return {
    inReach: pages - from.pages < LOOKAHEAD_BATCHES_MAX,
    extend: () => setFrom({ key, pages }),
  };
}

function filterKey({ search, sportId }: PlayerFilter): string {
  return `${sportId ?? ''}:${search.trim().toLowerCase()}`;
}
