'use client';

import { useId, useState } from 'react';
import { Follow } from '@/components/follows/follow-lazy';
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
import { sportWords } from '@/lib/sports/words';
import { DAY_PARTS } from '@/lib/users/constants';
import { DayName } from './day-name';
import {
  FEED_ADDRESS,
  FEED_ONLY,
  type FeedFilters,
  feedUrl,
  NO_FEED_FILTERS,
} from './feed-filters';
import { texts as feedTexts } from './feed-texts';
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
  /** The filters of people: their level needs a profile, and games for women a woman. */
  own: { isMember: boolean; isWoman: boolean };
}

/** As chips; the calendar has the others. */
const DAYS_SHOWN = 7;

/** One tap each: the level, women, free seats, no cost, and the part of the day. */
function filterChoices({ part, only }: FeedFilters, { isMember, isWoman }: GamesFeedProps['own']) {
  const t = translate(feedTexts);
  const offered = { level: isMember, women: isWoman, room: true, free: true };
  return [
    ...FEED_ONLY.filter((one) => offered[one]).map((one) => ({
      label: t[one],
      isSet: only.includes(one),
      changed: {
        only: only.includes(one) ? only.filter((other) => other !== one) : [...only, one],
      },
    })),
    ...DAY_PARTS.map((one) => ({
      label: t[one],
      isSet: one === part,
      changed: { part: one === part ? null : one },
    })),
  ];
}

/** By day and sport, soonest first. */
export function GamesFeed({ sports, initial, far, centre, near, today, own }: GamesFeedProps) {
  const id = useId();
  const t = translate(texts);
  const { shown, applied, apply } = useAddress(FEED_ADDRESS);
  const [device, setDevice] = useState(near);
  const url = feedUrl(applied, device);
  const { query, elsewhere } = useSearchArea(GROUPS_KEY, url, !applied.anywhere, {
    first: initial,
    far,
  });
  const isFiltered =
    applied.sportId !== null ||
    applied.date !== '' ||
    applied.part !== null ||
    applied.only.length > 0;
  const sport = sports.find(({ id: one }) => one === applied.sportId);
  const filters = filterChoices(shown, own);
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
          ...filters.filter(({ isSet }) => isSet),
          ...(shown.date && !days.includes(shown.date)
            ? [{ label: t.dayOf({ date: shown.date }), changed: { date: '' } }]
            : []),
        ]}
        clear={isFiltered ? { label: t.clearFilters, changed: NO_FEED_FILTERS } : null}
        choices={[
          ...days.map((day) => ({
            label: t.weekday({ date: day }),
            words: <DayName date={day} />,
            isSet: day === shown.date,
            changed: { date: day === shown.date ? '' : day },
          })),
          ...filters.filter(({ isSet }) => !isSet),
        ]}
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
      {sport ? <Follow kind="sport" id={sport.id} name={sportWords(sport.name)} /> : null}
      {query.isError ? (
        <ErrorState title={t.fetchFailed} query={query} />
      ) : games.length === 0 && !query.isFetching ? (
        <EmptyState
          drawing="games"
          as="h2"
          title={t.noneFound}
          description={t.tryAnother}
          action={
            isFiltered ? (
              <ListButton
                parts={{ sport: null, date: null, part: null, only: null }}
                variant="secondary"
                onChoose={() => apply(NO_FEED_FILTERS)}
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
