'use client';

import { useId, useState } from 'react';
import { InputField } from '@/components/forms/input-field';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { ListButton } from '@/components/lists/list-button';
import { ListFilters } from '@/components/lists/list-filters';
import { MoreItems } from '@/components/lists/more-link';
import { SearchAreaButton, SearchAreaNote } from '@/components/lists/search-area-note';
import { useAddress } from '@/components/lists/use-address';
import { useSearchArea } from '@/components/lists/use-batches';
import { sportChips } from '@/components/sports/sport-chips';
import { SportSelect } from '@/components/sports/sport-select';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Label } from '@/components/ui/label';
import { DeviceLocation } from '@/components/venues/device-location';
import type { GameDto } from '@/lib/games/schema/read-game';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { DayName } from './day-name';
import { FEED_ADDRESS, type FeedFilters, feedUrl } from './feed-filters';
import { GameGrid } from './game-grid';
import { texts } from './list-texts';

interface GamesFeedProps {
  sports: SportDto[];
  /** The server's first batch for the filters in the URL. */
  initial: FirstBatch<GameDto>;
  /** The first batch without a radius, if nothing is within it. */
  far?: FirstBatch<GameDto>;
  /** The centre of the list until the device's position is known. */
  centre: SearchCentre;
  /** The position that a guest's browser has added to the request. */
  near: GeoPoint | null;
  /** The date at that centre. */
  today: string;
}

/** As chips; the calendar has the others. */
const DAYS_SHOWN = 7;

const NO_FILTERS = { sportId: null, date: '' };

/** By day and sport, soonest first. */
export function GamesFeed({ sports, initial, far, centre, near, today }: GamesFeedProps) {
  const id = useId();
  const t = translate(texts);
  const { shown, applied, apply } = useAddress(FEED_ADDRESS);
  const [device, setDevice] = useState(near);
  const url = feedUrl(applied, device);
  const { query, elsewhere } = useSearchArea(GROUPS_KEY, url, !applied.anywhere, {
    first: initial,
    far,
  });
  const isFiltered = applied.sportId !== null || applied.date !== '';
  const days = Array.from({ length: DAYS_SHOWN }, (_, later) => addDays(today, later));
  const games = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-3 *:min-w-0 sm:gap-5" aria-busy={query.isFetching}>
      <ListFilters<FeedFilters>
        filters={shown}
        parts={FEED_ADDRESS.parts}
        onChoose={apply}
        search={
          <>
            <Label htmlFor={`${id}sport`} className="sr-only">
              {t.sport}
            </Label>
            <SportSelect
              id={`${id}sport`}
              name="sport"
              sports={sports}
              value={shown.sportId}
              onChange={(sportId) => apply({ sportId })}
            />
          </>
        }
        set={[
          ...sportChips(sports, shown.sportId, () => false),
          ...(shown.date && !days.includes(shown.date)
            ? [{ label: t.dayOf({ date: shown.date }), changed: { date: '' } }]
            : []),
        ]}
        clear={isFiltered ? { label: t.clearFilters, changed: NO_FILTERS } : null}
        choices={days.map((date) => ({
          label: t.weekday({ date }),
          words: <DayName date={date} />,
          isSet: date === shown.date,
          changed: { date: date === shown.date ? '' : date },
        }))}
      >
        <InputField
          label={t.day}
          name="date"
          type="date"
          value={shown.date}
          onChange={(event) => apply({ date: event.target.value })}
        />
        <DeviceLocation centre={centre} device={device} onLocated={setDevice} />
      </ListFilters>
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
            isFiltered ? (
              <ListButton
                parts={{ sport: null, date: null }}
                variant="secondary"
                onChoose={() => apply(NO_FILTERS)}
              >
                {t.clearFilters}
              </ListButton>
            ) : null
          }
        />
      ) : (
        <>
          <h2 className="sr-only">{t.games}</h2>
          {games.length > 0 ? (
            <SearchAreaNote
              none={isFiltered ? t.noneSuchNear : t.noneNear}
              radiusKm={applied.anywhere ? null : RADIUS_KM_GROUPS}
              elsewhere={elsewhere}
              order="soonest"
              action={
                <SearchAreaButton
                  isFar={applied.anywhere}
                  onSearchArea={() => apply({ anywhere: !applied.anywhere })}
                />
              }
            />
          ) : null}
          <GameGrid games={games} showGroup />
        </>
      )}
      <MoreItems query={query}>{t.showMore}</MoreItems>
    </div>
  );
}
