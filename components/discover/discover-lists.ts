'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { addressOf } from '@/components/layout/address';
import { anywhereUrl, changedUrl } from '@/components/layout/use-pages';
import { DISCOVER_GROUPS_MAX, DISCOVER_VENUES_MAX } from '@/lib/discover/constants';
import type { DiscoverDto } from '@/lib/discover/schema';
import { RADIUS_KM_GROUPS, RADIUS_KM_PLAYERS, RADIUS_KM_VENUES } from '@/lib/geo/constants';
import { centreParams, type GeoPoint } from '@/lib/geo/point';
import type { GroupCardDto } from '@/lib/groups/schema';
import { type ApiPage, api, apiPage } from '@/lib/http/client';
import type { NearbyUserDto } from '@/lib/users/schema';
import type { NearbyVenueDto } from '@/lib/venues/schema';
import type { DiscoverFilters } from './discover-filters';

/** Cards fetched at a time: a minute of quick deciding. */
const PEOPLE_PER_PAGE = 40;
/** The search for venues filters what is here. */
const VENUES_TO_SEARCH = 50;

/**
 * The address of a list.
 * @param device where the device is, once it has said so; without it the server measures from the person's own place, as
 *   it did for what it rendered
 */
export function listUrl(
  path: string,
  device: GeoPoint | null,
  params: Record<string, number | string | null>,
): string {
  return addressOf(path, { ...(device ? centreParams(device) : {}), ...params });
}

/**
 * The three lists of Discover. What the server rendered stands until the device names another place, another sport is
 * chosen, the search needs more or the cards run out; only then is anything fetched, and what is shown stays until the
 * answer is here. A list whose circle holds nothing goes on with what is nearest elsewhere.
 */
export function useDiscoverLists(
  initial: DiscoverDto,
  filters: DiscoverFilters,
  device: GeoPoint | null,
) {
  const { sportId } = filters;
  const asRendered = device === null && sportId === initial.sportId;
  const searching = filters.search.trim() !== '';
  const people = usePeople(
    listUrl('/api/users/nearby', device, {
      sportId,
      radius: filters.anywhere ? 'any' : RADIUS_KM_PLAYERS,
      limit: PEOPLE_PER_PAGE,
    }),
    asRendered && filters.anywhere === initial.anywhere
      ? { near: initial.people, far: initial.elsewhere.people }
      : undefined,
    !filters.anywhere,
  );
  const venues = useCards<NearbyVenueDto>(
    listUrl('/api/venues/nearby', device, {
      sportId,
      radius: RADIUS_KM_VENUES,
      limit: searching ? VENUES_TO_SEARCH : DISCOVER_VENUES_MAX,
    }),
    asRendered && !searching ? { near: initial.venues, far: initial.elsewhere.venues } : undefined,
  );
  const groups = useCards<GroupCardDto>(
    listUrl('/api/groups/discover', device, {
      sportId,
      radius: RADIUS_KM_GROUPS,
      limit: DISCOVER_GROUPS_MAX,
    }),
    asRendered ? { near: initial.groups, far: initial.elsewhere.groups } : undefined,
    [GROUPS_KEY],
  );
  return { people, venues, groups };
}

/** What the server rendered of a list. */
interface Rendered<T> {
  near: T[];
  /** The nearest elsewhere; null where the circle holds somebody or something. */
  far: T[] | null;
}

/** @param key where one change reads many lists again */
function useCards<T>(url: string, rendered: Rendered<T> | undefined, key: readonly string[] = []) {
  const near = useQuery({
    queryKey: [...key, url],
    queryFn: ({ signal }) => api<T[]>(url, { signal }),
    initialData: rendered?.near,
    placeholderData: keepPreviousData,
  });
  const elsewhere = near.data?.length === 0 && !near.isPlaceholderData;
  const farUrl = anywhereUrl(url);
  const far = useQuery({
    queryKey: [...key, farUrl],
    queryFn: ({ signal }) => api<T[]>(farUrl, { signal }),
    initialData: rendered?.far ?? undefined,
    enabled: elsewhere,
  });
  return { query: elsewhere ? far : near, elsewhere };
}

/** @param isCut people of a circle are asked for: where nobody at all lives in it, those of everywhere follow */
function usePeople(url: string, rendered: Rendered<NearbyUserDto> | undefined, isCut: boolean) {
  const deckUrl = changedUrl(url, { deck: '1' });
  const near = useDeckPages(deckUrl, rendered?.near, true);
  const isEmpty =
    near.isSuccess &&
    !near.isPlaceholderData &&
    !near.hasNextPage &&
    near.data.pages.every(({ items }) => items.length === 0);
  // Somebody who has decided about everybody near is at the end of the deck; somebody without neighbours is not.
  const anybodyUrl = changedUrl(url, { limit: '1' });
  const anybody = useQuery({
    queryKey: [anybodyUrl],
    queryFn: ({ signal }) => api<NearbyUserDto[]>(anybodyUrl, { signal }),
    initialData: rendered?.far ? [] : undefined,
    enabled: isCut && isEmpty,
  });
  const elsewhere = isCut && isEmpty && anybody.data?.length === 0;
  const far = useDeckPages(anywhereUrl(deckUrl), rendered?.far ?? undefined, elsewhere);
  const checking = isCut && isEmpty && anybody.isFetching;
  return { query: elsewhere ? far : near, elsewhere, checking };
}

function useDeckPages(url: string, rendered: NearbyUserDto[] | undefined, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam, signal }) => apiPage<NearbyUserDto>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: ApiPage<NearbyUserDto>) => last.next,
    // The server's first cards come without a cursor: what follows them is the list from its start, known ones dropped.
    initialData: rendered && {
      pages: [{ items: rendered, next: rendered.length > 0 ? url : null }],
      pageParams: [url],
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Everybody on the pages so far, each once: pages overlap when people are decided in between. */
export function uniquePeople(pages: readonly ApiPage<NearbyUserDto>[]): NearbyUserDto[] {
  const byId = new Map<number, NearbyUserDto>();
  for (const page of pages) {
    for (const person of page.items) if (!byId.has(person.id)) byId.set(person.id, person);
  }
  return [...byId.values()];
}

export type DiscoverLists = ReturnType<typeof useDiscoverLists>;
