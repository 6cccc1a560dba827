'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from '@/components/language/link';
import { ZOOM_LIST } from '@/components/map/map-types';
import { MapView } from '@/components/map/map-view';
import { SportBadge } from '@/components/sports/sport-badge';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { boundsText } from '@/lib/platform/validation/bounds-text';
import { routes } from '@/lib/routes';
import { texts } from './texts';
import type { VenueFilters } from './venue-address';
import { filterQuery } from './venue-filters';

interface VenueMapProps {
  filters: VenueFilters;
  centre: GeoPoint;
  /** The start of the list, while the map follows the list. */
  focus: GeoPoint | null;
  selectedId: number | null;
  onSelect: (id: number) => void;
  onMoved: (bounds: string) => void;
}

/** The venues that match the filters, on a map. */
export function VenueMap(props: VenueMapProps) {
  const { filters, centre, focus, selectedId, onSelect, onMoved } = props;
  const t = translate(texts);
  const [frame, setFrame] = useState('');
  const url = apiUrl('GET /api/venues/pins', { query: { ...filterQuery(filters), bounds: frame } });
  const { data } = useQuery({
    ...readQuery('venues', url),
    enabled: frame !== '',
    placeholderData: (before) => before,
  });
  // Memoised by value, so that an equal point does not move the map back from where the user dragged it.
  const [latitude, longitude] = [focus?.latitude, focus?.longitude];
  const target = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? null
        : { point: { latitude, longitude }, zoom: ZOOM_LIST },
    [latitude, longitude],
  );
  const selected = data?.pins.find(({ id }) => id === selectedId);
  return (
    <>
      <MapView
        label={t.mapOfVenues}
        centre={focus ?? centre}
        zoom={ZOOM_LIST}
        focus={target}
        pins={data?.pins}
        selectedId={selectedId}
        onSelect={onSelect}
        onFrame={(bounds, byPerson) => {
          setFrame(boundsText(bounds));
          if (byPerson) onMoved(boundsText(bounds));
        }}
        className="size-full"
      />
      {data?.isCut ? (
        <p className="absolute inset-x-3 top-12 rounded-control bg-card/90 px-2.5 py-1 text-center text-xs">
          {t.mapIsCut}
        </p>
      ) : null}
      {selected ? (
        <div className="absolute inset-x-3 bottom-8 flex flex-wrap items-center gap-2 rounded-card border bg-popover p-3 shadow-float">
          <Link
            href={routes.venue(selected.id)}
            className="wrap-anywhere inline-flex min-h-11 min-w-0 flex-1 items-center font-name text-primary-ink underline underline-offset-4"
            dir="auto"
          >
            {selected.name}
          </Link>
          {selected.sport ? <SportBadge name={selected.sport} /> : null}
        </div>
      ) : null}
    </>
  );
}
