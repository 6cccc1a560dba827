import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { LAHORE } from '@/lib/platform/city/lahore';
import { db } from '@/lib/platform/db/client';
import { greatCircleKm, pointAway } from '@/lib/platform/geo/distance';
import { findNearbyVenuesSchema, nearbyVenueSchema } from '@/lib/venues/schema/find-nearby';
import { listNearbyVenues } from '@/lib/venues/service/find-nearby';
import { sportId } from '@/prisma/rows/sports';
import { readAllPages } from '@/tests/factories/pages';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

const here = { latitude: String(GULBERG.latitude), longitude: String(GULBERG.longitude) };
const east = (km: number) => pointAway(GULBERG, km, 90);

beforeEach(async () => {
  await db.venue.deleteMany();
});

async function list(query: Record<string, string> = here, actor: Actor | null = null) {
  return (await listNearbyVenues(actor, findNearbyVenuesSchema.parse(query))).items;
}

async function names(query?: Record<string, string>, actor: Actor | null = null) {
  return (await list(query, actor)).map(({ name }) => name);
}

describe('venues nearby', () => {
  it('come nearest first, with the great-circle distance to one decimal', async () => {
    await createVenue({ name: 'Far', at: east(9) });
    await createVenue({ name: 'Near', at: east(2) });
    await createVenue({ name: 'Outside', at: east(15.1) });
    const venues = await list();
    expect(venues.map(({ name }) => name)).toEqual(['Near', 'Far']);
    for (const venue of venues) {
      const point = { latitude: venue.latitude ?? 0, longitude: venue.longitude ?? 0 };
      expect(venue.distance).toBeCloseTo(greatCircleKm(GULBERG, point), 1);
    }
    expect(await names({ ...here, radius: '50' })).toEqual(['Near', 'Far', 'Outside']);
  });

  it('are searched around the viewer’s location, and around Lahore for guests', async () => {
    await createVenue({ name: 'Karachi ground', city: 'Karachi', at: KARACHI });
    await createVenue({ name: 'Lahore ground', at: LAHORE.centre });
    const { actor } = await createSignedIn({ at: KARACHI });
    expect(await names({}, actor)).toEqual(['Karachi ground']);
    expect(await names({})).toEqual(['Lahore ground']);
  });

  it('are those of the given city however far away, with venues without coordinates last', async () => {
    await createVenue({ name: 'Lahore ground' });
    await createVenue({ name: 'Unmapped', city: 'Karachi', latitude: null, longitude: null });
    await createVenue({ name: 'Karachi ground', city: 'Karachi', area: 'Clifton', at: KARACHI });
    const query = { ...here, radius: '50', city: 'karachi' };
    const venues = await list(query);
    expect(venues.map(({ name }) => name)).toEqual(['Karachi ground', 'Unmapped']);
    expect(venues.map(({ distance }) => distance)).toEqual([expect.any(Number), null]);
    expect(await names({ ...query, area: 'CLIFTON' })).toEqual(['Karachi ground']);
  });

  it('are filtered by sport', async () => {
    await createVenue({ name: 'Nets', sports: ['Cricket'] });
    await createVenue({ name: 'Courts', sports: ['Tennis', 'Badminton'] });
    expect(await names({ ...here, sportId: String(sportId('Tennis')) })).toEqual(['Courts']);
    expect(await names({ ...here, sportId: String(sportId('Golf')) })).toEqual([]);
  });

  it.each([
    ['the name', 'café'],
    ['the name without its accent and in capitals', 'CAFE GROUND'],
    ['the description', 'floodlit'],
    ['the address', 'Liberty'],
    ['an amenity', 'parking'],
    ['a literal percent sign', '100%'],
    ['a literal underscore', 'a_b'],
    ['a literal backslash', 'c\\d'],
  ])('are found by %s', async (_, search) => {
    await createVenue({
      name: 'Café Ground',
      description: 'A floodlit pitch, 100% turf, a_b c\\d',
      address: '3 Liberty Market',
      amenities: ['Parking'],
    });
    await createVenue({
      name: 'Other',
      address: 'Elsewhere',
      description: '100 axb cd',
      amenities: [],
    });
    expect(await names({ ...here, search })).toEqual(['Café Ground']);
  });

  it('leave out hidden and merged venues, and mark closed ones', async () => {
    const open = await createVenue({ name: 'Open', at: east(1) });
    await createVenue({ name: 'Closed', at: east(2), closedAt: new Date() });
    await createVenue({ name: 'Hidden', hiddenAt: new Date() });
    await createVenue({ name: 'Double', mergedIntoId: open.id });
    const venues = await list();
    expect(venues.map(({ name, isClosed }) => [name, isClosed])).toEqual([
      ['Open', false],
      ['Closed', true],
    ]);
  });

  it('have exactly the fields of the list, including rating and cover', async () => {
    const venue = await createVenue({ verifiedAt: new Date() });
    for (const rating of [5, 4, 4]) await createVenueReview(venue.id, { rating });
    await db.venueImage.createMany({
      data: [
        { venueId: venue.id, imageKey: 'second.webp', position: 1 },
        { venueId: venue.id, imageKey: 'hidden.webp', position: 0, hiddenAt: new Date() },
        { venueId: venue.id, imageKey: 'first.webp', position: 0 },
      ],
    });
    const [found] = await list();
    expect(nearbyVenueSchema.strict().parse(found)).toMatchObject({
      rating: 4.3,
      reviewCount: 3,
      coverImageUrl: '/media/first.webp',
      isVerified: true,
      sports: ['Cricket'],
    });
  });

  it('are those within the bounds of a map, including its edges and across the date line', async () => {
    for (const [name, latitude, longitude] of [
      ['West edge', 31.5, 74.2],
      ['East edge', 31.5, 74.5],
      ['South edge', 31.4, 74.3],
      ['North edge', 31.6, 74.3],
      ['Too far west', 31.5, 74.19],
      ['Too far east', 31.5, 74.51],
      ['Too far north', 31.61, 74.3],
      ['Fiji', -17, 179.5],
      ['Samoa', -17, -179.5],
      ['Between the two frames', -17, 170],
    ] as const) {
      await createVenue({ name, at: { latitude, longitude } });
    }
    const within = async (bounds: string) => (await names({ ...here, bounds })).toSorted();
    expect(await within('31.4,74.2,31.6,74.5')).toEqual([
      'East edge',
      'North edge',
      'South edge',
      'West edge',
    ]);
    expect(await within('-18,179.5,-16,-179.5')).toEqual(['Fiji', 'Samoa']);
  });

  it('page through with a cursor, even in a city without coordinates', async () => {
    for (let km = 1; km <= 4; km += 1) await createVenue({ name: `${km}`, at: east(km) });
    await createVenue({ name: '5', latitude: null, longitude: null });
    await createVenue({ name: '6', latitude: null, longitude: null });
    const query = { ...here, city: 'Lahore' };
    const seen = await readAllPages(2, (page) =>
      listNearbyVenues(null, findNearbyVenuesSchema.parse({ ...query, ...page, limit: '2' })),
    );
    expect(seen.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

describe('the person who added a venue', () => {
  it('is shown by full name to members and by first name to guests, or left out if unknown', async () => {
    const adder = await createOnboardedUser({ name: 'Sana Mir' });
    await createVenue({ addedById: adder.id, at: east(1) });
    await createVenue({ addedById: null, at: east(2) });
    const { actor } = await createSignedIn();
    expect((await list(here, actor)).map(({ addedBy }) => addedBy)).toEqual(['Sana Mir', null]);
    expect((await list(here)).map(({ addedBy }) => addedBy)).toEqual(['Sana', null]);
  });
});
