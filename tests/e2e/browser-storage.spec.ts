import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { connect } from '@/tests/factories/connections';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { openChatWith, twoFriends } from './pages/chat';

const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('unsent text of one person is not visible to the next person in the same browser', async ({
  page,
  context,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  const next = await createOnboardedUser();
  await connect(next.id, sara.id);
  await signInAs(ali.id);
  await context.route('**/api/messages', (route) => route.abort());
  await openChatWith(page, sara);
  await message(page).fill('Sent from the basement');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sending...')).toBeVisible();
  await message(page).fill('My knee hurts');
  expect(await kept(page)).toContain('Sent from the basement');
  expect(await kept(page)).toContain('My knee hurts');
  // Reloading loses neither.
  await openChatWith(page, sara);
  await expect(message(page)).toHaveValue('My knee hurts');

  await page.goto('/api/logout');
  await expect.poll(() => kept(page)).toBe('[{},{}]');
  await context.unroute('**/api/messages');
  await signInAs(next.id);
  const drawer = await openChatWith(page, sara);
  await expect(message(page)).toHaveValue('');
  await expect(drawer.getByText('Start a conversation!')).toBeVisible();
  expect(await db.message.count({ where: { senderId: { in: [ali.id, next.id] } } })).toBe(0);
});

test('signing out in one tab clears the others', async ({ page, context, signInAs }) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  await openChatWith(page, sara);
  await message(page).fill('My knee hurts');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.goto('/api/logout');
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByText(String(sara.name))).toHaveCount(0);
  await expect.poll(() => kept(page)).toBe('[{},{}]');
});

test('a session that is ended elsewhere clears the data stored here', async ({
  page,
  signInAs,
}) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  await openChatWith(page, sara);
  await message(page).fill('My knee hurts');
  await db.session.deleteMany({ where: { userId: ali.id } });
  await page.goto('/venues');
  await expect.poll(() => kept(page)).toBe('[{},{}]');
});
