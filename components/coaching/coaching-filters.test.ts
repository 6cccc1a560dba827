import { afterEach, expect, it } from 'vitest';
import { setCity } from '@/lib/platform/city/city';
import { coachesQuery, parseCoachingFilters } from './coaching-filters';

afterEach(() => setCity({}));

it.each([
  ['30', '3000'],
  ['7,50', '750'],
  ['', undefined],
  ['much', undefined],
  ['-5', undefined],
  ['1.005', undefined],
  ['1e20', undefined],
])('asks for coaches up to %s an hour as %s', (maxPrice, maxRate) => {
  setCity({ currency: 'EUR' });
  const filters = parseCoachingFilters(new URLSearchParams({ maxPrice }));
  expect(coachesQuery(filters).maxRate).toBe(maxRate);
});
