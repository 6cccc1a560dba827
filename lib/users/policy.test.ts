import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { GENDER_WAIT_DAYS } from './constants';
import { canEditProfile, canMessage, genderChange, slotBit, slotOf } from './policy';

it('a profile can be edited only by its owner', () => {
  expect(canEditProfile(actorOf(1), 1)).toBe(true);
  expect(canEditProfile(actorOf(2), 1)).toBe(false);
  expect(canEditProfile(actorOf(2, { isAdmin: true }), 1)).toBe(false);
});

it.each([
  ['anyone', [true, true, true, true]],
  ['members', [false, true, true, true]],
  ['connections', [false, false, true, true]],
] as const)(
  'with messages from %s: stranger, same group, connected, both: %o',
  (messagePrivacy, may) => {
    const ties = [
      { connected: false, sharesGroup: false },
      { connected: false, sharesGroup: true },
      { connected: true, sharesGroup: false },
      { connected: true, sharesGroup: true },
    ];
    expect(ties.map((tie) => canMessage({ messagePrivacy, ...tie }))).toEqual(may);
  },
);

it.each([
  ['2026-11-23', '00:00', 0, 'morning'],
  ['2026-11-23', '11:59', 0, 'morning'],
  ['2026-11-23', '12:00', 0, 'afternoon'],
  ['2026-11-24', '16:59', 1, 'afternoon'],
  ['2026-11-24', '17:00', 1, 'evening'],
  ['2026-11-29', '23:30', 6, 'evening'],
] as const)('%s at %s is on day %i in the %s', (date, time, day, part) => {
  expect(slotOf({ date, time })).toBe(slotBit(day, part));
});

const NOW = new Date('2026-11-28T12:00:00Z');
const LATER = new Date(NOW.getTime() + GENDER_WAIT_DAYS * 86_400_000);

it.each([
  // counts, stated, new; then what counts and what is pending
  [null, null, 'female', 'female', null],
  [null, null, 'other', 'other', null],
  ['female', null, 'female', undefined, undefined],
  ['female', null, 'male', 'prefer_not_to_say', 'male'],
  ['male', null, 'female', 'prefer_not_to_say', 'female'],
  ['female', null, 'other', 'other', null],
  ['female', null, 'prefer_not_to_say', 'prefer_not_to_say', null],
  ['prefer_not_to_say', null, 'female', 'prefer_not_to_say', 'female'],
  ['other', null, 'male', 'prefer_not_to_say', 'male'],
  ['prefer_not_to_say', 'male', 'male', undefined, undefined],
  ['prefer_not_to_say', 'male', 'female', 'prefer_not_to_say', 'female'],
  ['prefer_not_to_say', 'male', 'prefer_not_to_say', 'prefer_not_to_say', null],
] as const)('of %s with %s waiting, %s leaves %s and %s', (gender, stated, next, counts, waits) => {
  const before = { gender, statedGender: stated, genderCountsFrom: stated && NOW };
  expect(genderChange(before, next, NOW)).toEqual(
    counts === undefined
      ? null
      : { gender: counts, statedGender: waits, genderCountsFrom: waits && LATER },
  );
});

it('every part of the week has its own bit', () => {
  expect(slotBit(0, 'morning')).toBe(1);
  expect(slotBit(6, 'evening')).toBe(2 ** 20);
});
