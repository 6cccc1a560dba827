import { expect, it } from 'vitest';
import { atMost } from '@/lib/db/at-most';

it('waits for what is done in time', async () => {
  let done = false;
  const work = Promise.resolve().then(() => {
    done = true;
  });
  await atMost(60_000, work);
  expect(done).toBe(true);
});

it('does not wait for what never ends', async () => {
  await expect(atMost(1, new Promise(() => undefined))).resolves.toBeUndefined();
});

it('lets a failure through', async () => {
  await expect(atMost(60_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
