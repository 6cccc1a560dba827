import { describe, expect, it } from 'vitest';
import { matchesPlayer, matchesVenue } from '@/components/discover/discover-filters';

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
    expect(matchesPlayer(hina, { text, sportId: null })).toBe(expected);
  });

  it('wants both the text and the sport', () => {
    expect(matchesPlayer(hina, { text: 'hina', sportId: 6 })).toBe(true);
    expect(matchesPlayer(hina, { text: 'hina', sportId: 9 })).toBe(false);
    expect(matchesPlayer(hina, { text: 'ali', sportId: 6 })).toBe(false);
  });

  it('manages without a bio and without sports', () => {
    const bare = { name: 'Ali', bio: null, sports: [] };
    expect(matchesPlayer(bare, { text: 'null', sportId: null })).toBe(false);
    expect(matchesPlayer(bare, { text: '', sportId: 6 })).toBe(false);
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
