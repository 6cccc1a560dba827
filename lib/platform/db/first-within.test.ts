import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { firstWithin } from '@/lib/platform/db/first-within';
import { transaction } from '@/lib/platform/db/transaction';

const take = (keys: string[]) => transaction((tx) => firstWithin(keys, 60, tx));

it('gives each key one turn within the time, and another after it', async () => {
  expect([...(await take(['b', 'a', 'a']))].toSorted()).toEqual(['a', 'b']);
  expect([...(await take(['a', 'c']))]).toEqual(['c']);
  await db.rateLimit.update({ where: { key: 'a' }, data: { expire: BigInt(Date.now() - 1_000) } });
  expect([...(await take(['a', 'b']))]).toEqual(['a']);
  expect(await take([])).toEqual(new Set());
});

it('gives one of many at the same moment the turn', async () => {
  const turns = await Promise.all(Array.from({ length: 10 }, () => take(['race', 'other'])));
  expect(turns.filter((turn) => turn.has('race'))).toHaveLength(1);
});

it('takes no turn in a transaction that is rolled back', async () => {
  const failed = transaction(async (tx) => {
    await firstWithin(['undone'], 60, tx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await take(['undone'])).toEqual(new Set(['undone']));
});
