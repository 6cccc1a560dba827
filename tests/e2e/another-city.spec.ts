import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { uniqueText } from '@/tests/factories/unique';
import { startProduct } from '../../scripts/test-product.mjs';
import { settingsOfCity } from '../../server/local/city.mjs';
import { expect, test } from './fixtures';
import { openDialog } from './pages/groups';
import { toast } from './pages/people';

/** The run walks through Lisbon; `CITY_WALKED=Nairobi npm test -- e2e another-city` through Nairobi. */
const WALKS: Record<string, { area: string; cost: string; shown: string; amount: string }> = {
  Lisbon: { area: 'Alvalade, Lisbon', cost: '7.50', shown: 'EUR 7.50', amount: '30.50' },
  Nairobi: { area: 'Westlands, Nairobi', cost: '750', shown: 'KES 750', amount: '3050' },
};
const CITY = process.env.CITY_WALKED ?? 'Lisbon';
const walked = WALKS[CITY];
if (!walked) throw new Error(`There is no walk through ${CITY}`);
const { CITY_CURRENCY: currency, CITY_TIME_ZONE: timezoneId } = settingsOfCity(CITY).settings;

test.use({ timezoneId });

/** What the run has set for its own product, which is Lahore's. */
const OF_THE_RUN =
  /^(?:CITY_|SEED|DATABASE_URL|DATA_DIR|UPLOAD_DIR|NEXTAUTH_|REALTIME_|LOCAL_MODE|LOG_LEVEL|PORT|WS_)/;

/** A product of the same build, with the settings and the sample people of another city. */
function startIn(city: string, more: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !OF_THE_RUN.test(name));
  const { settings } = settingsOfCity(city);
  const env = { ...Object.fromEntries(own), ...settings, SEED_CITY: city, ...more };
  return startProduct(env, () => {});
}

/** An open page would complain that its socket is gone. */
async function end(page: Page, { stop }: Awaited<ReturnType<typeof startIn>>): Promise<void> {
  await page.goto('about:blank');
  await stop();
}

async function signIn(page: Page, url: string, sample: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: new RegExp(`${sample}$`) }).click();
  await page.waitForURL((at) => at.pathname === '/');
}

const inCurrency = (more = '') => new RegExp(`${currency}\\s[\\d,]+${more}`);

/** Nothing of the default city may be on the screen. */
async function expectOfCity(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toContainText(/Lahore|Pakistan|Rs\.|\bPKR\b/, {
    useInnerText: true,
  });
}

