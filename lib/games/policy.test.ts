import { expect, it } from 'vitest';
import { nextGame } from '@/lib/games/policy';

const now = new Date('2026-11-28T12:00:00Z').getTime();
const inHours = (hours: number) => ({ startsAt: new Date(now + hours * 3_600_000).toISOString() });

it('the next game is the first that has not begun, up to two days ahead', () => {
  const [on, next, later] = [inHours(-1), inHours(48), inHours(49)];
  expect(nextGame([on, next, later], now)).toBe(next);
  expect(nextGame([on, later], now)).toBeNull();
  expect(nextGame([inHours(0)], now)).toBeNull();
  expect(nextGame([], now)).toBeNull();
});
