import { expect, it } from 'vitest';
import { atMost } from '@/lib/platform/db/at-most';

it('waits for work that finishes in time', async () => {
  let done = false;
  const work = Promise.resolve().then(() => {
    done = true;
  });
  await atMost(60_000, work);
  expect(done).toBe(true);
});

it('gives up on work that never finishes', async () => {
  await expect(atMost(1, new Promise(() => undefined))).resolves.toBeUndefined();
});

it('passes a failure on', async () => {
  await expect(atMost(60_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
