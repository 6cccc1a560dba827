import { beforeAll, expect, it } from 'vitest';
import { GET as getCoaches } from '@/app/api/coaches/route';
import { GET as getGames } from '@/app/api/games/route';
import { GET as getGroups } from '@/app/api/groups/discover/route';
import { GET as getPlayers } from '@/app/api/players/route';
import { GET as getVenues } from '@/app/api/venues/nearby/route';
import {
  coachesQuery,
  coachesUrl,
  parseCoachingFilters,
} from '@/components/coaching/coaching-filters';
import { feedQuery, feedUrl, parseFeedFilters } from '@/components/games/feed-filters';
import { discoverQuery, discoverUrl, GROUP_ADDRESS } from '@/components/groups/group-address';
import { parsePlayerFilters, playersQuery, playersUrl } from '@/components/users/player-filters';
import { parseVenueFilters, venuesQuery, venuesUrl } from '@/components/venues/venue-filters';
import { loadCoaching } from '@/lib/coaching/loaders';
import { loadGamesNear } from '@/lib/games/loaders';
import { loadGroupsToDiscover } from '@/lib/groups/loaders';
import { findSession, type Session } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { loadPlayers } from '@/lib/users/loaders';
import { loadVenues } from '@/lib/venues/loaders';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';

/** One more than a batch. */
const ROWS = 21;
// With characters that have a meaning in an address.
const WORD = 'Kh&n +1%';

let session: Session;
let cookie: string;
let filters: string;

beforeAll(async () => {
  const me = await createSignedIn({ play: [{ name: 'Golf' }] });
  ({ cookie } = me);
  const found = await findSession(me.token);
  if (!found) throw new Error('Not signed in');
  session = found;
  for (let row = 0; row < ROWS; row += 1) {
    const name = `${WORD} ${row}`;
    const { id } = await createOnboardedUser({ name, play: [{ name: 'Golf' }] });
    await createVenue({ name, sports: ['Golf'], addedById: id });
    const group = await createGroup({ name, sport: 'Golf', creatorId: id });
    await createGame({ groupId: group.id, creatorId: id });
    await createCoach({ userId: id, name, sport: 'Golf' });
  }
  const { id: sport } = await db.sport.findUniqueOrThrow({ where: { name: 'Golf' } });
  filters = new URLSearchParams({ search: ` ${WORD} `, sport: String(sport) }).toString();
});

interface Listed {
  /** The first batch as the page loads it. */
  first: (params: URLSearchParams, cursor?: string | null) => Promise<FirstBatch<{ id: number }>>;
  /** Whether its page accepts a cursor, for people without scripts. */
  isPaged?: boolean;
  /** The browser's request with the same filters. */
  url: (params: URLSearchParams) => string;
  GET: (
    request: Request,
    context: { params: Promise<Record<string, string>> },
  ) => Promise<Response>;
}

const LISTS: Record<string, Listed> = {
  players: {
    first: (params) => loadPlayers(session, playersQuery(parsePlayerFilters(params))),
    url: (params) => playersUrl(parsePlayerFilters(params)),
    GET: getPlayers,
  },
  games: {
    first: (params, cursor) => loadGamesNear(session, feedQuery(parseFeedFilters(params)), cursor),
    url: (params) => feedUrl(parseFeedFilters(params)),
    GET: getGames,
    isPaged: true,
  },
  groups: {
    first: (params) => loadGroupsToDiscover(session, discoverQuery(GROUP_ADDRESS.parse(params))),
    url: (params) => discoverUrl(GROUP_ADDRESS.parse(params)),
    GET: getGroups,
  },
  venues: {
    first: (params, cursor) => loadVenues(session, venuesQuery(parseVenueFilters(params)), cursor),
    isPaged: true,
    url: (params) => venuesUrl(parseVenueFilters(params)),
    GET: getVenues,
  },
  coaches: {
    first: async (params, cursor) =>
      (await loadCoaching(session, coachesQuery(parseCoachingFilters(params)), cursor)).coaches,
    isPaged: true,
    url: (params) => coachesUrl(parseCoachingFilters(params)),
    GET: getCoaches,
  },
};

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

it.each(Object.entries(LISTS))(
  'the first page of %s is the answer of the call that the browser goes on with',
  async (_name, { first, url, GET, isPaged }) => {
    const answer = async (address: string): Promise<{ id: number }[]> => {
      const response = await GET(requestTo(address, { cookie }), withParams());
      expect(response.status).toBe(200);
      return await response.json();
    };
    for (const text of ['', filters]) {
      const params = new URLSearchParams(text);
      const { url: key, page } = await first(params);
      expect(key).toBe(url(params));
      expect(page.items).toHaveLength(ROWS - 1);
      expect(idsOf(await answer(key))).toEqual(idsOf(page.items));
      const rest = await answer(page.next ?? '');
      expect(rest).toHaveLength(1);
      expect(idsOf(page.items)).not.toContain(rest[0]?.id);
      if (!isPaged) continue;
      const cursor = new URL(page.next ?? '', 'http://localhost').searchParams.get('cursor');
      expect(idsOf((await first(params, cursor)).page.items)).toEqual(idsOf(rest));
      expect(idsOf((await first(params, 'nonsense')).page.items)).toEqual(idsOf(page.items));
    }
  },
);

it.each(Object.keys(LISTS))('an address of %s with nonsense still shows a page', async (name) => {
  const params = new URLSearchParams({ sport: '999999', date: '2026-02-31', within: 'x' });
  const { page } = await (LISTS[name] as Listed).first(params, 'nonsense');
  expect(page.items).toEqual([]);
});
