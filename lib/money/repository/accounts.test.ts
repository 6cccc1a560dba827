import { expect, it } from 'vitest';
import { ensureAccounts } from '@/lib/money/repository/accounts';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';

it('a person has one account in each group', async () => {
  const { id: userId } = await createOnboardedUser();
  const groups = [await createGroup(), await createGroup()];
  const accounts = await Promise.all(
    groups.map(async ({ id }) => (await ensureAccounts(id, [userId], db)).get(userId)),
  );
  expect(accounts[0]).not.toBe(accounts[1]);
  for (const [at, { id }] of groups.entries()) {
    expect((await ensureAccounts(id, [userId], db)).get(userId)).toBe(accounts[at]);
  }
});
