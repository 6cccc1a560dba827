import { expect, it } from 'vitest';
import { ownPlaceName } from '@/lib/platform/geo/place-name';

it.each([
  ['31.5204, 74.3587', 'Gulberg, Lahore', 'Gulberg, Lahore'],
  ['-33.8688, -151.2093', 'Sydney, Australia', 'Sydney, Australia'],
  ['31.5204, 74.3587', null, null],
  ['Behind the old mill', 'Gulberg, Lahore', 'Behind the old mill'],
  ['House 31, 74 Canal Road', 'Gulberg, Lahore', 'House 31, 74 Canal Road'],
  [null, 'Gulberg, Lahore', 'Gulberg, Lahore'],
])('names %j in %j as %j', (location, publicLocation, name) => {
  expect(ownPlaceName({ location, publicLocation })).toBe(name);
});
