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
] as const)('%s may mark a share as %s', (_who, standing, marks) => {
  const all = ['owes', 'said', 'paid', 'exempt'] as const;
  expect(all.filter((mark) => canMark(standing, mark))).toEqual(marks);
});

it('only organisers and creditors remind', () => {
  expect(canRemind({ ...NOBODY, isDebtor: true })).toBe(false);
  expect(canRemind({ ...NOBODY, isCreditor: true })).toBe(true);
  expect(canRemind({ ...NOBODY, manages: true })).toBe(true);
});

it('members of the group and players of the game see its money', () => {
  expect(canSeeMoney({ isMember: true, isPlayer: false })).toBe(true);
  expect(canSeeMoney({ isMember: false, isPlayer: true })).toBe(true);
  expect(canSeeMoney({ isMember: false, isPlayer: false })).toBe(false);
});
