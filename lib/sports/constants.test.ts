import { describe, expect, it } from 'vitest';
import { compareSports, SKILL_LEVELS, SPORTS, sportEmoji, sportIcon } from '@/lib/sports/constants';

describe('the catalogue of sports', () => {
  it('numbers the sports 1, 2, 3 … in the order they were added', () => {
    expect(SPORTS.map((sport) => sport.id)).toEqual(SPORTS.map((_, index) => index + 1));
  });

  it('has unique names and icons', () => {
    expect(new Set(SPORTS.map((sport) => sport.name)).size).toBe(SPORTS.length);
    expect(new Set(SPORTS.map((sport) => sport.icon)).size).toBe(SPORTS.length);
  });

  it('is listed with Paddle first and the others by name', () => {
    const names = SPORTS.filter((sport) => sport.isMain)
      .toSorted(compareSports)
      .map((sport) => sport.name);
    expect(names).toEqual([
      'Paddle',
      'Badminton',
      'Basketball',
      'Cricket',
      'Soccer',
      'Table Tennis',
      'Tennis',
      'Volleyball',
    ]);
  });

  it('falls back to a circle icon and a medal emoji for an unknown sport', () => {
    expect([sportIcon('Quidditch'), sportEmoji('Quidditch')]).toEqual(['circle', '🏅']);
    expect([sportIcon('Table Tennis'), sportEmoji('Cricket')]).toEqual(['table-tennis', '🏏']);
  });

  it('orders levels from beginner to expert', () => {
    expect(SKILL_LEVELS).toEqual(['beginner', 'intermediate', 'advanced', 'expert']);
  });
});
