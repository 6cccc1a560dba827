import { expect, it } from 'vitest';
import { canDecideAbout, canTakeBackLike } from './policy';

const other = { id: 2, discoverable: true, blocked: false };

it.each([
  ['another person', other, true],
  ['oneself', { ...other, id: 1 }, false],
  ['somebody hidden', { ...other, discoverable: false }, false],
  ['somebody blocked', { ...other, blocked: true }, false],
  ['an unknown person', null, false],
])('deciding about %s is allowed: %s', (_, facts, may) => {
  expect(canDecideAbout(1, facts)).toBe(may);
});

it('a like can be taken back until it is a match', () => {
  expect(canTakeBackLike('pending')).toBe(true);
  expect(canTakeBackLike('matched')).toBe(false);
});
