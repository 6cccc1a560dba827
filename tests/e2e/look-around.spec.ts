import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createSports } from '@/tests/factories/sports';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

test('a newcomer looks around as a guest, and joining leads through the wizard to the game', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await createSports();
  const title = `Evening ${uniqueText()}`;
  const game = await createGame({ title, startsAt: hoursFromNow(3) });
  await signInAs((await createUser({ name: 'Nida Malik' })).id);
  const basics = page.getByRole('heading', { level: 1, name: 'Basic Information' });
  // The gate holds at public pages, too.
  await page.goto(`/game/${game.id}`);
  await expect(basics).toBeVisible();
  await page.goto('/');
  await expect(basics).toBeVisible();
  await page.getByRole('combobox', { name: 'Location' }).fill('gulberg, lahore');

  await page.getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL(/\/games$/);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible();
  // Nothing reloads it into the wizard.
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sign in/i })
    .first()
    .click();

  await expect(page).toHaveURL(new RegExp(`/game/${game.id}$`));
  await expect(basics).toBeVisible();
  // What was typed before is still there.
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(/gulberg/i);
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Year of birth').selectOption('1990');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Cricket' }).check();
  await page
    .getByRole('group', { name: 'Skill level in Cricket' })
    .getByRole('radio', { name: 'Expert' })
    .check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Complete Profile' }).click();

  await expect(page).toHaveURL(new RegExp(`/game/${game.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sign in/i })).toHaveCount(0);
});

test('the pages of the app keep the wizard while one looks around', async ({ page, signInAs }) => {
  await signInAs((await createUser()).id);
  await page.goto('/');
  await page.getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL(/\/games$/);
  for (const path of ['/groups', '/my-games', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Information' })).toBeVisible();
  }
});

test('a guest’s Discover shows the next games below the way to sign in', async ({ page }) => {
  await createGame({ startsAt: hoursFromNow(1) });
  await page.goto('/discover');
  await expect(page.getByText('Please sign in to discover players')).toBeVisible();
  const game = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(game).toHaveAttribute('href', /^\/game\/\d+$/);
});
