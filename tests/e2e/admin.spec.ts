import { db } from '@/lib/db/client';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createAdmin, createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

test('an admin rejects an application by keyboard alone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const name = `Applicant ${Date.now()}`;
  const { id } = await createCoachApplication({ name });
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin');
  const reject = page.getByRole('button', { name: `Reject ${name}` });
  await expectLive(reject);
  await expectAccessible();
  await reject.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject Coach Application' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Admin Notes').focus();
  await page.keyboard.type('Two references, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Application Rejected')).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = await db.coachApplication.findUniqueOrThrow({ where: { id } });
  expect(after).toMatchObject({ status: 'rejected', adminNotes: 'Two references, please.' });
});

test('everybody else is sent home', async ({ page, signInAs }) => {
  await signInAs((await createOnboardedUser()).id);
  await page.goto('/system-admin');
  await expect(page).toHaveURL(/\/$/);
});

test('a person is found, suspended and restored', async ({ page, signInAs, expectAccessible }) => {
  const person = await createOnboardedUser({ name: `Loud ${Date.now()}` });
  const name = person.name ?? '';
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=people');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await expectLive(search);
  await search.fill(person.email);
  await search.press('Enter');
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  await page.getByLabel('For how long').selectOption('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, 'Person suspended')).toBeVisible();
  await expect(page.getByText(/Suspended until/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/Suspended until/)).toBeHidden();
});
