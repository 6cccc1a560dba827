import { expect, it } from 'vitest';
import { laterWords } from './later-words';

it('says how many later games of a series there will be and when they appear', () => {
  const next = '2027-03-05';
  expect(laterWords({ next, count: 3 })).toBe(
    '3 more games follow, the next on Fri, 5 Mar 2027. Each appears here 8 weeks before it starts.',
  );
  expect(laterWords({ next, count: 1 })).toBe(
    'One more game follows, on Fri, 5 Mar 2027. It appears here 8 weeks before.',
  );
  expect(laterWords({ next, count: null })).toMatch(/^More games follow/);
});
