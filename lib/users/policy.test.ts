import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { canEditProfile, canMessage } from './policy';

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