test('the main journeys in another city, with its currency and a clock of twelve hours', async ({
  page,
}) => {
  const product = await startIn(CITY, { CITY_CLOCK: '12', CITY_SPORTS: 'soccer,paddle' });
  const { url } = product;
  try {
    for (const path of ['/', '/games', '/venues', '/coaching']) {
      await page.goto(url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectOfCity(page);
    }
    await page.goto(`${url}/games`);
    await expect(page.locator('time').first()).toHaveText(/\d:\d\d\s[ap]m/);

    await signIn(page, url, 'Group creator');
    await expectOfCity(page);
    await page.goto(`${url}/groups`);
    await expect(page.getByLabel('Location').locator('option').nth(1)).toHaveText(CITY);
    const name = `Eagles ${uniqueText()}`;
    const group = await openDialog(page, 'Create Group', 'Create New Group');
    await group.getByLabel('Name').fill(name);
    await group.getByLabel('Sport').selectOption({ label: 'Tennis' });
    await group.getByLabel('Area (optional)').fill(walked.area);
    await group.getByRole('button', { name: 'Create Group' }).click();
    await page.getByRole('button', { name: 'Plan the first game' }).click();
    const game = page.getByRole('dialog', { name: 'Create Game' });
    await game.getByRole('group', { name: 'Day' }).getByRole('button').last().click();
    await game.getByLabel('Time').fill('18:30');
    await game.getByRole('combobox', { name: 'Venue', exact: true }).fill('Tennis');
    await game.getByRole('option').first().click();
    await game.getByRole('button', { name: 'More options' }).click();
    await game.getByLabel(/Cost/).fill(walked.cost);
    await game.getByRole('button', { name: 'Create Game' }).click();
    await expect(toast(page, 'Game Created!')).toBeVisible();
    await page.goto(page.url().split('?')[0] ?? '');
    await page
      .getByRole('link', { name: /Tennis, .* 6:30\spm/ })
      .first()
      .click();
    await expect(page.getByText(walked.shown).first()).toBeVisible();
    await expect(page.locator('time', { hasText: /6:30\spm/ }).first()).toBeVisible();

    await page.goto(`${url}/my-games`);
    await page
      .getByRole('region', { name: /^Played: / })
      .getByRole('link')
      .first()
      .click();
    const cost = await openDialog(page, 'Share the cost', 'Share the cost');
    await cost.getByLabel(`Amount (${currency})`).fill(walked.amount);
    await cost.getByRole('button', { name: 'Share the cost' }).click();
    await expect(page.getByText(inCurrency('.* each for \\d+ people'))).toBeVisible();
    await expectOfCity(page);

    await page.goto(`${url}/venues`);
    const venue = await openDialog(page, 'Add Venue', 'Add Venue');
    await expect(venue.getByLabel('City')).toHaveValue(CITY);
    await venue.getByLabel('Name').fill(name);
    await venue.getByLabel('Address').fill('1 Station Road');
    await venue.getByRole('checkbox', { name: 'Tennis', exact: true }).check();
    await venue.getByRole('button', { name: 'Add Venue' }).click();
    await page.waitForURL(/\/venue\/\d+$/);
    await expect(page.getByText(CITY).first()).toBeVisible();

    await signIn(page, url, 'Player');
    await page.goto(`${url}/coaching`);
    await expect(page.getByRole('article').first()).toContainText(inCurrency());
    await page.getByRole('article').getByRole('link').first().click();
    await page
      .getByRole('button', { name: /^Book .*\d:\d\d\s[ap]m/ })
      .first()
      .click();
    const request = page.getByRole('dialog');
    await expect(request.getByText(/\d:\d\d\s[ap]m/).first()).toBeVisible();
    await expect(request.getByText(inCurrency()).first()).toBeVisible();
    await request.getByRole('button', { name: 'Send Booking Request' }).click();
    await expect(toast(page, 'Booking Request Sent')).toBeVisible();
    await page.goto(`${url}/bookings`);
    await expect(page.getByText(inCurrency()).first()).toBeVisible();
    await expectOfCity(page);
  } finally {
    await end(page, product);
  }
  expect(product.complaints()).toEqual([]);
});

/** `CITY_SCREENSHOTS=<folder> npm test -- e2e another-city` */
const SCREENSHOTS = process.env.CITY_SCREENSHOTS;
const CITIES = ['Lisbon', 'Nairobi', "St. John's, Canada", 'Suva'];

for (const city of SCREENSHOTS ? CITIES : [])
  test.describe(city, () => {
    test.use({ timezoneId: settingsOfCity(city).settings.CITY_TIME_ZONE });
    test('pictures', async ({ page }) => {
      const product = await startIn(city);
      const { url } = product;
      const folder = `${SCREENSHOTS}/${city.replace(/\W+/g, '-')}`;
      mkdirSync(folder, { recursive: true });
      async function take(name: string, path: string) {
        await page.goto(url + path);
        for (const [device, width, height] of [
          ['phone', 390, 844],
          ['desktop', 1280, 800],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `${folder}/${name}-${device}.png` });
        }
      }
      try {
        for (const path of ['', 'games', 'venues', 'coaching'])
          await take(`guest-${path || 'home'}`, `/${path}`);
        await signIn(page, url, 'Player');
        for (const path of ['', 'groups', 'games', 'venues', 'coaching'])
          await take(`member-${path || 'home'}`, `/${path}`);
        await signIn(page, url, 'Admin');
        await take('console', '/system-admin');
      } finally {
        await end(page, product);
      }
    });
  });
