'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DiscoverDto } from '@/lib/discover/schema';
import { RADIUS_KM_GROUPS, RADIUS_KM_PLAYERS, RADIUS_KM_VENUES } from '@/lib/geo/constants';
import type { GeoPoint } from '@/lib/geo/point';
import type { GroupCardDto } from '@/lib/groups/schema';
import { type ApiPage, api, apiPage } from '@/lib/http/client';
import type { NearbyUserDto } from '@/lib/users/schema';
import type { NearbyVenueDto } from '@/lib/venues/schema';

/** Cards fetched at a time: a minute of quick deciding. */
const PEOPLE_PER_PAGE = 40;
/** The venue search filters what is here, so more than the six on screen are fetched. */
const VENUES = 50;
const GROUPS = 6;

/** About 110 m: near enough for a search, and addresses with a person's exact position would stay in access logs. */
const DECIMALS = 3;

function listUrl(path: string, centre: GeoPoint, params: Record<string, number>): string {
  const query = new URLSearchParams({
    latitude: centre.latitude.toFixed(DECIMALS),
    longitude: centre.longitude.toFixed(DECIMALS),
  });
  for (const [name, value] of Object.entries(params)) query.set(name, String(value));
  return `${path}?${query}`;
}

export interface DiscoverCentre {
  centre: GeoPoint;
  /** The device has named another place than the one the server rendered for. */
  moved: boolean;
  /** The search wants more venues than the few on screen. */
  searching: boolean;
}

/**
 * The three lists of Discover. What the server rendered stands until the device names another place, the search needs
 * more or the cards run out; only then is anything fetched, and what is shown stays until the answer is here.
 */
export function useDiscoverLists(
  initial: DiscoverDto,
  { centre, moved, searching }: DiscoverCentre,
) {
  const peopleUrl = listUrl('/api/users/nearby', centre, {
    radius: RADIUS_KM_PLAYERS,
    deck: 1,
    limit: PEOPLE_PER_PAGE,
  });
  const venuesUrl = listUrl('/api/venues/nearby', centre, {
    radius: RADIUS_KM_VENUES,
    limit: VENUES,
  });
  const groupsUrl = listUrl('/api/groups/discover', centre, {
    radius: RADIUS_KM_GROUPS,
    limit: GROUPS,
  });

  const people = useInfiniteQuery({
    queryKey: [peopleUrl, 'pages'],
    queryFn: ({ pageParam, signal }) => apiPage<NearbyUserDto>(pageParam, { signal }),
    initialPageParam: peopleUrl,
    getNextPageParam: (last: ApiPage<NearbyUserDto>) => last.next,
    // The server's first cards come without a cursor: what follows them is the list from its start, known ones dropped.
    initialData: moved
      ? undefined
      : {
          pages: [{ items: initial.people, next: initial.people.length > 0 ? peopleUrl : null }],
          pageParams: [peopleUrl],
        },
    placeholderData: keepPreviousData,
  });
  const venues = useQuery({
    queryKey: [venuesUrl],
    queryFn: ({ signal }) => api<NearbyVenueDto[]>(venuesUrl, { signal }),
    enabled: moved || searching,
    placeholderData: (previous) => previous ?? initial.venues,
  });
  const groups = useQuery({
    queryKey: [groupsUrl],
    queryFn: ({ signal }) => api<GroupCardDto[]>(groupsUrl, { signal }),
    enabled: moved,
    placeholderData: (previous) => previous ?? initial.groups,
  });
  return { people, venues, groups };
}

/** Everybody on the pages so far, each once: pages overlap when people are decided in between. */
export function uniquePeople(pages: readonly ApiPage<NearbyUserDto>[]): NearbyUserDto[] {
  const byId = new Map<number, NearbyUserDto>();
  for (const page of pages) {
    for (const person of page.items) if (!byId.has(person.id)) byId.set(person.id, person);
  }
  return [...byId.values()];
}
