import { expect, it } from 'vitest';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { namedFirst, sportFirst } from './venue-choices';

const venue = (id: number, isClosed = false) => ({ id, isClosed }) as NearbyVenueDto;

it('offers venues for the sport first, each once, and no closed ones', () => {
  const all = [venue(1), venue(2), venue(3), venue(4, true)];
  expect(sportFirst([venue(3), venue(4, true)], all).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('offers venues that match by name or area before other matches', () => {
  const named = (id: number, name: string, area: string) =>
    ({ id, name, area, city: 'Lahore' }) as NearbyVenueDto;
  const found = [
    named(1, 'Neelam Ground', 'Cantt'),
    named(2, 'Café Courts', 'Gulberg'),
    named(3, 'The Gulbérg Nets', 'Cantt'),
  ];
  expect(namedFirst(found, 'gulberg').map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(namedFirst(found, '').map(({ id }) => id)).toEqual([1, 2, 3]);
});
