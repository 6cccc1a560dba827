import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foldKey } from '@/lib/platform/geocoding/fold.mjs';
import { type ApiInput, apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { boundsText } from '@/lib/platform/validation/bounds-text';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';

const TYPING_PAUSE_MS = 200;
const LISTED_MAX = 20;
/** As many as a map can show, and the maximum of one API call. */
const PER_CALL_MAX = 100;

const EVERYWHERE = boundsText({ south: -90, west: -180, north: 90, east: 180 });

/** Venues with the sport first, each part nearest first. Closed venues are dropped. */
export function sportFirst(
  ofSport: readonly NearbyVenueDto[],
  all: readonly NearbyVenueDto[],
): NearbyVenueDto[] {
  const ids = new Set(ofSport.map(({ id }) => id));
  return [...ofSport, ...all.filter(({ id }) => !ids.has(id))].filter(({ isClosed }) => !isClosed);
}

/** Matches of the name, area or city first, then venues that only mention the text: 'park' should not put a car park first. */
export function namedFirst(venues: readonly NearbyVenueDto[], text: string): NearbyVenueDto[] {
  const wanted = foldKey(text);
  const isNamed = ({ name, area, city }: NearbyVenueDto) =>
    [name, area ?? '', city].some((part) => foldKey(part).includes(wanted));
  return [...venues.filter(isNamed), ...venues.filter((venue) => !isNamed(venue))];
}

type VenueQuery = ApiInput<'GET /api/venues/nearby'>['query'];

function useVenueList(query: VenueQuery, sportId: number | undefined, wanted: boolean) {
  return useQuery({
    ...readQuery(
      'venues',
      apiUrl('GET /api/venues/nearby', { query }),
      'for-games',
      sportId ?? null,
    ),
    queryFn: async ({ signal }) => {
      const [ofSport, all] = await Promise.all([
        sportId === undefined
          ? []
          : api('GET /api/venues/nearby', { query: { ...query, sportId }, signal }),
        api('GET /api/venues/nearby', { query, signal }),
      ]);
      return sportFirst(ofSport, all);
    },
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
}

/** Venues anywhere that match the text; with no text, those nearby. */
export function useVenueChoices(typed: string, sportId: number | undefined, wanted: boolean) {
  const text = usePaused(typed.trim().slice(0, 100));
  const where = text === '' ? { radius: 50 } : { search: text, bounds: EVERYWHERE };
  const query = useVenueList({ ...where, limit: PER_CALL_MAX }, sportId, wanted);
  return {
    venues: namedFirst(query.data ?? [], text).slice(0, LISTED_MAX),
    isError: query.isError,
    /** Whether the list belongs to the text in the field. */
    isSettled: query.isSuccess && !query.isPlaceholderData && text === typed.trim().slice(0, 100),
    retry: () => void query.refetch(),
  };
}

/** The venues in the visible part of a map; none until the map has reported its bounds. */
export function useVenuesInFrame(bounds: string, sportId: number | undefined): NearbyVenueDto[] {
  const query = useVenueList({ bounds, limit: PER_CALL_MAX }, sportId, bounds !== '');
  return query.data ?? [];
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
