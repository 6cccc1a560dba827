import type { Page } from '@playwright/test';
import { hashPassword } from '@/lib/auth/password';
import { db } from '@/lib/db/client';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

const PASSWORD = 'subah ki hockey';

/** Opens the link of the latest letter to an address, from the outbox of the local copy. */
async function followLetterTo(page: Page, email: string): Promise<void> {
  await page.goto('/outbox');
  const letter = page
    .getByRole('listitem')
    .filter({ hasText: `to ${email}` })
    .first();
  await page.goto((await letter.getByRole('link').getAttribute('href')) ?? '');
}

test('a newcomer is in at once, and confirms the e-mail when the letter is there', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser({ emailVerifiedAt: null });
  const stranger = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto(`/user/${stranger.id}`);
  const notice = page.getByRole('region', { name: 'Your e-mail' });
  await expect(notice).toContainText(user.email);
  await expectAccessible();
  const message = page.getByRole('button', { name: /^Message / });
  await expectLive(message);
  await message.click();
  await expect(page.getByText('Please confirm your e-mail before you write')).toBeVisible();
  await page.keyboard.press('Escape');
  const again = notice.getByRole('button', { name: 'Send the letter again' });
  await again.click();
  await expect(toast(page, 'Letter sent')).toBeVisible();

  await followLetterTo(page, user.email);
  const confirm = page.getByRole('button', { name: 'Confirm my e-mail' });
  await expectLive(confirm);
  await expectAccessible();
  const row = () => db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect((await row()).emailVerifiedAt, 'opening the page confirms nothing').toBeNull();
  await confirm.click();
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  await expectAccessible();
  expect((await row()).emailVerifiedAt).not.toBeNull();
  await page.goto('/groups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an e-mail is changed by a letter to the new one, and taken back by a letter to the old one', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser({ passwordHash: await hashPassword(PASSWORD) });
  const email = `new.${uniqueText()}@example.com`;
  await signInAs(user.id);
  await page.goto('/profile?tab=settings');
  const change = page.getByRole('button', { name: 'Change e-mail' });
  await expectLive(change);
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  await dialog.getByLabel('New e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByText(`We sent a letter to ${email}.`)).toBeVisible();
  await expectAccessible();

  await followLetterTo(page, email);
  await expectLive(page.getByRole('button', { name: 'Confirm my e-mail' }));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  await page.goto('/profile?tab=settings');
  await expect(page.getByText(email)).toBeVisible();

  await followLetterTo(page, user.email);
  const back = page.getByRole('button', { name: 'Take my account back' });
  await expectLive(back);
  await expectAccessible();
  await back.click();
  await expect(page.getByText('Your account is back.')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(row.email).toBe(user.email);
});
