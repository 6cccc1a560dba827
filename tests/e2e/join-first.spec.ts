import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect } from './pages/groups';

/** The address of the button of the latest letter, as the local outbox shows it. */
async function letterTo(page: Page, email: string): Promise<string> {
  await page.goto('/outbox');
  const letter = page.getByRole('listitem').filter({ hasText: email });
  return (await letter.getByRole('link').first().getAttribute('href')) ?? '';
}

test('a guest is in the game with two fields and three taps, and the profile can wait', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id, visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id, isPublic: false });
  const { token } = await createInviteLink({ gameId: game.id });
  const email = `nida.${uniqueText()}@example.com`;

  await page.goto(`/join/${token}`);
  await expectAccessible();
  await page.getByLabel('Name').fill('Nida Malik');
  await page.getByLabel('E-mail').fill(email);
  // The first tap.
  await page.getByRole('button', { name: 'Join the game' }).click();
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  await expect(page.getByText('Your seat is held for 30 minutes.')).toBeVisible();
  await expectAccessible();
  expect((await db.game.findUniqueOrThrow({ where: { id: game.id } })).goingCount).toBe(2);

  // The second, in the letter, and the third, on its page.
  await page.goto(await letterTo(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/join/${token}$`));
  await expect(page.getByText('You are in the game.')).toBeVisible();

  await page.getByRole('link', { name: 'Open the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByText('Complete your profile so that people near you can find you.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/my-games$/);
  await expect(page.getByText(game.title)).toBeVisible();
});

test('without scripts, on another device, and when the game is full meanwhile', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const group = await createGroup({ audience: 'women' });
  const game = await createGame({ groupId: group.id, maxPlayers: 2 });
  const { token } = await createInviteLink({ gameId: game.id });
  const plain = async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    return context.newPage();
  };
  const [phone, laptop, late] = [await plain(), await plain(), await plain()];
  const [first, second] = [1, 2].map((nth) => `guest${nth}.${uniqueText()}@example.com`);
  const fill = async (page: typeof phone, email: string) => {
    await page.getByLabel('Name').fill('Sana Butt');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('radio', { name: 'Female' }).check();
  };
  await phone.goto(`/join/${token}`);
  await late.goto(`/join/${token}`);
  await fill(phone, first ?? '');
  await phone.getByRole('button', { name: 'Join the game' }).click();
  await expect(phone.getByText('You are in', { exact: true })).toBeVisible();

  await fill(late, second ?? '');
  await late.getByRole('button', { name: 'Join the game' }).click();
  await expect(late.getByText(/^The game is full\./)).toBeVisible();
  await fill(late, second ?? '');
  await late.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(late.getByText(/Then you are on the waitlist/)).toBeVisible();

  await laptop.goto(await letterTo(laptop, first ?? ''));
  await laptop.getByRole('button', { name: 'Continue' }).click();
  await expect(laptop.getByText('You are in the game.')).toBeVisible();
  const person = await db.user.findUniqueOrThrow({ where: { email: first ?? '' } });
  expect(person).toMatchObject({ name: 'Sana Butt', gender: 'female' });
  for (const page of [phone, laptop, late]) await page.context().close();
});
