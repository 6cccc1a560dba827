import { expect, it } from 'vitest';
import { LINE_UP_MAX } from '@/lib/sports/constants';
import { lineUpSpots, takenSpots } from './line-up-spots';

it.each(['paddle', 'soccer', 'running', 'default'] as const)(
  '%s has a spot of its own for everybody, inside the frame',
  (sport) => {
    for (let places = 1; places <= 40; places++) {
      const spots = lineUpSpots(sport, places);
      expect(spots).toHaveLength(Math.min(places, LINE_UP_MAX));
      for (const [at, { x, y }] of spots.entries()) {
        expect(x > 12 && x < 308 && y > 12 && y < 168, `${places}: ${x}, ${y}`).toBe(true);
        const near = spots.slice(at + 1).filter((one) => Math.hypot(one.x - x, one.y - y) < 22);
        expect(near, `${places}: ${at}`).toEqual([]);
      }
    }
  },
);

it('shows a free place while there is one', () => {
  expect([takenSpots(4, 4), takenSpots(5, 8), takenSpots(39, 40), takenSpots(40, 40)]).toEqual([
    4, 5, 21, 22,
  ]);
});
