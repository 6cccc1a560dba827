import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnectionStates } from '@/components/connections/use-connection-states';
import { CardGrid } from '@/components/layout/card-grid';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { MoreButton } from '@/components/layout/more-button';
import { Button } from '@/components/ui/button';
import { type ApiPage, apiPage } from '@/lib/http/client';
import type { NearbyUserDto } from '@/lib/users/schema';
import type { FindPlayersProps } from './find-players-screen';
import { NearbyPerson } from './nearby-person';
import { PersonGridSkeleton } from './person-grid-skeleton';
import { type PlayerFilters, playersUrl, shortSearchHint } from './player-filters';

interface PlayerResultsProps extends Pick<FindPlayersProps, 'initial' | 'states'> {
  filters: PlayerFilters;
  onClear: () => void;
}

export function PlayerResults({ filters, initial, states, onClear }: PlayerResultsProps) {
  const { query, people, drop } = usePlayers(filters, initial);
  const store = useConnectionStates(states);
  const hint = shortSearchHint(filters);
  if (query.isError && people.length === 0) {
    return (
      <ErrorState
        title="Failed to fetch nearby users"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <PersonGridSkeleton label="Looking for players" />;
  return (
    <section aria-label="Players" aria-busy={query.isFetching} className="grid gap-5">
      <h2 className="sr-only">Players</h2>
      <output className="text-muted-foreground text-sm">
        {countSentence(people.length, query.hasNextPage)}
      </output>
      {hint && <p className="text-muted-foreground text-sm">{hint}</p>}
      {people.length === 0 ? (
        <EmptyState
          as="h2"
          drawing="search"
          title="No players match your filters"
          description="Look a little further away, or leave one of the filters out."
          action={<Button onClick={onClear}>Clear all</Button>}
        />
      ) : (
        <CardGrid faded={query.isPlaceholderData}>
          {people.map((person) => (
            <li key={person.id}>
              <NearbyPerson person={person} states={store} onBlocked={drop} />
            </li>
          ))}
        </CardGrid>
      )}
      <MoreButton query={query}>Show more players</MoreButton>
    </section>
  );
}

function usePlayers(filters: PlayerFilters, initial: FindPlayersProps['initial']) {
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  const url = playersUrl(filters);
  const query = useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam, signal }) => apiPage<NearbyUserDto>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: ApiPage<NearbyUserDto>) => last.next,
    initialData: url === initial.url ? { pages: [initial.page], pageParams: [url] } : undefined,
    placeholderData: keepPreviousData,
  });
  const byId = new Map<number, NearbyUserDto>();
  for (const person of query.data?.pages.flatMap((page) => page.items) ?? []) {
    if (!blocked.has(person.id)) byId.set(person.id, person);
  }
  return {
    query,
    people: [...byId.values()],
    drop: (userId: number) => setBlocked((before) => new Set(before).add(userId)),
  };
}

function countSentence(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  if (count === 1 && !hasMore) return '1 player';
  return hasMore ? `${count} players so far, the nearest first` : `${count} players`;
}
