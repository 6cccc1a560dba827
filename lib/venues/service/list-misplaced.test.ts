import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { listMisplaced } from '@/lib/venues/service/list-misplaced';
import { createVenue } from '@/tests/factories/venues';

it('a venue with its pin in another city is listed until one of them is mended, the furthest first', async () => {
  const place = { city: 'Lahore', country: 'Pakistan', area: null };
  const [far, further, right] = [
    await createVenue({ ...place, name: 'Multan Nets', latitude: 30.2, longitude: 71.47 }),
    await createVenue({ ...place, name: 'Nairobi Nets', latitude: -1.2833, longitude: 36.8167 }),
    await createVenue({ ...place, latitude: 31.51, longitude: 74.35 }),
  ];
  const unknown = await createVenue({ ...place, city: 'Nowhere', latitude: 0, longitude: 0 });
  const listed = await listMisplaced();
  expect(listed.slice(0, 2)).toEqual([
    {
      id: further.id,
      name: 'Nairobi Nets',
      sentence: expect.stringMatching(/ is in .*Nairobi.*, 5,\d{3} km from Lahore$/),
    },
    {
      id: far.id,
      name: 'Multan Nets',
      sentence: expect.stringMatching(/ is in .*Multan.*, 3\d\d km from Lahore$/),
    },
  ]);
  const ids = listed.map(({ id }) => id);
  expect(ids).not.toContain(right.id);
  expect(ids).not.toContain(unknown.id);
  await db.venue.update({ where: { id: further.id }, data: { city: 'Nairobi', country: 'Kenya' } });
  expect((await listMisplaced()).map(({ id }) => id)).not.toContain(further.id);
});
