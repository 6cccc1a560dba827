import { describe, expect, it } from 'vitest';
import {
  DISCOVER_ADDRESS,
  type DiscoverFilters,
  matchesPlayer,
  matchesVenue,
  NO_DISCOVER_FILTERS,
} from '@/components/discover/discover-filters';
import { addressOf } from '@/components/lists/address';

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

describe('the player search on Discover', () => {
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
  ])('matches name, bio or sport, ignoring case: "%s" matches: %s', (text, expected) => {
    expect(matchesPlayer(hina, { search: text, sportId: null })).toBe(expected);
  });

  it('requires both the text and the sport to match', () => {
    expect(matchesPlayer(hina, { search: 'hina', sportId: 6 })).toBe(true);
    expect(matchesPlayer(hina, { search: 'hina', sportId: 9 })).toBe(false);
    expect(matchesPlayer(hina, { search: 'ali', sportId: 6 })).toBe(false);
  });

  it('handles people without a bio or sports', () => {
    const bare = { name: 'Ali', bio: null, sports: [] };
    expect(matchesPlayer(bare, { search: 'null', sportId: null })).toBe(false);
    expect(matchesPlayer(bare, { search: '', sportId: 6 })).toBe(false);
  });
});

describe('the venue search on Discover', () => {
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
  ])('matches name, description, address or amenity: "%s" matches: %s', (text, expected) => {
    expect(matchesVenue(venue, text)).toBe(expected);
  });
});

describe('the Discover filters in the URL', () => {
  it('survive a round trip through the URL', () => {
    const filters: DiscoverFilters = { search: 'sara', sportId: 9, anywhere: true };
    const address = addressOf('/', DISCOVER_ADDRESS.parts(filters));
    expect(address).toBe('/?search=sara&sport=9&within=any');
    expect(DISCOVER_ADDRESS.parse(new URLSearchParams(address.slice(2)))).toEqual(filters);
  });

  it('are left out when nothing is chosen', () => {
    expect(addressOf('/', DISCOVER_ADDRESS.parts(NO_DISCOVER_FILTERS))).toBe('/');
  });
});
