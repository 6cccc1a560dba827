import { beforeAll, describe, expect, it } from 'vitest';
import { sportId } from '@/prisma/rows/sports';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { call, type OperationName, operationNames, specOf } from './call';

const AT = { latitude: 12.97, longitude: 77.59 };
const SPORTS = ['Golf', 'Rugby', 'Snooker'] as const;
const centre = { latitude: AT.latitude, longitude: AT.longitude };

/** Every list with a sport filter, and where it searches. */
const LISTS: Partial<Record<OperationName, Record<string, string | number>>> = {
  'GET /api/coaches': {},
  'GET /api/games': centre,
  'GET /api/groups/discover': centre,
  'GET /api/players': {},
  'GET /api/users/nearby': centre,
  'GET /api/venues': centre,
  'GET /api/venues/nearby': centre,
};
/** Pins on a map, which have no names, and the one sport of a game of two. */
const OTHERS: OperationName[] = [
  'GET /api/venues/pins',
  'GET /api/users/{id}/proposal/choices',
  // One venue, by one sport.
  'GET /api/venues/{id}/free-times',
];

let viewer: SignedIn;

beforeAll(async () => {
  viewer = await createSignedIn({ at: AT });
  for (const sport of SPORTS) {
    const name = `Of ${sport}`;
    const play = [{ name: sport }];
    await createOnboardedUser({ name, at: AT, play });
    const group = await createGroup({ name, sport, at: AT });
    await createGame({ groupId: group.id, title: name });
    await createVenue({ name, sports: [sport], at: AT });
    await createCoach({ name, sport });
  }
});

describe('filtering a list by several sports', () => {
  it('is possible for every list that has a sport filter', () => {
    const asked = operationNames.filter((name) => {
      const query = specOf(name).query;
      return query && 'sportId' in (query as unknown as { shape: object }).shape;
    });
    expect(asked.toSorted()).toEqual([...Object.keys(LISTS), ...OTHERS].toSorted());
  });

  it.each(Object.keys(LISTS) as OperationName[])(
    'returns entries with any of them: %s',
    async (name) => {
      const found = async (...sports: (typeof SPORTS)[number][]) => {
        const query = { ...LISTS[name], limit: 100, sportId: sports.map(sportId) };
        const response = await call(name, { query, cookie: viewer.cookie });
        expect(response.status).toBe(200);
        const items = (await response.json()) as { name?: string; title?: string }[];
        return items
          .map((item) => item.title ?? item.name ?? '')
          .filter((text) => text.startsWith('Of '))
          .toSorted();
      };
      expect(await found('Golf', 'Rugby')).toEqual(['Of Golf', 'Of Rugby']);
      expect(await found('Snooker')).toEqual(['Of Snooker']);
      expect(await found()).toEqual(['Of Golf', 'Of Rugby', 'Of Snooker']);
    },
  );
});
