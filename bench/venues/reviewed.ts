import { insertForIds, insertRows } from '@/prisma/rows/insert-rows';
import { createCrowd } from '@/tests/factories/crowd';
import { onDatabase } from '@/tests/factories/on-database';

const REVIEWS = 20;

const VENUE = {
  address: '12 Canal Road',
  city: 'Lahore',
  area: 'Gulberg',
  latitude: 31.5,
  longitude: 74.3,
  description: 'Two nets and a turf wicket.',
  phone: '+92 42 1234567',
  website: 'https://ground.example/',
  pricing: 'Rs. 2,500 per hour',
  sports: ['Cricket'],
  amenities: ['Parking', 'Lighting'],
};

/** Venues with 20 reviews each. @returns their ids */
export async function fillWithReviewedVenues(url: string, count: number): Promise<number[]> {
  return onDatabase(url, async (client) => {
    const people = await createCrowd(client, REVIEWS);
    const ids = await insertForIds(
      client,
      'venues',
      Array.from({ length: count }, (_, n) => ({ ...VENUE, name: `Ground ${n + 1}` })),
    );
    const comment = 'Good surface, kind people, and the light stays on until ten.';
    await insertRows(
      client,
      'venueReviews',
      ids.flatMap((venueId) =>
        people.ids.map((userId) => ({
          venueId,
          userId,
          rating: 1 + ((venueId + userId) % 5),
          comment,
        })),
      ),
    );
    await client.query('ANALYZE');
    return ids;
  });
}
