import { expect, it } from 'vitest';
import type { NearbyVenueDto } from '@/lib/venues/schema';
import { sportFirst } from './venue-choices';

const venue = (id: number, isClosed = false) => ({ id, isClosed }) as NearbyVenueDto;

it('offers venues of the sport first, each once, and none that is closed', () => {
  const all = [venue(1), venue(2), venue(3), venue(4, true)];
  expect(sportFirst([venue(3), venue(4, true)], all).map(({ id }) => id)).toEqual([3, 1, 2]);
});
