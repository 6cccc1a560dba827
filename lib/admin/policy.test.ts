import { expect, it } from 'vitest';
import { canRemoveJob } from './policy';

it.each([
  ['mail:send', true],
  ['notifications:push', true],
  ['a kind of an older version', true],
  ['users:delete-due', false],
])('a failed job of the kind %s can be removed: %s', (kind, may) => {
  expect(canRemoveJob(kind)).toBe(may);
});
