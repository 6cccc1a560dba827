import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { PlayerDeck } from '@/components/likes/player-deck';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { ApiPage } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import type { NearbyUserDto } from '@/lib/users/schema';
import { matchesPlayer, type PlayerFilter } from './discover-filters';
import { uniquePeople } from './discover-lists';
import { DiscoverSection } from './discover-section';

type DiscoverPlayersProps = {
  id: string;
  query: UseInfiniteQueryResult<InfiniteData<ApiPage<NearbyUserDto>>>;
  filter: PlayerFilter;
  onClearFilter: () => void;
};

export function DiscoverPlayers(props: DiscoverPlayersProps) {
  return (
    <DiscoverSection id={props.id} title="Find Players" busy={props.query.isFetching}>
      <Players {...props} />
    </DiscoverSection>
  );
}

function Players({ query, filter, onClearFilter }: DiscoverPlayersProps) {
  const lookahead = useLookahead(query.data?.pages.length ?? 0, filter);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Failed to fetch nearby users"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const people = uniquePeople(query.data?.pages ?? []);
  const matching = people.filter((person) => matchesPlayer(person, filter));
  const filtered = filter.sportId !== null || filter.text.trim() !== '';
  return (
    <PlayerDeck
      people={matching}
      filterKey={filterKey(filter)}
      hasMore={query.hasNextPage && !query.isFetchNextPageError && lookahead.inReach}
      fetching={query.isFetching}
      onRunningLow={query.fetchNextPage}
      emptyAction={
        query.hasNextPage ? (
          <Button
            variant="secondary"
            onClick={() => {
              lookahead.extend();
              void query.fetchNextPage();
            }}
          >
            Look further
          </Button>
        ) : filtered ? (
          <Button variant="secondary" onClick={onClearFilter}>
            Show all players
          </Button>
        ) : (
          <Link href={routes.players()} prefetch={false} className={buttonVariants()}>
            Search all players
          </Link>
        )
      }
    />
  );
}

/** A search nobody matches would otherwise fetch everybody within reach, page by page, without being asked to. */
const PAGES_LOOKED_THROUGH = 5;

function useLookahead(pages: number, filter: PlayerFilter) {
  const key = filterKey(filter);
  const [from, setFrom] = useState({ key, pages });
  // The count starts anew with another filter; set while rendering, as React asks for state that follows its inputs.
  if (from.key !== key) setFrom({ key, pages });
  return {
    inReach: pages - from.pages < PAGES_LOOKED_THROUGH,
    extend: () => setFrom({ key, pages }),
  };
}

function filterKey({ text, sportId }: PlayerFilter): string {
  return `${sportId ?? ''}:${text.trim().toLowerCase()}`;
}
