import { expect, it } from 'vitest';
import { laterWords } from './later-words';

const later = { startsOn: '2026-11-29', planned: 12, until: '2027-02-14', count: null };

it('says on which days a series is, how many of its games are planned, and until when', () => {
  expect(laterWords({ later, repeats: 'weekly' })).toBe(
    'Every Sunday; 12 games are planned until Sun, 14 Feb 2027. More follow, each 8 weeks before it starts.',
  );
  expect(laterWords({ later: { ...later, count: 3 }, repeats: 'fortnightly' })).toBe(
    'Every other Sunday; 12 games are planned until Sun, 14 Feb 2027. 3 more follow, each 8 weeks before it starts.',
  );
  expect(laterWords({ later: { ...later, planned: 1, count: 0 }, repeats: 'monthly' })).toBe(
    'Every month; one game is planned, on Sun, 14 Feb 2027.',
  );
  expect(laterWords({ later: null, repeats: 'weekly' })).toBeNull();
});
