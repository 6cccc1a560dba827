import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

// Far from the places of other tests, and not within reach of one another.
const FAISALABAD = { latitude: 31.418, longitude: 73.079 };

test('Sports opens with the games near by, by sport, above the catalogue', {
  tag: '@both',
}, async ({ page, signInAs, expectAccessible }) => {
  const [golf, tennis] = [`Nine holes ${uniqueText()}`, `Two sets ${uniqueText()}`];
  for (const [sport, title] of [
    ['Golf', golf],
    ['Tennis', tennis],
  ] as const) {
    const group = await createGroup({ sport, at: FAISALABAD });
    await createGame({ groupId: group.id, title, isPublic: true, startsAt: hoursFromNow(2) });
  }
  await signInAs((await createOnboardedUser({ at: FAISALABAD })).id);
  await page.goto('/sports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games by sport near you');
  const game = (title: string) => page.getByRole('article').getByRole('link', { name: title });
  await expect(game(tennis)).toBeVisible();
  await page.getByRole('button', { name: /^Golf \d+$/ }).click();
  await expect(game(tennis)).toBeHidden();
  await expect(game(golf)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^Golf \d+$/ }).click();
  await expect(game(tennis)).toBeVisible();
  // The catalogue and its counts are below.
  const catalogue = page.getByRole('heading', { level: 2, name: 'All Sports' });
  const [top, below] = await Promise.all([game(tennis).boundingBox(), catalogue.boundingBox()]);
  expect(below?.y).toBeGreaterThan(top?.y ?? Infinity);
});

test('a guest’s chips of sports lead to the list of games', async ({ page }) => {
  await createGame({ startsAt: hoursFromNow(1) });
  await page.goto('/sports');
  await page.getByRole('list', { name: 'Sports' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/games\?sport=\d+$/);
});
