import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/api/venues/nearby/route';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { nearbyVenueListSchema } from '@/lib/venues/schema/find-nearby';
import { GULBERG } from '@/tests/factories/places';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { describeNearbyList, here } from '@/tests/integration/nearby-list';

beforeEach(async () => {
  await db.venue.deleteMany();
  await db.rateLimit.deleteMany();
});

function get(query: string, cookie?: string) {
  return GET(requestTo(`/api/venues/nearby${query}`, { cookie }), withParams());
}

describeNearbyList({
  path: '/api/venues/nearby',
  GET,
  schema: nearbyVenueListSchema,
  create: createVenue,
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
