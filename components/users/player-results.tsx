import { useState } from 'react';
import { useConnectionStates } from '@/components/connections/use-connection';
import { CardGrid, cardGridClasses } from '@/components/lists/card-grid';
import { MoreButton } from '@/components/lists/more-button';
import { SearchAreaNote, WIDEN_SEARCH } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { useSearchArea } from '@/components/lists/use-batches';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { translate } from '@/lib/platform/language/translate';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import type { FindPlayersProps } from './find-players-screen';
import { NearbyPerson } from './nearby-person';
import { type PlayerFilters, playersUrl, shortSearchHint } from './player-filters';
import { texts } from './texts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function PersonGridSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={cardGridClasses}>
      {PLACES.map((key) => (
        <div key={key}>
          <div className="rounded-card border bg-card p-4">
            <div className="flex gap-3">
              <Skeleton className="size-15 rounded-full" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-4 w-1/4" />
              </div>
            </div>
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <div className="mt-4 flex gap-1.5">
              <Skeleton className="h-6 w-28 rounded-full" />
              <Skeleton className="h-6 w-28 rounded-full" />
            </div>
            <div className="mt-4 flex gap-2">
              <Skeleton className="h-11 flex-1 rounded-control" />
              <Skeleton className="h-11 flex-1 rounded-control" />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Three rows on a wide screen, rendered on the server; the rest follows below the window once the page is hydrated. */
const SHOWN_FIRST = 9;

interface PlayerResultsProps extends Pick<FindPlayersProps, 'initial' | 'states'> {
  filters: PlayerFilters;
  onChange: (changed: Partial<PlayerFilters>) => void;
  onClear: () => void;
}

export function PlayerResults({ filters, initial, states, onChange, onClear }: PlayerResultsProps) {
  const { query, elsewhere, people, drop } = usePlayers(filters, initial);
  const store = useConnectionStates(states);
  const shown = useIsHydrating() ? people.slice(0, SHOWN_FIRST) : people;
  const hint = shortSearchHint(filters);
  const t = translate(texts);
  if (query.isError && people.length === 0) {
    return <ErrorState title={t.playersFailed} query={query} />;
  }
  if (query.isPending) return <PersonGridSkeleton label={t.lookingForPlayers} />;
  return (
    <section
      aria-label={t.players}
      aria-busy={query.isFetching}
      className="grid gap-3 *:min-w-0 sm:gap-5"
    >
      <h2 className="sr-only">{t.players}</h2>
      <div className="flex flex-wrap items-center gap-x-3">
        <output className="text-muted-foreground text-sm">
          {countSentence(people.length, query.hasNextPage)}
        </output>
        {people.length > 0 ? (
          <SearchAreaNote
            none={translate(nearTexts).noSuchPlayers}
            radiusKm={filters.distanceKm}
            elsewhere={elsewhere}
            action={
              filters.distanceKm === null ? null : (
                <Button
                  variant="link"
                  size="sm"
                  className="px-0"
                  onClick={() => onChange({ distanceKm: null })}
                >
                  {WIDEN_SEARCH}
                </Button>
              )
            }
          />
        ) : null}
      </div>
      {hint && <p className="text-muted-foreground text-sm">{hint}</p>}
      {people.length === 0 ? (
        <EmptyState
          as="h2"
          drawing="search"
          title={t.noPlayers}
          description={t.noPlayersHint}
          action={<Button onClick={onClear}>{t.clearAll}</Button>}
        />
      ) : (
        <CardGrid faded={query.isPlaceholderData}>
          {shown.map((person) => (
            <li key={person.id}>
              <NearbyPerson person={person} states={store} onBlocked={drop} />
            </li>
          ))}
        </CardGrid>
      )}
      <MoreButton query={query}>{t.morePlayers}</MoreButton>
    </section>
  );
}

function usePlayers(filters: PlayerFilters, initial: FindPlayersProps['initial']) {
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  const { query, elsewhere } = useSearchArea(
    'players',
    playersUrl(filters),
    filters.distanceKm !== null,
    { first: initial },
  );
  const byId = new Map<number, NearbyUserDto>();
  for (const person of query.data?.pages.flatMap((page) => page.items) ?? []) {
    if (!blocked.has(person.id)) byId.set(person.id, person);
  }
  return {
    query,
    elsewhere,
    people: [...byId.values()],
    drop: (userId: number) => setBlocked((before) => new Set(before).add(userId)),
  };
}

function countSentence(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  const t = translate(texts);
  return hasMore ? t.playersSoFar({ count }) : t.playerCount({ count });
}
