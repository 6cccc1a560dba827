import { expect, it } from 'vitest';
import { canLink, sideOf } from './policy';

const NOW = new Date('2026-06-15T12:00Z');

it.each([
  [null, null],
  [2008, 'young'],
  [2007, 'guardian'],
  [2015, 'young'],
] as const)('puts a person born in %s on the side %s', (year, side) => {
  expect(sideOf(year, NOW)).toBe(side);
});

it.each([
  [2010, 1980, true],
  [1980, 2010, true],
  [2010, 2009, false],
  [1980, 1979, false],
  [2010, null, false],
  [null, 1980, false],
] as const)('links %s and %s: %s', (maker, accepter, can) => {
  expect(canLink(maker, accepter, NOW)).toBe(can);
});
