import { describe, expect, it } from 'vitest';
import { addressOf } from '@/components/lists/address';
import { setCity } from '@/lib/platform/city/city';
import {
  discoverUrl,
  GROUP_ADDRESS,
  type GroupFilters,
  isFiltered,
  NO_GROUP_FILTERS,
} from './group-address';

const chosen: GroupFilters = {
  search: 'tape & ball',
  location: 'karachi',
  sportId: 7,
  anywhere: true,
};
const address = (filters: GroupFilters) => addressOf('/groups', GROUP_ADDRESS.parts(filters));
const parse = (query: string) => GROUP_ADDRESS.parse(new URLSearchParams(query));

describe('the group filters in the URL', () => {
  it('survive a round trip through the URL', () => {
    expect(address(chosen)).toBe('/groups?search=tape+%26+ball&city=karachi&sport=7&within=any');
    expect(parse(address(chosen).split('?')[1] ?? '')).toEqual(chosen);
  });

  it('are left out at their defaults, and invalid parameters are ignored', () => {
    expect(address(NO_GROUP_FILTERS)).toBe('/groups');
    expect(parse('city=atlantis&sport=x&page=2')).toEqual(NO_GROUP_FILTERS);
    expect(isFiltered(NO_GROUP_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_GROUP_FILTERS, location: 'lahore' })).toBe(true);
    expect(isFiltered({ ...NO_GROUP_FILTERS, anywhere: true })).toBe(false);
  });

  it('name any city outside Lahore', () => {
    setCity({ name: 'Lisbon' });
    expect(parse('city=Setúbal')).toEqual({ ...NO_GROUP_FILTERS, location: 'Setúbal' });
    setCity({});
  });

  it('are sent to the API only when set', () => {
    expect(discoverUrl(NO_GROUP_FILTERS)).toBe('/api/groups/discover');
    expect(discoverUrl(chosen)).toBe(
      '/api/groups/discover?sportId=7&search=tape+%26+ball&city=karachi&radius=any',
    );
  });
});
