import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { REQUESTS_PER_DAY_MAX, REQUESTS_PER_DAY_NEW_ACCOUNT_MAX } from './constants';
import { canDecide, requestsPerDayMax } from './policy';

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

it('an account can ask fewer people until it is a day old', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  expect(requestsPerDayMax(ago(86_400_000 - 1), now)).toBe(REQUESTS_PER_DAY_NEW_ACCOUNT_MAX);
  expect(requestsPerDayMax(ago(86_400_000), now)).toBe(REQUESTS_PER_DAY_MAX);
  expect(REQUESTS_PER_DAY_NEW_ACCOUNT_MAX).toBeLessThan(REQUESTS_PER_DAY_MAX);
});
