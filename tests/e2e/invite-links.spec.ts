import type { Browser, Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog, openFromMenu } from './pages/groups';
import { openAs, toast } from './pages/people';

const PASSWORD = 'subah ki hockey';

/** A browser without a session. */
async function openAsGuest(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: like.viewportSize(),
    baseURL: new URL(like.url()).origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  });
  return context.newPage();
}

async function register(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Nida Malik');
  await page.getByLabel('E-mail').fill(`nida.${uniqueText()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Year of birth').selectOption('1990');
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a game’s link: a newcomer registers and is in; the next one is offered the waitlist', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const [organiser, late] = [await createOnboardedUser(), await createOnboardedUser()];
  const group = await createGroup({ creatorId: organiser.id, visibility: 'private' });
  const game = await createGame({
    groupId: group.id,
    creatorId: organiser.id,
    isPublic: false,
    maxPlayers: 2,
  });
  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  const dialog = await openFromMenu(page, 'Game menu', 'Invite link', 'Invite link');
  await dialog.getByLabel('For how many people (optional)').fill('5');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(toast(page, 'Link made')).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: 'Your invite link' }).inputValue();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(dialog.getByText('0 of 5 used')).toBeVisible();
  await expectAccessible();

  const guest = await openAsGuest(browser, page);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
  await expect(guest.getByText('1 spot left')).toBeVisible();
  await guest.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await guest.getByRole('link', { name: 'Create an account' }).click();
  await register(guest);
  await guest.getByRole('button', { name: 'Join the game' }).click();
  await expect(guest).toHaveURL(new RegExp(`/game/${game.id}$`));
  await expect(guest.getByText('Joined!')).toBeVisible();
  // The seat of an address that nobody has proven is free for the next one.
  const second = await openAs(browser, late.id, page);
  await second.goto(link);
  await expect(second.getByText('1 spot left')).toBeVisible();
  const [newcomer] = await db.gameParticipant.findMany({
    where: { gameId: game.id, userId: { not: organiser.id } },
  });
  const where = { id: newcomer?.userId ?? 0 };
  await db.user.update({ where, data: { emailVerifiedAt: new Date() } });

  await second.reload();
  await expect(second.getByText(/^The game is full\./)).toBeVisible();
  await second.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(second).toHaveURL(new RegExp(`/game/${game.id}$`));
  const seat = { gameId: game.id, userId: late.id, status: 'waitlisted' as const };
  expect(await db.gameParticipant.count({ where: seat })).toBe(1);

  await page.reload();
  const again = await openFromMenu(page, 'Game menu', 'Invite link', 'Invite link');
  await expect(again.getByText('2 opened · 1 joined · 1 pending')).toBeVisible();
  await again.getByRole('button', { name: /^Take back the link of/ }).click();
  const ask = page.getByRole('dialog', { name: 'Take the link back?' });
  // The click ends only once the dialog's history entry is gone; the toast may be gone by then, too.
  await Promise.all([
    expect(toast(page, 'Link taken back')).toBeVisible(),
    ask.getByRole('button', { name: 'Take back' }).click(),
  ]);
  // The confirmation dialog is inside the form that creates links.
  expect(await db.inviteLink.count({ where: { gameId: game.id } })).toBe(1);
  await guest.goto(link);
  await expect(
    guest.getByRole('heading', { name: 'This invite link does not work' }),
  ).toBeVisible();
  await guest.context().close();
  await second.context().close();
});

test('a group’s link is made in the list of members', async ({ page, signInAs }) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=members`);
  const dialog = await openDialog(page, 'Invite link', 'Invite link');
  await dialog.getByLabel('People with the link').selectOption('ask, and you decide');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const poster = dialog.getByRole('link', { name: 'Page to print' });
  await page.goto((await poster.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
  await expect(
    page.getByRole('img', { name: `QR code of the invite link to ${group.name}` }),
  ).toBeVisible();
});

test('the page works without scripts, and is neither indexed nor told to other sites', {
  tag: '@desktop',
}, async ({ browser, baseURL, page, request, signInAs }) => {
  const person = await createOnboardedUser();
  const group = await createGroup({ visibility: 'private' });
  const { token } = await createInviteLink({ groupId: group.id });
  const response = await request.get(`/join/${token}`);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  for (const [path, type] of [
    ['card.png', 'image/png'],
    ['qr.png', 'image/png'],
    ['qr.svg', 'image/svg+xml'],
  ] as const) {
    const picture = await request.get(`/join/${token}/${path}`);
    expect(picture.headers()['content-type'], path).toBe(type);
  }
  await signInAs(person.id);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/join/${token}`, { waitUntil: 'load' });
  await plain.getByRole('button', { name: 'Join the group' }).click();
  await plain.waitForURL(`**/group/${group.id}`);
  const where = { groupId: group.id, userId: person.id };
  expect(await db.groupMember.count({ where })).toBe(1);
  await context.close();
});

test('whoever cannot come in reads why, and what to do, in place of the button', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const man = await createOnboardedUser({ gender: 'male' });
  await signInAs(man.id);
  const join = page.getByRole('button', { name: /^(?:Join|Ask)/ });
  const open = async (of: Parameters<typeof createInviteLink>[0]) => {
    await page.goto(`/join/${(await createInviteLink(of)).token}`);
  };

  await open({ groupId: (await createGroup({ audience: 'women' })).id });
  await expect(page.getByText('This group is for women only.')).toBeVisible();
  await expect(join).toHaveCount(0);

  const inactive = await createGroup({ isActive: false });
  await open({ gameId: (await createGame({ groupId: inactive.id })).id });
  await expect(page.getByText('This group is not active at the moment.')).toBeVisible();
  await expect(join).toHaveCount(0);

  const group = await createGroup({ sport: 'Tennis' });
  const game = await createGame({ groupId: group.id, skillMin: 'expert' });
  await open({ gameId: game.id });
  await expect(page.getByText(/Your profile does not say your level\.$/)).toBeVisible();
  await expect(join).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Set your level in Tennis' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile\\?sport=${game.sportId}$`));
});
