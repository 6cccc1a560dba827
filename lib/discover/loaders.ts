import { coachListSchema } from '@/lib/coaching/schema/card';
import { listCoachesOfSport } from '@/lib/coaching/service/list-coaches';
import {
  DISCOVER_GAMES_MAX,
  DISCOVER_GROUPS_MAX,
  DISCOVER_NEXT_GAMES,
  DISCOVER_PEOPLE_MAX,
  DISCOVER_VENUES_MAX,
  SPORT_GAMES_MAX,
} from '@/lib/discover/constants';
import {
  type DiscoverDto,
  discoverSchema,
  type LandingDto,
  landingSchema,
  type SportListsDto,
} from '@/lib/discover/schema';
import { discoverGamesSchema, type GameDto, gameListSchema } from '@/lib/games/schema/read-game';
import { spanOf } from '@/lib/games/service/game-time';
import { readLastGame } from '@/lib/games/service/last-game';
import { discoverGames, listNextGames } from '@/lib/games/service/read-game';
import { fitsAudience } from '@/lib/groups/policy';
import { discoverGroupsSchema, groupCardListSchema } from '@/lib/groups/schema/group-card';
import { countGroups, discoverGroups } from '@/lib/groups/service/discover-groups';
import type { Session } from '@/lib/platform/auth/session-store';
import { RADIUS_KM_SPORT_PAGE } from '@/lib/platform/geo/constants';
import { toSearchCentre } from '@/lib/platform/geo/search-centre';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { toFirstBatch } from '@/lib/platform/http/first-batch';
import { loadSports } from '@/lib/sports/loaders';
import { findNearbyUsersSchema, nearbyUserListSchema } from '@/lib/users/schema/nearby-user';
import { countNearbyUsers, listNearbyUsers } from '@/lib/users/service/list-nearby';
import { findNearbyVenuesSchema, nearbyVenueListSchema } from '@/lib/venues/schema/find-nearby';
import { countVenues, listNearbyVenues } from '@/lib/venues/service/find-nearby';

/** The part of a query that widens a list beyond its circle. */
type Radius = { radius?: 'any' };
const ANYWHERE: Radius = { radius: 'any' };

// Page data passes the schema of its call too, so that no other column reaches the browser.

/**
 * Everything that Discover shows at first, around the person's own place: six parallel statements, what the person shares with
 * those of the deck, and the cached list of sports. A list with nothing inside its radius costs one more statement for the nearest
 * results beyond it, in the same load, so that the layout does not shift. The inputs are parsed with the schemas of the calls, so
 * that page and API share the defaults.
 */
export async function loadDiscover(
  { actor, user }: Session,
  { sportId, anywhere }: Pick<DiscoverDto, 'sportId' | 'anywhere'>,
): Promise<DiscoverDto> {
  const ofSport = sportId === null ? {} : { sportId: String(sportId) };
  const most = (limit: number) => ({ ...ofSport, limit: String(limit) });
  const peopleWithin = (radius: Radius) =>
    listNearbyUsers(
      actor,
      findNearbyUsersSchema.parse({ deck: '1', ...radius, ...most(DISCOVER_PEOPLE_MAX) }),
    );
  const venuesWithin = (radius: Radius) =>
    listNearbyVenues(
      actor,
      findNearbyVenuesSchema.parse({ ...radius, ...most(DISCOVER_VENUES_MAX) }),
    );
  const groupsWithin = (radius: Radius) =>
    discoverGroups(actor, discoverGroupsSchema.parse({ ...radius, ...most(DISCOVER_GROUPS_MAX) }));
  const gamesWithin = (radius: Radius) =>
    discoverGames(
      actor,
      discoverGamesSchema.parse({ only: 'new', ...radius, ...most(DISCOVER_GAMES_MAX) }),
    );
  // An empty deck has two possible reasons: the person has decided about everyone nearby, or there are no people nearby.
  const livesAlone = async () =>
    (await listNearbyUsers(actor, findNearbyUsersSchema.parse(most(1)))).items.length === 0;

  const [people, venues, groups, games, nextGames, lastGame, sports] = await Promise.all([
    peopleWithin(anywhere ? ANYWHERE : {}),
    venuesWithin({}),
    groupsWithin({}),
    gamesWithin({}),
    listNextGames(actor),
    readLastGame(actor),
    loadSports(),
  ]);
  const isAlone = people.items.length === 0 && !anywhere && (await livesAlone());
  const [farPeople, farVenues, farGroups, farGames] = await Promise.all([
    isAlone ? peopleWithin(ANYWHERE) : null,
    venues.items.length === 0 ? venuesWithin(ANYWHERE) : null,
    groups.items.length === 0 ? groupsWithin(ANYWHERE) : null,
    games.items.length === 0 ? gamesWithin(ANYWHERE) : null,
  ]);
  const tonight = games.items.filter(isTonight);
  return discoverSchema.parse({
    games: tonight.length > 0 ? tonight : games.items,
    isTonight: tonight.length > 0,
    isWoman: fitsAudience(user.gender, 'women'),
    people: people.items,
    venues: venues.items,
    groups: groups.items,
    elsewhere: {
      people: farPeople?.items ?? null,
      venues: farVenues?.items ?? null,
      groups: farGroups?.items ?? null,
      games: farGames?.items ?? null,
    },
    nextGames: nextGames.slice(0, DISCOVER_NEXT_GAMES),
    lastGame,
    sports,
    centre: toSearchCentre(user),
    sportId,
    anywhere,
  });
}

