import type { z } from 'zod';
import type { Session } from '@/lib/auth/session-store';
import { coachListSchema } from '@/lib/coaching/schema';
import { listCoachesOfSport } from '@/lib/coaching/service';
import {
  DISCOVER_GROUPS_MAX,
  DISCOVER_PEOPLE_MAX,
  DISCOVER_VENUES_MAX,
} from '@/lib/discover/constants';
import {
  type DiscoverDto,
  discoverSchema,
  type FirstPage,
  type SearchCentre,
  type SportListsDto,
} from '@/lib/discover/schema';
import { DEFAULT_CENTRE, DEFAULT_CENTRE_NAME, RADIUS_KM_SPORT_PAGE } from '@/lib/geo/constants';
import { isGeoPoint } from '@/lib/geo/point';
import { discoverGroupsSchema, groupCardListSchema } from '@/lib/groups/schema';
import { discoverGroups } from '@/lib/groups/service';
import type { Page } from '@/lib/http/cursor';
import { loadSports } from '@/lib/sports/loaders';
import { findNearbyUsersSchema, nearbyUserListSchema } from '@/lib/users/schema';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import { findNearbyVenuesSchema, nearbyVenueListSchema } from '@/lib/venues/schema';
import { listNearbyVenues } from '@/lib/venues/service';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

/**
 * All that Discover shows at first, around the person's own place: three statements at once, none of them twice, and the
 * kept list of sports. The inputs pass the schemas of the calls, so that page and API cannot differ in their defaults.
 */
export async function loadDiscover({ actor, user }: Session): Promise<DiscoverDto> {
  const [people, venues, groups, sports] = await Promise.all([
    listNearbyUsers(
      actor,
      findNearbyUsersSchema.parse({ deck: '1', limit: String(DISCOVER_PEOPLE_MAX) }),
    ),
    listNearbyVenues(actor, findNearbyVenuesSchema.parse({ limit: String(DISCOVER_VENUES_MAX) })),
    discoverGroups(actor, discoverGroupsSchema.parse({ limit: String(DISCOVER_GROUPS_MAX) })),
    loadSports(),
  ]);
  return discoverSchema.parse({
    people: people.items,
    venues: venues.items,
    groups: groups.items,
    sports,
    centre: toCentre(user),
  });
}

function toCentre(user: Session['user']): SearchCentre {
  if (!isGeoPoint(user)) return { ...DEFAULT_CENTRE, isFallback: true, label: DEFAULT_CENTRE_NAME };
  const { latitude, longitude, location } = user;
  return { latitude, longitude, isFallback: false, label: location };
}

/** The first page of each tab of a sport's page, around the person's own place, with the calls that go on from there. */
export async function loadSportLists({ actor }: Session, sportId: number): Promise<SportListsDto> {
  const circle = `sportId=${sportId}&radius=${RADIUS_KM_SPORT_PAGE}`;
  const urls = {
    groups: `/api/groups/discover?${circle}`,
    people: `/api/users/nearby?${circle}`,
    venues: `/api/venues/nearby?${circle}`,
  };
  const query = { sportId: String(sportId), radius: String(RADIUS_KM_SPORT_PAGE) };
  const [groups, people, venues, coaches] = await Promise.all([
    discoverGroups(actor, discoverGroupsSchema.parse(query)),
    listNearbyUsers(actor, findNearbyUsersSchema.parse(query)),
    listNearbyVenues(actor, findNearbyVenuesSchema.parse(query)),
    listCoachesOfSport(actor, sportId),
  ]);
  return {
    groups: toFirstPage(urls.groups, groups, groupCardListSchema),
    people: toFirstPage(urls.people, people, nearbyUserListSchema),
    venues: toFirstPage(urls.venues, venues, nearbyVenueListSchema),
    coaches: coachListSchema.parse(coaches),
  };
}

function toFirstPage<T>(
  url: string,
  { items, nextCursor }: Page<T>,
  schema: z.ZodType<T[]>,
): FirstPage<T> {
  const shown = schema.parse(items);
  return {
    url,
    page: { items: shown, next: nextCursor === null ? null : `${url}&cursor=${nextCursor}` },
  };
}
