import { expect, it } from 'vitest';
import {
  CLASS_ACTIONS,
  type ClassFacts,
  type ClassSide,
  canActOnClass,
  isOpen,
  type ParticipantStatus,
} from './policy';

const now = new Date('2026-11-28T12:00:00Z');
const later = new Date(now.getTime() + 1);
const SIDES: ClassSide[] = ['coach', 'client'];
const MINE: (ParticipantStatus | null)[] = [null, 'out', 'going', 'waitlisted'];

function moves({ status, startsAt }: Pick<ClassFacts, 'status' | 'startsAt'>): string[] {
  return SIDES.flatMap((side) =>
    CLASS_ACTIONS.flatMap((action) =>
      MINE.filter((mine) => canActOnClass(side, action, { status, startsAt, mine }, now)).map(
        (mine) => `${side} ${action} ${mine}`,
      ),
    ),
  );
}

it('non-participants can join, participants can leave, and the coach can cancel', () => {
  expect(moves({ status: 'upcoming', startsAt: later })).toEqual([
    'coach cancel null',
    'coach cancel out',
    'coach cancel going',
    'coach cancel waitlisted',
    'client join null',
    'client join out',
    'client leave going',
    'client leave waitlisted',
  ]);
});

it.each([
  ['upcoming', later, true],
  ['upcoming', now, false],
  ['upcoming', new Date(now.getTime() - 1), false],
  ['cancelled', later, false],
] as const)('a class that is %s and begins at %s is open: %s', (status, startsAt, open) => {
  expect(isOpen({ status, startsAt, mine: null }, now)).toBe(open);
});

it.each([
  { status: 'cancelled', startsAt: later },
  { status: 'upcoming', startsAt: now },
] as const)('allows no more actions: %o', (facts) => {
  expect(moves(facts)).toEqual([]);
});
