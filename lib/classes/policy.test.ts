import { expect, it } from 'vitest';
import {
  CLASS_ACTIONS,
  type ClassFacts,
  type ClassSide,
  canActOnClass,
  canMarkAttendance,
  isOpen,
  isTooFew,
  isUndecided,
  type ParticipantStatus,
} from './policy';

const now = new Date('2026-11-28T12:00:00Z');
const later = new Date(now.getTime() + 1);
const SIDES: ClassSide[] = ['coach', 'client'];
const MINE: (ParticipantStatus | null)[] = [null, 'out', 'going', 'waitlisted'];

function moves({ status, startsAt }: Pick<ClassFacts, 'status' | 'startsAt'>, undecided = false) {
  return SIDES.flatMap((side) =>
    CLASS_ACTIONS.flatMap((action) =>
      MINE.filter((mine) =>
        canActOnClass(side, action, { status, startsAt, mine, isUndecided: undecided }, now),
      ).map((mine) => `${side} ${action} ${mine}`),
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
  expect(isOpen({ status, startsAt }, now)).toBe(open);
});

it.each([
  { status: 'cancelled', startsAt: later },
  { status: 'upcoming', startsAt: now },
] as const)('allows no more actions: %o', (facts) => {
  expect(moves(facts)).toEqual([]);
});

it('the coach keeps a class on until it is decided', () => {
  const kept = moves({ status: 'upcoming', startsAt: later }, true).filter((move) =>
    move.includes('keep'),
  );
  expect(kept.every((move) => move.startsWith('coach'))).toBe(true);
  expect(kept).toHaveLength(MINE.length);
});

const HOUR_MS = 3_600_000;
const startsAt = new Date(now.getTime() + 24 * HOUR_MS);
const needing = {
  status: 'upcoming',
  startsAt,
  keptOn: false,
  minimum: 4,
  decideHours: 24,
} as const;

it.each([
  [{}, 3, true],
  [{}, 4, false],
  [{ keptOn: true }, 3, false],
  [{ status: 'cancelled' as const }, 3, false],
  [{ minimum: null, decideHours: null }, 0, false],
  // It was moved since: this decision is of an earlier plan.
  [{ startsAt: new Date(startsAt.getTime() + HOUR_MS) }, 3, false],
])('the decision of a class %o with %i people cancels it: %s', (change, goingCount, tooFew) => {
  expect(isTooFew({ ...needing, ...change, goingCount }, now, now)).toBe(tooFew);
});

it('a class is undecided before its time of decision', () => {
  expect(isUndecided(needing, new Date(now.getTime() - 1))).toBe(true);
  expect(isUndecided(needing, now)).toBe(false);
  expect(isUndecided({ ...needing, keptOn: true }, new Date(now.getTime() - 1))).toBe(false);
});

it('who came is noted once a class has begun', () => {
  expect(canMarkAttendance({ status: 'upcoming', startsAt: now }, now)).toBe(true);
  expect(canMarkAttendance({ status: 'upcoming', startsAt: later }, now)).toBe(false);
  expect(canMarkAttendance({ status: 'cancelled', startsAt: now }, now)).toBe(false);
});
