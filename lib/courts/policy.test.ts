import { expect, it } from 'vitest';
import type { CourtTimeStatus } from '@/lib/courts/constants';
import {
  COURT_TIME_ACTIONS,
  type CourtTimeSide,
  canManageCourts,
  canMoveCourtTime,
  canRelocate,
  deskRole,
} from '@/lib/courts/policy';
import { actorOf } from '@/tests/factories/actors';

const HOUR = 3_600_000;
const now = new Date('2026-12-05T14:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
const timeIn = (status: CourtTimeStatus, from: number, paid = false) => ({
  status,
  startsAt: at(from),
  endsAt: at(from + 1),
  lapsesAt: status === 'asked' ? at(from > 1 ? 1 : from) : null,
  paidAt: paid ? now : null,
});

it.each<[string, CourtTimeStatus, number, CourtTimeSide, string]>([
  ['an ask ahead', 'asked', 5, 'desk', 'confirm decline'],
  ['an ask ahead', 'asked', 5, 'booker', 'cancel'],
  ['an ask that lapsed', 'asked', -1, 'desk', 'decline'],
  ['one ahead', 'confirmed', 5, 'desk', 'cancel paid'],
  ['one ahead', 'confirmed', 5, 'booker', 'cancel'],
  ['one that is on', 'confirmed', -0.5, 'desk', 'cancel came no-show paid'],
  ['one that is on', 'confirmed', -0.5, 'booker', ''],
  ['one that is over', 'confirmed', -5, 'desk', 'came no-show paid'],
  ['one marked as used', 'came', -5, 'desk', 'no-show paid'],
  ['one marked as missed', 'no_show', -5, 'desk', 'came paid'],
  ['a block', 'blocked', 5, 'desk', 'cancel'],
  ['a declined one', 'declined', 5, 'desk', ''],
  ['a lapsed one', 'lapsed', 5, 'booker', ''],
  ['a cancelled one', 'cancelled', 5, 'desk', 'paid'],
])('%s (%s, in %d h): the %s may %s', (_name, status, from, side, actions) => {
  const may = COURT_TIME_ACTIONS.filter((action) =>
    canMoveCourtTime(side, action, timeIn(status, from), now),
  );
  expect(may.join(' ')).toBe(actions);
});

it('a paid time can be marked as unpaid, by the desk alone', () => {
  expect(canMoveCourtTime('desk', 'unpaid', timeIn('came', -2, true), now)).toBe(true);
  expect(canMoveCourtTime('desk', 'paid', timeIn('came', -2, true), now)).toBe(false);
  expect(canMoveCourtTime('booker', 'unpaid', timeIn('came', -2, true), now)).toBe(false);
});

it.each<[CourtTimeStatus, number, boolean]>([
  ['confirmed', 5, true],
  ['confirmed', -0.5, true],
  ['confirmed', -5, false],
  ['blocked', 5, true],
  ['asked', 5, false],
  ['came', -0.5, false],
])('one that is %s in %d h can be moved elsewhere: %s', (status, from, may) => {
  expect(canRelocate(timeIn(status, from), now)).toBe(may);
});

it.each([
  ['the operator', actorOf(1), { ownerId: 1, staffRole: null }, 'owner', true],
  ['an admin', actorOf(2, { isAdmin: true }), { ownerId: 1, staffRole: null }, 'owner', true],
  ['a second owner', actorOf(2), { ownerId: 1, staffRole: 'owner' as const }, 'owner', true],
  ['the desk', actorOf(2), { ownerId: 1, staffRole: 'desk' as const }, 'desk', false],
  ['another person', actorOf(2), { ownerId: 1, staffRole: null }, null, false],
  [
    'another person without an operator',
    actorOf(2),
    { ownerId: null, staffRole: null },
    null,
    false,
  ],
])('%s', (_name, actor, facts, role, manages) => {
  expect(deskRole(actor, facts)).toBe(role);
  expect(canManageCourts(deskRole(actor, facts))).toBe(manages);
});
