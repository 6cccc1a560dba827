import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { getStorage } from '@/lib/platform/storage/provider';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { closeFilters, openFilters } from './pages/sheets';

const addVenue = (page: Page) => page.getByRole('dialog', { name: 'Add Venue' });

async function openAddVenue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Venue' }).first().click();
  await expect(addVenue(page)).toBeVisible();
}

const entries = (page: Page) => page.evaluate(() => window.history.length);

test('Back closes a dialog and stays on the page, one dialog at a time', { tag: '@both' }, async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/sports');
  await page.goto('/venues');
  await openAddVenue(page);
  await addVenue(page).getByLabel('Name').fill('Nets by the canal');
  await addVenue(page).getByRole('button', { name: 'Select on map' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Venue Location' });
  await expect(picker).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(addVenue(page).getByLabel('Name')).toHaveValue('Nets by the canal');
  await page.goBack();
  await expect(addVenue(page)).toBeHidden();
  await expect(page).toHaveURL(/\/venues$/);
  // Forward does nothing.
  await page.goForward();
  await expect(page).toHaveURL(/\/venues$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sports$/);
});

test('a dialog closed in another way leaves no entry to go back to', async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/sports');
  await page.goto('/venues');
  const before = await entries(page);
  for (const close of ['Escape', 'Cancel', 'Escape', 'Cancel'] as const) {
    await openAddVenue(page);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await addVenue(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(addVenue(page)).toBeHidden();
  }
  // The one forward entry, left by a closed dialog, is reused.
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/sports$/);
});

test('a link inside a dialog navigates, and Back returns to the page under it', async ({
  page,
  signInAs,
}) => {
  const [user, friend] = [
    await createOnboardedUser(),
    await createOnboardedUser({ name: 'Linked Friend' }),
  ];
  const venue = await createVenue({ name: `Nets ${uniqueText()}` });
  const { id } = await createConversation(user.id, friend.id);
  await createMessage(id, friend.id, 'Tonight?');
  await signInAs(user.id);
  await page.goto('/venues');
  await openAddVenue(page);
  await addVenue(page).getByLabel('Name').fill(venue.name);
  await addVenue(page).getByLabel('Address').fill(venue.address);
  await addVenue(page).getByRole('checkbox', { name: 'Badminton', exact: true }).check();
  await addVenue(page).getByRole('button', { name: 'Add Venue' }).click();
  await addVenue(page).getByRole('link', { name: venue.name }).first().click();
  await page.waitForURL(/\/venue\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/venues$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
  await expect(addVenue(page)).toBeHidden();

  await page.goto('/messages');
  await page
    .getByRole('button', { name: /Linked Friend/ })
    .first()
    .click();
  const chat = page.getByRole('dialog', { name: 'Linked Friend' });
  await expect(chat.getByText('Tonight?')).toBeVisible();
  await page.goBack();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/messages$/);
});

test('Back closes a picture and the sheets on a phone', async ({ page, signInAs }) => {
  const user = await createOnboardedUser({ name: 'Ayesha Khan' });
  const venue = await createVenue();
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#286' },
  })
    .webp()
    .toBuffer();
  const { key: imageKey } = await getStorage().put(new Uint8Array(picture), 'venue');
  await db.venueImage.create({ data: { venueId: venue.id, imageKey } });
  await signInAs(user.id);
  await page.goto(`/venue/${venue.id}`);
  const account = page.getByRole('button', { name: 'Account menu of Ayesha Khan' });
  await account.click();
  await expect(page.getByText(user.email)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(user.email)).toBeHidden();
  await page.getByRole('link', { name: 'Open picture 1 of 1' }).click();
  const lightbox = page.locator('.yarl__root');
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(`/venue/${venue.id}`);
});

test('Back closes a menu on a phone, and its items navigate', async ({ page, signInAs }) => {
  const [user, friend] = [
    await createOnboardedUser(),
    await createOnboardedUser({ name: 'Menu Friend' }),
  ];
  const venue = await createVenue({ name: `Menu ground ${uniqueText()}`, addedById: user.id });
  const { id } = await createConversation(user.id, friend.id);
  await createMessage(id, friend.id, 'Tomorrow?');
  await signInAs(user.id);
  await page.goto('/sports');
  await page.goto(`/venue/${venue.id}`);
  const before = await entries(page);
  const more = page.getByRole('button', { name: `More about ${venue.name}` });
  const menu = page.getByRole('menu');

  await more.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`/venue/${venue.id}`);
  await more.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // The one forward entry is reused.
  expect(await entries(page)).toBe(before + 1);

  // A dialog replaces the menu it was opened from.
  await more.click();
  await page.getByRole('menuitem', { name: 'Mark as closed' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`/venue/${venue.id}`);

  // A page does, too.
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit Venue' }).click();
  await page.waitForURL(`/venues/${venue.id}/edit`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(venue.name);
  await page.goBack();
  await expect(page).toHaveURL(`/venue/${venue.id}`);
  await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sports$/);

  // Back closes a menu in a bottom sheet before the sheet.
  await page.goto('/messages');
  await page
    .getByRole('button', { name: /Menu Friend/ })
    .first()
    .click();
  const chat = page.getByRole('dialog', { name: 'Menu Friend' });
  await expect(chat.getByText('Tomorrow?')).toBeVisible();
  await chat.getByRole('button', { name: 'Chat options' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(chat).toBeVisible();
  await chat.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'View profile' }).click();
  await page.waitForURL(`/user/${friend.id}`);
  await expect(page.getByRole('heading', { name: 'Menu Friend' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(menu).toBeHidden();
});

test('Back undoes a filter, and what was typed in one go', async ({ page, signInAs }) => {
  await signInAs((await createOnboardedUser()).id);
  await page.goto('/sports');
  await page.goto('/players');
  const sport = page.getByLabel('Sport', { exact: true });
  const level = page.getByLabel('Skill level');
  const search = page.getByRole('searchbox').or(page.getByLabel('Search players')).first();
  await openFilters(page);
  await sport.selectOption({ label: 'Tennis' });
  await expect(page).toHaveURL(/[?]sport=\d+$/);
  await level.selectOption({ label: 'Expert' });
  await expect(page).toHaveURL(/level=expert/);
  await closeFilters(page);
  await search.pressSequentially('jo');
  await expect(page).toHaveURL(/search=jo(&|$)/);
  await search.pressSequentially('se');
  await expect(page).toHaveURL(/search=jose(&|$)/);
  await page.goBack();
  await expect(page).toHaveURL(/[?]sport=\d+&level=expert$/);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/[?]sport=\d+$/);
  await expect(level).not.toHaveValue('expert');
  await page.goBack();
  await expect(page).toHaveURL(/\/players$/);
  await expect(sport).not.toHaveValue(/\d/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sports$/);
});
