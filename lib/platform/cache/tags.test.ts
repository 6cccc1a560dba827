import { expect, it } from 'vitest';
import { cacheTags, withLanding } from '@/lib/platform/cache/tags';

it.each([
  [cacheTags.game(7), true],
  [cacheTags.group(7), true],
  [cacheTags.venue(7), true],
  [cacheTags.venues, true],
  [cacheTags.coach(7), false],
  [cacheTags.sports, false],
])('the landing page depends on %s: %s', (tag, expected) => {
  expect(withLanding([tag])).toEqual(expected ? [tag, 'landing'] : [tag]);
});
