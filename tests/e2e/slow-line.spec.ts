import type { Page } from '@playwright/test';
import { db } from '@/lib/db/client';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';

// What a phone on a slow line shows first: the server's page, while its scripts are still on their way.
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    arrive();
    await page.waitForLoadState('load');
  };
}

test('who registers before the scripts are there is registered once they are', {
  tag: '@phone',
}, async ({ page }) => {
  const email = `ali.${uniqueText()}@example.com`;
  const scriptsArrive = await openBeforeScripts(page, '/register');
  await page.getByLabel('Name').fill('Ali Raza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('subah ki hockey');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(await db.user.count({ where: { email } })).toBe(0);
  await expect(page.getByLabel('Name')).toHaveValue('Ali Raza');

  await scriptsArrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Information' })).toBeVisible();
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({ name: 'Ali Raza' });
});

test('a refused form keeps what was typed before the scripts were there', {
  tag: '@desktop',
}, async ({ page }) => {
  const scriptsArrive = await openBeforeScripts(page, '/register');
  await page.getByLabel('Name').fill('Ali Raza');
  await page.getByRole('button', { name: 'Create account' }).click();
  await scriptsArrive();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ali Raza');
  await expect(page.getByText('Name is required')).toBeHidden();
});

test('a search sent before the scripts are there is answered', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  const word = uniqueText();
  const me = await createOnboardedUser();
  await createGroup({ name: `Fajr ${word}` });
  await createGroup({ name: `Asr ${word}`, sport: 'Tennis' });
  await createGroup({ name: `Isha ${uniqueText()}` });
  await signInAs(me.id);
  const scriptsArrive = await openBeforeScripts(page, '/groups');
  const field = page.getByRole('searchbox', { name: 'Search groups' });
  await field.fill(word);
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Cricket');
  await field.press('Enter');
  await scriptsArrive();
  await expect(page.getByRole('link', { name: `Fajr ${word}` }).first()).toBeVisible();
  await expect(page.getByText(/^(Asr|Isha) /)).toHaveCount(0);
  await expect(field).toHaveValue(word);
});

test('an admin searches before the scripts are there', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  const admin = await createOnboardedUser({ isAdmin: true });
  const venue = await createVenue({ name: `${uniqueText()} Ground` });
  await signInAs(admin.id);
  const scriptsArrive = await openBeforeScripts(page, '/system-admin?tab=places');
  await page.getByRole('searchbox', { name: 'Search all venues' }).fill(venue.name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await scriptsArrive();
  await expect(page.getByRole('button', { name: /^Merge / })).toHaveCount(1);
  await expect(page).toHaveURL('/system-admin?tab=places');
});

test('settings chosen before the scripts are there are saved, each of them', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  const scriptsArrive = await openBeforeScripts(page, '/profile?tab=settings');
  await page.getByRole('radio', { name: 'Connections', exact: true }).check();
  await page.getByRole('switch', { name: 'Pause my profile' }).check();
  await scriptsArrive();
  await expect
    .poll(() => db.user.findUniqueOrThrow({ where: { id: me.id } }))
    .toMatchObject({ messagePrivacy: 'connections', discoverable: false });
  await expect(page.getByRole('radio', { name: 'Connections', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Pause my profile' })).toBeChecked();
});
