'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { MoreButton } from '@/components/layout/more-button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Whereabouts } from '@/components/venues/whereabouts';
import type { SearchCentre } from '@/lib/discover/schema';
import type { GameDto } from '@/lib/games/schema';
import type { GeoPoint } from '@/lib/geo/point';
import { type ApiPage, apiPage } from '@/lib/http/client';
import type { SportDto } from '@/lib/sports/schema';
import { GameGrid } from './games-tab';

interface GamesFeedProps {
  sports: SportDto[];
  initial: ApiPage<GameDto>;
  /** Where the list is centred until the device says where it is. */
  centre: SearchCentre;
}

interface FeedFilters {
  sportId: string;
  date: string;
  device: GeoPoint | null;
}

function feedUrl({ sportId, date, device }: FeedFilters): string {
  const query = new URLSearchParams();
  if (device) {
    query.set('latitude', String(device.latitude));
    query.set('longitude', String(device.longitude));
  }
  if (sportId) query.set('sportId', sportId);
  if (date) query.set('date', date);
  return query.size > 0 ? `/api/games?${query}` : '/api/games';
}

const NO_FILTERS: FeedFilters = { sportId: '', date: '', device: null };

/** Public games around the person, by day and sport, the soonest first. */
export function GamesFeed({ sports, initial, centre }: GamesFeedProps) {
  const id = useId();
  const [filters, setFilters] = useState(NO_FILTERS);
  const { sportId, date, device } = filters;
  const change = (part: Partial<FeedFilters>) => setFilters({ ...filters, ...part });
  const url = feedUrl(filters);
  const query = useInfiniteQuery({
    queryKey: [GROUPS_KEY, 'feed', url],
    queryFn: ({ pageParam, signal }) => apiPage<GameDto>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: ApiPage<GameDto>) => last.next,
    initialData: url === feedUrl(NO_FILTERS) ? { pages: [initial], pageParams: [url] } : undefined,
    placeholderData: keepPreviousData,
  });
  const games = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-5 *:min-w-0" aria-busy={query.isFetching}>
      <Whereabouts
        centre={centre}
        device={device}
        onLocated={(point) => change({ device: point })}
      />
      <div className="grid grid-cols-2 gap-3 *:min-w-0 sm:max-w-lg">
        <LabelledField id={`${id}sport`} label="Sport">
          <Select
            id={`${id}sport`}
            value={sportId}
            onChange={(event) => change({ sportId: event.target.value })}
          >
            <option value="">All Sports</option>
            {sports.map((sport) => (
              <option key={sport.id} value={sport.id}>
                {sport.name}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}date`} label="Day">
          <Input
            id={`${id}date`}
            type="date"
            value={date}
            onChange={(event) => change({ date: event.target.value })}
          />
        </LabelledField>
      </div>
      {query.isError ? (
        <ErrorState
          title="Failed to fetch games"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : games.length === 0 && !query.isFetching ? (
        <EmptyState
          drawing="games"
          as="h2"
          title="No games found"
          description="Try another day or sport, or start a group and plan one."
        />
      ) : (
        <>
          <h2 className="sr-only">Games</h2>
          <GameGrid games={games} showGroup />
        </>
      )}
      <MoreButton query={query}>Show more games</MoreButton>
    </div>
  );
}
