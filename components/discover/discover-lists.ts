'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { anywhereUrl } from '@/components/lists/use-batches';
import { DISCOVER_GROUPS_MAX, DISCOVER_VENUES_MAX } from '@/lib/discover/constants';
import type { DiscoverDto } from '@/lib/discover/schema';
import {
  RADIUS_KM_GROUPS,
  RADIUS_KM_PLAYERS,
  RADIUS_KM_VENUES,
} from '@/lib/platform/geo/constants';
import { centreParams, type GeoPoint } from '@/lib/platform/geo/point';
import { type ApiUrl, apiUrl, changedUrl } from '@/lib/platform/http/api-calls';
import type { ApiBatch } from '@/lib/platform/http/client';
import { batchesQuery, readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import type { DeckPersonDto } from '@/lib/users/schema/nearby-user';
import type { VenueCardDto } from '@/lib/venues/schema/find-nearby';
import type { DiscoverFilters } from './discover-filters';

/** Cards per batch: enough for about a minute of swiping. */
const PEOPLE_PER_BATCH = 40;
/** The venue search filters these on the client. */
const VENUES_TO_SEARCH = 50;

/**
 * The URL of the venues.
 * @param device the device's position, if known; otherwise the server measures from the person's own place, as it did for the
 * server-rendered lists
 */
export function venuesAround(
  device: GeoPoint | null,
  sportId: number | null,
  limit: number,
): ApiUrl<VenueCardDto[]> {
  return apiUrl('GET /api/venues/nearby', {
    query: { ...(device && centreParams(device)), sportId, radius: RADIUS_KM_VENUES, limit },
  });
}

/**
 * The three lists of Discover. The server-rendered data is used until the device's position, another sport, the search or an
 * empty deck requires a fetch; it remains on screen until the response arrives. A list with nothing in its radius continues
 * with the nearest results elsewhere.
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
    apiUrl('GET /api/users/nearby', {
      query: {
        ...(device && centreParams(device)),
        sportId,
        radius: filters.anywhere ? 'any' : RADIUS_KM_PLAYERS,
        limit: PEOPLE_PER_BATCH,
      },
    }),
    asRendered && filters.anywhere === initial.anywhere
      ? { near: initial.people, far: initial.elsewhere.people }
      : undefined,
    !filters.anywhere,
  );
  const venues = useCards(
    'venues',
    venuesAround(device, sportId, searching ? VENUES_TO_SEARCH : DISCOVER_VENUES_MAX),
    asRendered && !searching ? { near: initial.venues, far: initial.elsewhere.venues } : undefined,
  );
  const groups = useCards(
    GROUPS_KEY,
    apiUrl('GET /api/groups/discover', {
      query: {
        ...(device && centreParams(device)),
        sportId,
        radius: RADIUS_KM_GROUPS,
        limit: DISCOVER_GROUPS_MAX,
      },
    }),
    asRendered ? { near: initial.groups, far: initial.elsewhere.groups } : undefined,
  );
  return { people, venues, groups };
}

interface Rendered<T> {
  near: T[];
  /** The nearest results elsewhere; null when the radius holds any. */
  far: T[] | null;
}

function useCards<T>(family: string, url: ApiUrl<T[]>, rendered: Rendered<T> | undefined) {
  const near = useQuery({
    ...usePageData(readQuery(family, url), rendered?.near),
    placeholderData: keepPreviousData,
  });
  const elsewhere = near.data?.length === 0 && !near.isPlaceholderData;
  const far = useQuery({
    ...usePageData(readQuery(family, anywhereUrl(url)), rendered?.far ?? undefined),
    enabled: elsewhere,
  });
  return { query: elsewhere ? far : near, elsewhere };
}

/** @param hasRadius whether the list is limited to a radius; if nobody at all lives in it, people from everywhere follow */
function usePeople(
  url: ApiUrl<DeckPersonDto[]>,
  rendered: Rendered<DeckPersonDto> | undefined,
  hasRadius: boolean,
) {
  const deckUrl = changedUrl(url, { deck: '1' });
  const near = useDeckBatches(deckUrl, rendered?.near, true);
  const isEmpty =
    near.isSuccess &&
    !near.isPlaceholderData &&
    !near.hasNextPage &&
    near.data.pages.every(({ items }) => items.length === 0);
  // The deck is empty for people who have decided about everyone nearby, and for people without neighbours. Only the latter see
  // people from elsewhere.
  const anybody = useQuery({
    ...readQuery('players', changedUrl(url, { limit: '1' })),
    initialData: rendered?.far ? [] : undefined,
    enabled: hasRadius && isEmpty,
  });
  const elsewhere = hasRadius && isEmpty && anybody.data?.length === 0;
  const far = useDeckBatches(anywhereUrl(deckUrl), rendered?.far ?? undefined, elsewhere);
  const checking = hasRadius && isEmpty && anybody.isFetching;
  return { query: elsewhere ? far : near, elsewhere, checking };
}

function useDeckBatches(
  url: ApiUrl<DeckPersonDto[]>,
  rendered: DeckPersonDto[] | undefined,
  enabled: boolean,
) {
  return useInfiniteQuery({
    ...usePageData(
      batchesQuery('players', url),
      // The server-rendered cards have no cursor, so the list starts over and known cards are dropped.
      rendered && {
        pages: [{ items: rendered, next: rendered.length > 0 ? url : null }],
        pageParams: [url],
      },
      rendered,
    ),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Without duplicates: batches overlap when people are decided on in between. */
export function uniquePeople(pages: readonly ApiBatch<DeckPersonDto>[]): DeckPersonDto[] {
  const byId = new Map<number, DeckPersonDto>();
  for (const page of pages) {
    for (const person of page.items) if (!byId.has(person.id)) byId.set(person.id, person);
  }
  return [...byId.values()];
}

export type DiscoverLists = ReturnType<typeof useDiscoverLists>;
