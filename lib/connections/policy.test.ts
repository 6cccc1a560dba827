import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { canDecide } from './policy';

const request = { senderId: 1, receiverId: 2, status: 'pending' } as const;

it.each([
  ['accept', [2]],
  ['decline', [2]],
  ['cancel', [1]],
] as const)('%s is allowed only to person %o, not even to admins', (decision, deciders) => {
  const may = [1, 2, 3].filter((userId) => canDecide(actorOf(userId), decision, request));
  expect(may).toEqual(deciders);
  expect(canDecide(actorOf(9, { isAdmin: true }), decision, request)).toBe(false);
});
