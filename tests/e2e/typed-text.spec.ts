import { db } from '@/lib/platform/db/client';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog } from './pages/groups';

test('a session that ends while somebody types leads to sign-in, and the text waits', {
  tag: '@phone',
}, async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/groups');
  const form = await openDialog(page, 'Create Group', 'Create New Group');
  const name = form.getByLabel('Name');
  await name.fill('Thursday nets');
  await form.getByLabel('Sport').selectOption({ label: 'Cricket' });
  await db.session.deleteMany({ where: { userId: user.id } });
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  await signInAs(user.id);
  await page.goto('/groups');
  const again = await openDialog(page, 'Create Group', 'Create New Group');
  await expect(again.getByLabel('Name')).toHaveValue('Thursday nets');
  await again.getByRole('button', { name: 'Create Group' }).click();
  await expect.poll(() => db.group.count({ where: { creatorId: user.id } })).toBe(1);
});

test('a page that is loaded anew, as for another language, keeps what was typed', {
  tag: '@phone',
}, async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/groups');
  const form = await openDialog(page, 'Create Group', 'Create New Group');
  await form.getByLabel('Name').fill('Thursday nets');
  await page.reload();
  const again = await openDialog(page, 'Create Group', 'Create New Group');
  await expect(again.getByLabel('Name')).toHaveValue('Thursday nets');
});
