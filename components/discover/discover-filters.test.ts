import { describe, expect, it } from 'vitest';
import {
  DISCOVER_ADDRESS,
  type DiscoverFilters,
  matchesPlayer,
  matchesVenue,
  NO_DISCOVER_FILTERS,
} from '@/components/discover/discover-filters';
import { addressOf } from '@/components/layout/address';

function sport(id: number, name: string) {
  return {
    id: id * 10,
    sportId: id,
    skillLevel: 'beginner' as const,
    isLookingToPlay: true,
    sport: { id, name, icon: '🏏' },
  };
}

const hina = {
  name: 'Hina Shah',
  bio: 'Evenings after WORK.',
  sports: [sport(6, 'Cricket'), sport(8, 'Table Tennis')],
};

describe('the player search of Discover', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['hina', true],
    ['SHAH', true],
    ['after work', true],
    ['tennis', true],
    [' cricket ', true],
    ['golf', false],
    ['.*', false],
  ])('finds by name, bio or sport, in any case: "%s" is %s', (text, expected) => {
    expect(matchesPlayer(hina, { search: text, sportId: null })).toBe(expected);
  });

  it('wants both the text and the sport', () => {
    expect(matchesPlayer(hina, { search: 'hina', sportId: 6 })).toBe(true);
    expect(matchesPlayer(hina, { search: 'hina', sportId: 9 })).toBe(false);
    expect(matchesPlayer(hina, { search: 'ali', sportId: 6 })).toBe(false);
  });

  it('manages without a bio and without sports', () => {
    const bare = { name: 'Ali', bio: null, sports: [] };
    expect(matchesPlayer(bare, { search: 'null', sportId: null })).toBe(false);
    expect(matchesPlayer(bare, { search: '', sportId: 6 })).toBe(false);
  });
});

describe('the venue search of Discover', () => {
  const venue = {
    name: 'Model Town Courts',
    description: 'Three clay courts',
    address: '12 Link Road',
    amenities: ['Parking', 'Changing Rooms'],
  };

  it.each([
    ['model', true],
    ['CLAY', true],
    ['link road', true],
    ['changing', true],
    ['', true],
    ['tennis', false],
  ])('finds by name, description, address or amenity: "%s" is %s', (text, expected) => {
    expect(matchesVenue(venue, text)).toBe(expected);
  });
});

describe('the search and sport of Discover in the address', () => {
  it('come back from their own address as they were', () => {
    const filters: DiscoverFilters = { search: 'sara', sportId: 9, anywhere: true };
    const address = addressOf('/', DISCOVER_ADDRESS.parts(filters));
    expect(address).toBe('/?search=sara&sport=9&within=any');
    expect(DISCOVER_ADDRESS.parse(new URLSearchParams(address.slice(2)))).toEqual(filters);
  });

  it('are not mentioned when nothing is chosen', () => {
    expect(addressOf('/', DISCOVER_ADDRESS.parts(NO_DISCOVER_FILTERS))).toBe('/');
  });
});
