import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilLive } from './pages/live';

const SCRIPTS = /\/_next\/static\/.*\.js/;

/** A kept page whose scripts, once it asks for them, stay on their way. @returns lets them arrive */
async function openWaiting(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await arrival;
    // A page that has been left does not wait for its scripts.
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  expect(await page.evaluate(() => window.firstTouch?.hasBegun)).toBe(false);
  return async () => {
    arrive();
    await expect.poll(() => page.evaluate(() => window.firstTouch?.hasBegun)).toBe(true);
    await untilLive(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
}

test('what is typed and sent before the scripts are there is kept', { tag: '@phone' }, async ({
  page,
}) => {
  const arrive = await openWaiting(page, '/test-group');
  const field = page.getByRole('tabpanel').getByRole('textbox');
  await field.tap();
  await field.fill('Sunday at seven');
  await field.press('Enter');
  await page.getByRole('tab', { name: 'Players' }).tap();
  await expect(page.getByRole('tabpanel').getByText('Hamza Qureshi')).toBeVisible();
  const join = page.locator('button[aria-pressed]');
  await join.tap();
  await arrive();
  await expect(page.getByRole('tabpanel').getByText('Hamza Qureshi')).toBeVisible();
  await expect(join).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab').first().tap();
  await expect(page.getByText('Sunday at seven', { exact: true })).toHaveCount(1);
  await expect(field).toHaveValue('');
});

test('a filter chosen with a finger needs no scripts', {
  tag: '@phone',
}, async ({ page }) => {
  await openWaiting(page, '/venues?within=any&cursor=a.b');
  const [country, city] = [page.getByLabel('Country'), page.getByLabel('City')];
  await city.tap();
  await city.selectOption('Lahore');
  await expect(page).toHaveURL('/venues?within=any&country=Pakistan&city=Lahore');
  await expect(city).toHaveValue('Lahore');
  await country.tap();
  await country.selectOption('India');
  await expect(page).toHaveURL('/venues?within=any&country=India');
  await expect(city).toHaveValue('');
  expect(await page.evaluate(() => window.firstTouch?.hasBegun)).toBe(false);
});

test('a map that a wide screen shows at once needs no touch', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/venues');
  await expect(page.locator('.leaflet-container')).toBeVisible();
});
