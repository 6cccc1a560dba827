import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foldKey } from '@/lib/geocoding/fold';
import { api } from '@/lib/http/client';
import { boundsText } from '@/lib/validation/map-bounds';
import type { NearbyVenueDto } from '@/lib/venues/schema';

const TYPING_PAUSE_MS = 200;
const LISTED_MAX = 20;
/** What a map can tell apart, and the most that one call answers. */
const PER_CALL_MAX = 100;

const EVERYWHERE = boundsText({ south: -90, west: -180, north: 90, east: 180 });

/** Those where the sport is played first, each part the nearest first. */
export function sportFirst(
  ofSport: readonly NearbyVenueDto[],
  all: readonly NearbyVenueDto[],
): NearbyVenueDto[] {
  const ids = new Set(ofSport.map(({ id }) => id));
  return [...ofSport, ...all.filter(({ id }) => !ids.has(id))].filter(({ isClosed }) => !isClosed);
}

/** Those that are called what was typed, or lie there, before those that only mention it: 'park' is no car park. */
export function namedFirst(venues: readonly NearbyVenueDto[], text: string): NearbyVenueDto[] {
  const wanted = foldKey(text);
  const isNamed = ({ name, area, city }: NearbyVenueDto) =>
    [name, area ?? '', city].some((part) => foldKey(part).includes(wanted));
  return [...venues.filter(isNamed), ...venues.filter((venue) => !isNamed(venue))];
}

function useVenueList(query: Record<string, string>, sportId: number | undefined, wanted: boolean) {
  const address = new URLSearchParams(query);
  return useQuery({
    queryKey: ['venues', 'for-games', sportId, address.toString()],
    queryFn: async ({ signal }) => {
      const url = `/api/venues/nearby?${address}`;
      const [ofSport, all] = await Promise.all([
        sportId === undefined ? [] : api<NearbyVenueDto[]>(`${url}&sportId=${sportId}`, { signal }),
        api<NearbyVenueDto[]>(url, { signal }),
      ]);
      return sportFirst(ofSport, all);
    },
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
}

/** Venues by name, area or city wherever they are; without words those around. */
export function useVenueChoices(typed: string, sportId: number | undefined, wanted: boolean) {
  const text = usePaused(typed.trim().slice(0, 100));
  const where: Record<string, string> =
    text === '' ? { radius: '50' } : { search: text, bounds: EVERYWHERE };
  const query = useVenueList({ ...where, limit: String(PER_CALL_MAX) }, sportId, wanted);
  return {
    venues: namedFirst(query.data ?? [], text).slice(0, LISTED_MAX),
    isError: query.isError,
    /** What stands there answers what stands in the field. */
    isSettled: query.isSuccess && !query.isPlaceholderData && text === typed.trim().slice(0, 100),
    retry: () => void query.refetch(),
  };
}

/** Venues in the frame of a map; none before the map has one. */
export function useVenuesInFrame(bounds: string, sportId: number | undefined): NearbyVenueDto[] {
  const query = useVenueList({ bounds, limit: String(PER_CALL_MAX) }, sportId, bounds !== '');
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
