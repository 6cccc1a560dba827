import { expect, it } from 'vitest';
import { pointAway } from '@/lib/platform/geo/distance';
import { findWhereabouts } from '@/lib/platform/maps/whereabouts';
import { GULBERG } from '@/tests/factories/places';

it.each([
  [0, 'north'],
  [40, 'northEast'],
  [93, 'east'],
  [200, 'south'],
  [250, 'west'],
  [315, 'northWest'],
  [350, 'north'],
])('without streets, a place %i° from the middle of an area lies to its %s', async (deg, name) => {
  const middle = await findWhereabouts(GULBERG);
  expect(middle).toMatchObject({ hasStreets: false, near: { place: 'Gulberg, Lahore' } });
  const found = await findWhereabouts(pointAway(GULBERG, 0.9, deg));
  expect(found).toMatchObject({ near: { place: 'Gulberg, Lahore', direction: name } });
});

it('far from all listed places nothing is said', async () => {
  const sea = { latitude: -40, longitude: -120 };
  expect(await findWhereabouts(sea)).toEqual({ hasStreets: false, near: null });
});
