'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '@/components/forms/search-field';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { COACH_VENUES_MAX } from '@/lib/coaching/constants';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsStep } from './use-coach-settings';

/** The venues where the coach trains, shown on their page and under Training Venues. */
export function SettingsVenues({ settings }: { settings: CoachSettingsDto }) {
  const { error, take } = useCoachSettingsStep();
  const t = translate(texts);
  const ids = settings.venues.map(({ id }) => id);

  function set(venueIds: number[], done: string): Promise<void> {
    return take({
      call: () =>
        api('PUT /api/coaches/{id}/venues', { params: { id: settings.id }, body: { venueIds } }),
      done,
    });
  }
  return (
    <section className="grid min-w-0 gap-3 rounded-card *:min-w-0 border bg-card p-4">
      <h3 className="text-xl">{t.trainingVenues}</h3>
      <ul className="grid gap-1 *:min-w-0 empty:hidden">
        {settings.venues.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 border-t pt-1">
            <span className="wrap-anywhere text-sm" dir="auto">
              {name}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removeOf({ title: name })}
              onClick={() =>
                set(
                  ids.filter((other) => other !== id),
                  t.venueRemoved,
                )
              }
            >
              <LineIcon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < COACH_VENUES_MAX ? (
        <VenueSearch taken={ids} onAdd={(id) => set([...ids, id], t.venueAdded)} />
      ) : (
        <p className="text-muted-foreground text-sm">{t.atMostVenues({ max: COACH_VENUES_MAX })}</p>
      )}
      <AlertLine>{error}</AlertLine>
    </section>
  );
}

const FOUND_MAX = 6;
const RADIUS_KM = 100;

function VenueSearch({ taken, onAdd }: { taken: number[]; onAdd: (id: number) => Promise<void> }) {
  const t = translate(texts);
  const [search, setSearch] = useState('');
  const words = search.trim();
  const query = useQuery({
    ...readQuery(
      'venues',
      apiUrl('GET /api/venues/nearby', {
        query: { radius: RADIUS_KM, limit: FOUND_MAX + taken.length, search: words },
      }),
    ),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = words.length > 1 ? (query.data ?? []) : [];
  const free = found.filter(({ id }) => !taken.includes(id)).slice(0, FOUND_MAX);
  return (
    <div className="grid gap-2 *:min-w-0">
      <SearchField
        aria-label={t.findVenue}
        placeholder={t.findVenueHint}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul aria-label={t.venuesFound} className="grid gap-1 *:min-w-0 empty:hidden">
        {free.map(({ id, name, area, city }) => (
          <li key={id}>
            <Button
              variant="ghost"
              className="h-auto min-h-11 w-full justify-start whitespace-normal text-start"
              onClick={() => onAdd(id)}
            >
              <LineIcon name="plus" />
              <span className="wrap-anywhere">
                <bdi>{name}</bdi>
                <span className="text-muted-foreground">
                  {t.andPlace({ place: placeName([area, city].filter(Boolean).join(', ')) })}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {words.length > 1 && query.isSuccess && !query.isFetching && free.length === 0 ? (
        <p role="status" className="text-muted-foreground text-sm">
          {t.noVenue({ km: RADIUS_KM })}
        </p>
      ) : null}
      {query.isError ? <AlertLine>{t.venuesFailed}</AlertLine> : null}
    </div>
  );
}
