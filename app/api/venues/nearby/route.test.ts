import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/venues/nearby/route';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { nearbyVenueListSchema } from '@/lib/venues/schema/find-nearby';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

beforeEach(async () => {
  await db.venue.deleteMany();
  await db.rateLimit.deleteMany();
});

function get(query: string, cookie?: string) {
  return GET(requestTo(`/api/venues/nearby${query}`, { cookie }), withParams());
}

const here = `latitude=${GULBERG.latitude}&longitude=${GULBERG.longitude}`;

it('returns a plain array to anybody, signed in or out', async () => {
  const { id } = await createVenue();
  const { cookie } = await createSignedIn();
  for (const as of [undefined, cookie, 'next-auth.session-token=expired']) {
    const response = await get(`?${here}`, as);
    expect(response.status).toBe(200);
    expect(nearbyVenueListSchema.parse(await response.json()).map((row) => row.id)).toEqual([id]);
  }
});

it('links to the next page, which continues where this one ended', async () => {
  const near = await createVenue({ at: pointAway(GULBERG, 1) });
  const far = await createVenue({ at: pointAway(GULBERG, 2) });
  const response = await get(`?${here}&limit=1`);
  const link = response.headers.get('link') ?? '';
  const [, next = ''] = /^<[^?]+(\?[^>]+)>; rel="next"$/.exec(link) ?? [];
  const answers = [await response.json(), await (await get(next)).json()];
  expect(answers.map(([row]) => row.id)).toEqual([near.id, far.id]);
});

describe('bad input', () => {
  const long = 'x'.repeat(10_000);

  it.each([
    ['latitude', '?latitude=95&longitude=74'],
    ['latitude', '?latitude=31'],
    ['longitude', '?latitude=31&longitude=NaN'],
    ['radius', '?radius=1e400'],
    ['radius', '?radius=101'],
    ['radius', `?radius=${long}`],
    ['sportId', '?sportId=all'],
    ['sportId', '?sportId=%00'],
    ['city', `?city=${long}`],
    ['limit', '?limit=0'],
    ['cursor', '?cursor=abc'],
    ['cursor', `?cursor=${long}`],
    ['search', `?search=${'x'.repeat(20_000)}`],
  ])('for %s is refused with a message: %s', async (name, query) => {
    const response = await get(query);
    expect(response.status).toBe(422);
    const body = await response.json();
    expect(body.error).toMatch(/\w+ \w+/);
    expect(body.issues[0].path).toBe(name);
  });

  it.each([
    ['10,000 characters', long],
    ['emoji', '😀🏏'],
    ['right-to-left text', 'کرکٹ گراؤنڈ'],
    ['control and override characters', '\u0000\u0007\u202Ex'],
    ['SQL', "'; DROP TABLE users; --"],
    ['LIKE wildcards', '%_\\%'],
    ['a script', '<script>alert(1)</script>'],
    ['nothing', ''],
  ])('as search text causes no error: %s', async (_, text) => {
    await createVenue();
    const response = await get(`?${here}&search=${encodeURIComponent(text)}`);
    expect(response.status).toBe(200);
    expect(nearbyVenueListSchema.parse(await response.json()).length).toBe(text === '' ? 1 : 0);
  });

  it.each(['😀', 'کراچی', "O'Hara", '\u0000', '<script>'])(
    'as a city causes no error: %s',
    async (city) => {
      const response = await get(`?city=${encodeURIComponent(city)}`);
      expect(response.status).toBe(200);
    },
  );
});

it('lists the filtered sport first, whatever else a venue offers', async () => {
  await createVenue({ sports: ['Tennis', 'Badminton', 'Golf', 'Cricket'] });
  const { id: sportId } = await db.sport.findUniqueOrThrow({ where: { name: 'Cricket' } });
  for (const query of [`?${here}&sportId=${sportId}`, `?${here}&sportId=${sportId}&search=e`]) {
    const [venue] = await (await get(query)).json();
    expect(venue.sports).toEqual(['Cricket', 'Tennis', 'Badminton', 'Golf']);
  }
});

it('shows the same distance in every search, from the profile location as from the device', async () => {
  await createVenue({ name: 'Nets', sports: ['Cricket'], at: pointAway(GULBERG, 0.349) });
  const { id: sportId } = await db.sport.findUniqueOrThrow({ where: { name: 'Cricket' } });
  const { cookie } = await createSignedIn({ at: GULBERG });
  for (const centre of ['', here]) {
    const distances = [];
    for (const search of ['', '&search=nets', `&sportId=${sportId}`, '&limit=50', '&radius=any']) {
      const [venue] = await (await get(`?${centre}${search}`, cookie)).json();
      distances.push(venue.distance);
    }
    expect(distances[0]).toBeGreaterThan(0);
    expect([...new Set(distances)], centre || 'the own place').toHaveLength(1);
  }
});

it('searches everywhere with radius=any, nearest first', async () => {
  const far = await createVenue({ at: KARACHI });
  expect(await (await get(`?${here}&radius=100`)).json()).toEqual([]);
  const venues = await (await get(`?${here}&radius=any`)).json();
  expect(venues.map(({ id }: { id: number }) => id)).toEqual([far.id]);
});
