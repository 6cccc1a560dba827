import { expect, it } from 'vitest';
import { canMark, canRemind, canSeeMoney } from './policy';

const NOBODY = { manages: false, isDebtor: false, isCreditor: false };

it.each([
  ['nobody', NOBODY, []],
  ['the debtor', { ...NOBODY, isDebtor: true }, ['said']],
  ['the creditor', { ...NOBODY, isCreditor: true }, ['owes', 'paid']],
  ['an organiser', { ...NOBODY, manages: true }, ['owes', 'paid', 'exempt']],
  [
    'an organiser who owes',
    { ...NOBODY, manages: true, isDebtor: true },
    ['owes', 'said', 'paid', 'exempt'],
  ],
] as const)('%s may mark a share as %s', (_who, role, marks) => {
  const all = ['owes', 'said', 'paid', 'exempt'] as const;
  expect(all.filter((mark) => canMark(role, mark))).toEqual(marks);
});

it('only organisers and creditors remind', () => {
  expect(canRemind({ ...NOBODY, isDebtor: true })).toBe(false);
  expect(canRemind({ ...NOBODY, isCreditor: true })).toBe(true);
  expect(canRemind({ ...NOBODY, manages: true })).toBe(true);
});

it('members of the group, players of the game and whoever is in its book see its money', () => {
  const nobody = { isMember: false, isPlayer: false, isInBook: false };
  expect(canSeeMoney({ ...nobody, isMember: true })).toBe(true);
  expect(canSeeMoney({ ...nobody, isPlayer: true })).toBe(true);
  expect(canSeeMoney({ ...nobody, isInBook: true })).toBe(true);
  expect(canSeeMoney(nobody)).toBe(false);
});
