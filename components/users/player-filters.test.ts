import { describe, expect, it } from 'vitest';
import {
  NO_FILTERS,
  type PlayerFilters,
  parsePlayerFilters,
  playersPath,
  playersUrl,
  shortSearchHint,
} from './player-filters';

const parse = (query: string) => parsePlayerFilters(new URLSearchParams(query));

describe('the Find Players filters in the URL', () => {
  it('survive a round trip through the URL', () => {
    const filters: PlayerFilters = {
      search: 'Ali & Söhne',
      sportId: 6,
      skillLevel: 'advanced',
      distanceKm: 40,
    };
    for (const distanceKm of [40, null]) {
      const chosen = { ...filters, distanceKm };
      expect(parse(playersPath(chosen).split('?')[1] ?? '')).toEqual(chosen);
    }
    expect(playersUrl({ ...NO_FILTERS, distanceKm: null })).toBe('/api/players?radius=any');
  });

  it.each([
    ['ay', /1,000 people nearest.*within 40\skm/],
    ['é', /1,000 people/],
    ['', null],
    ['aya', null],
    ['áyà', null],
    ['علی', null],
  ])('explain for the short text %j how far the search reaches', (search, expected) => {
    const hint = shortSearchHint({ ...NO_FILTERS, search, distanceKm: 40 });
    if (expected) expect(hint).toMatch(expected);
    else expect(hint).toBeNull();
  });

  it('leave the URL plain while nothing is filtered', () => {
    expect(playersPath(NO_FILTERS)).toBe('/players');
    expect(playersUrl(NO_FILTERS)).toBe('/api/players?radius=25');
  });

  it.each([
    ['distance=0', 25],
    ['distance=1', 1],
    ['distance=100', 100],
    ['distance=101', 100],
    ['distance=1e1', 25],
    ['distance=-5', 25],
    ['distance=7.5', 25],
  ])('read %s as %i km', (query, distanceKm) => {
    expect(parse(query).distanceKm).toBe(distanceKm);
  });

  it.each(['sport=0', 'sport=abc', 'level=godlike', 'sport=12345678'])('ignore %s', (query) =>
    expect(parse(query)).toEqual(NO_FILTERS),
  );
});
