import { expect, it } from 'vitest';
import type { GameDto } from '@/lib/games/schema/read-game';
import { bySport } from './by-sport';

const game = (id: number, sportId: number) => ({ id, sport: { id: sportId, name: '' } }) as GameDto;

it('has the sport with the most games first, each soonest first', () => {
  const games = [game(1, 7), game(2, 3), game(3, 5), game(4, 3)];
  const found = bySport(games).map(({ sport, games: own }) => [sport.id, own.map(({ id }) => id)]);
  expect(found).toEqual([
    [3, [2, 4]],
    [7, [1]],
    [5, [3]],
  ]);
  expect(bySport([])).toEqual([]);
});
