'use client';

import { useId, useState } from 'react';
import { InputField } from '@/components/forms/input-field';
import { LabelledField } from '@/components/forms/labelled-field';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { readWhole } from '@/components/layout/address';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { MoreButton } from '@/components/layout/more-button';
import { LOOK_FURTHER, ONLY_NEAR, ReachNote } from '@/components/layout/reach-note';
import { useAddress } from '@/components/layout/use-address';
import { useReach } from '@/components/layout/use-pages';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Whereabouts } from '@/components/venues/whereabouts';
import type { GameDto } from '@/lib/games/schema/read-game';
import { RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import { apiUrl } from '@/lib/platform/http/api-calls';
import type { ApiPage } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { GameGrid } from './games-tab';
import { texts } from './texts';

interface GamesFeedProps {
  sports: SportDto[];
  initial: ApiPage<GameDto>;
  /** The centre of the list until the device's position is known. */
  centre: SearchCentre;
}

interface FeedFilters {
  sportId: number | null;
  date: string;
  anywhere: boolean;
}

/** Converts the filters to and from the page's URL. The device's position is never part of it. */
const FEED_ADDRESS = {
  parse: (params: URLSearchParams): FeedFilters => ({
    sportId: readWhole(params, 'sport'),
    date: /^\d{4}-\d{2}-\d{2}$/.exec(params.get('date') ?? '')?.[0] ?? '',
    anywhere: params.get('within') === 'any',
  }),
  parts: ({ sportId, date, anywhere }: FeedFilters) => ({
    sport: sportId,
    date,
    within: anywhere ? 'any' : null,
  }),
};

function feedUrl({ sportId, date, anywhere }: FeedFilters, device: GeoPoint | null) {
  return apiUrl('GET /api/games', {
    query: {
      latitude: device?.latitude,
      longitude: device?.longitude,
      sportId,
      date: date || null,
      radius: anywhere ? 'any' : null,
    },
  });
}

/** Public games nearby, by day and sport, soonest first. */
export function GamesFeed({ sports, initial, centre }: GamesFeedProps) {
  const id = useId();
  const t = translate(texts);
  const { shown, applied, apply } = useAddress(FEED_ADDRESS);
  const [device, setDevice] = useState<GeoPoint | null>(null);
  const url = feedUrl(applied, device);
  const { query, elsewhere } = useReach(GROUPS_KEY, url, !applied.anywhere, {
    first: { url: apiUrl('GET /api/games'), page: initial },
  });
  const games = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-5 *:min-w-0" aria-busy={query.isFetching}>
      <Whereabouts centre={centre} device={device} onLocated={setDevice} />
      <div className="grid grid-cols-2 gap-3 *:min-w-0 sm:max-w-lg">
        <LabelledField id={`${id}sport`} label={t.sport}>
          <SportSelect
            id={`${id}sport`}
            sports={sports}
            value={shown.sportId}
            onChange={(sportId) => apply({ sportId })}
          />
        </LabelledField>
        <InputField
          label={t.day}
          type="date"
          value={shown.date}
          onChange={(event) => apply({ date: event.target.value })}
        />
      </div>
      {query.isError ? (
        <ErrorState
          title={t.fetchFailed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : games.length === 0 && !query.isFetching ? (
        <EmptyState
          drawing="games"
          as="h2"
          title={t.noneFound}
          description={t.tryAnother}
          action={
            applied.sportId !== null || applied.date ? (
              <Button variant="secondary" onClick={() => apply({ sportId: null, date: '' })}>
                {t.clearFilters}
              </Button>
            ) : null
          }
        />
      ) : (
        <>
          <h2 className="sr-only">{t.games}</h2>
          {games.length > 0 ? (
            <ReachNote
              noun={applied.sportId !== null || applied.date ? 'such games' : 'games'}
              radiusKm={applied.anywhere ? null : RADIUS_KM_GROUPS}
              elsewhere={elsewhere}
              order="soonest"
              action={
                <Button
                  variant="link"
                  size="sm"
                  className="px-0"
                  onClick={() => apply({ anywhere: !applied.anywhere })}
                >
                  {applied.anywhere ? ONLY_NEAR : LOOK_FURTHER}
                </Button>
              }
            />
          ) : null}
          <GameGrid games={games} showGroup />
        </>
      )}
      <MoreButton query={query}>{t.showMore}</MoreButton>
    </div>
  );
}