function isTonight({ startsAt, timeZone }: GameDto): boolean {
  return new Date(startsAt) < spanOf('tonight', timeZone).to;
}

/** The next games around the person, of all sports: one statement. Guests read those of the default place. */
export async function loadGamesBySport(session: Session | null): Promise<GameDto[]> {
  const input = discoverGamesSchema.parse({ limit: String(SPORT_GAMES_MAX) });
  return gameListSchema.parse((await discoverGames(session?.actor ?? null, input)).items);
}

const LANDING_CARDS = 3;

/** The next public games. */
export async function loadLandingGames(): Promise<LandingDto['games']> {
  const anywhere = { ...ANYWHERE, limit: String(LANDING_CARDS) };
  const games = await discoverGames(null, discoverGamesSchema.parse(anywhere));
  return landingSchema.shape.games.parse(games.items);
}

/** The public content: the next games, some venues, and the totals. */
export async function loadLanding(): Promise<LandingDto> {
  const anywhere = { ...ANYWHERE, limit: String(LANDING_CARDS) };
  const [games, venues, groupCount, venueCount] = await Promise.all([
    loadLandingGames(),
    listNearbyVenues(null, findNearbyVenuesSchema.parse(anywhere)),
    countGroups(null, discoverGroupsSchema.parse(anywhere)),
    countVenues(null, findNearbyVenuesSchema.parse(anywhere)),
  ]);
  return landingSchema.parse({
    games,
    venues: venues.items,
    counts: { groups: groupCount, venues: venueCount },
  });
}

/**
 * The first page of each tab on a sport's page, around the person's own place, with the calls to continue from and the size
 * of each list. @param anywhere false limits the lists to `RADIUS_KM_SPORT_PAGE`
 */
export async function loadSportLists(
  { actor }: Session,
  sportId: number,
  anywhere: boolean,
): Promise<SportListsDto> {
  const query = {
    sportId: String(sportId),
    radius: anywhere ? 'any' : String(RADIUS_KM_SPORT_PAGE),
  };
  const inputs = {
    groups: discoverGroupsSchema.parse(query),
    people: findNearbyUsersSchema.parse(query),
    venues: findNearbyVenuesSchema.parse(query),
  };
  const [groups, people, venues, coaches, ...counts] = await Promise.all([
    discoverGroups(actor, inputs.groups),
    listNearbyUsers(actor, inputs.people),
    listNearbyVenues(actor, inputs.venues),
    listCoachesOfSport(actor, sportId),
    countGroups(actor, inputs.groups),
    countNearbyUsers(actor, inputs.people),
    countVenues(actor, inputs.venues),
  ]);
  return {
    groups: toFirstBatch(
      (cursor) => apiUrl('GET /api/groups/discover', { query: { ...query, cursor } }),
      groups,
      groupCardListSchema,
    ),
    people: toFirstBatch(
      (cursor) => apiUrl('GET /api/users/nearby', { query: { ...query, cursor } }),
      people,
      nearbyUserListSchema,
    ),
    venues: toFirstBatch(
      (cursor) => apiUrl('GET /api/venues/nearby', { query: { ...query, cursor } }),
      venues,
      nearbyVenueListSchema,
    ),
    coaches: coachListSchema.parse(coaches),
    counts: {
      groups: counts[0],
      people: counts[1],
      venues: counts[2],
      coaches: coaches.length,
    },
    anywhere,
  };
}
