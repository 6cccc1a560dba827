import { describe, expect, it } from 'vitest';
import { SKILL_LEVELS, SPORTS } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';

describe('the words of sports and levels', () => {
  it('are the stored names in English', () => {
    const names = SPORTS.map(({ name }) => name);
    expect(names.map((name) => sportWords(name, 'en'))).toEqual(names);
    expect(SKILL_LEVELS.map((level) => levelWords(level, 'en'))).toEqual([
      'Beginner',
      'Intermediate',
      'Advanced',
      'Expert',
    ]);
  });

  it('leave a sport that is not built in as it is', () => {
    expect(sportWords('Kabaddi', 'ur')).toBe('Kabaddi');
  });
});
