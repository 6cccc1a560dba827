import { pool } from '@/lib/platform/db/pool';
import { insertRows } from '@/prisma/rows/insert-rows';
import { createManyUsers } from '@/tests/factories/many-users';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog } from './pages/groups';
import { expectLive } from './pages/people';

test('a club is made under More options, and its members are found by name', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser({ name: 'Zoya Khan' });
  await signInAs(organiser.id);
  await page.goto('/groups');
  const form = await openDialog(page, 'Create Group', 'Create New Group');
  await form.getByLabel('Name').fill(`Ravi Paddle Club ${uniqueText()}`);
  await form.getByLabel('Sport').selectOption({ label: 'Cricket' });
  await form.getByRole('switch', { name: /^A club/ }).check();
  await expect(form.getByLabel('Maximum members')).toHaveValue('1000');
  await form.getByRole('switch', { name: 'People join without asking' }).check();
  await form.getByRole('switch', { name: 'Only organisers write in the chat' }).check();
  await expectAccessible();
  await form.getByRole('button', { name: 'Create Group' }).click();
  await page.waitForURL(/\/group\/\d+/);
  await expect(page.getByText('Club', { exact: true })).toBeVisible();

  const groupId = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  const { ids } = await createManyUsers(pool, 120);
  await insertRows(
    pool,
    'groupMembers',
    ids.map((userId) => ({ groupId, userId })),
  );
  const member = await createOnboardedUser({ name: 'Pasha Player' });
  await signInAs(member.id);
  await page.goto(`/group/${groupId}`);
  const join = page.getByRole('button', { name: /^Join/ }).first();
  await expectLive(join);
  await join.click();
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(page.getByText('Only organisers write here.')).toBeVisible();
  await page.getByRole('tab', { name: /^Members/ }).click();
  await expect(page.getByRole('heading', { name: 'Members (122 of 1000)' })).toBeVisible();
  const members = page.getByRole('listitem').filter({ hasText: 'Member' });
  await expect(members).toHaveCount(49);
  await page.getByRole('button', { name: 'Show more people' }).click();
  await expect(members).toHaveCount(99);
  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.fill('member 117');
  await expect(members).toHaveCount(1);
  await expect(members.getByText('Member 117')).toBeVisible();
  await expectAccessible();
  await search.fill('nobody at all');
  await expect(page.getByText('Nobody here has this name.')).toBeVisible();
});
