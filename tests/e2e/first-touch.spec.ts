import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { addPicture } from './pages/guest-pages';
import { untilLive, wake } from './pages/live';

const SCRIPTS = /\/_next\/static\/.*\.js/;
const HOUR_MS = 3_600_000;

declare global {
  interface Window {
    shared: string[];
  }
}

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

/** Counts what is shared instead of opening the sheet of the device. */
const countShares = (page: Page) =>
  page.addInitScript(() => {
    window.shared = [];
    navigator.share = async ({ title = '' } = {}) => void window.shared.push(title);
  });

const shared = (page: Page) => page.evaluate(() => window.shared);

test('the first tap on a tab shows its panel before the scripts are there', {
  tag: '@phone',
}, async ({ page }) => {
  const group = await createGroup();
  const arrive = await openWaiting(page, `/group/${group.id}`);
  const [overview, games] = [
    page.getByRole('tab', { name: 'Overview' }),
    page.getByRole('tab', { name: 'Games' }),
  ];
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await games.tap();
  await expect(games).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('heading', { name: 'Upcoming games' })).toBeVisible();
  await expect(panel).toHaveCount(1);
  await overview.tap();
  await expect(panel.getByRole('heading', { name: 'Next game' })).toBeVisible();
  await games.tap();
  await arrive();
  await expect(page).toHaveURL(/\?tab=games$/);
  await expect(panel.getByRole('heading', { name: 'Upcoming games' })).toBeVisible();
  await overview.tap();
  await expect(page).toHaveURL(/\/group\/\d+$/);
  await expect(panel.getByRole('heading', { name: 'Next game' })).toBeVisible();
  await expect(panel).toHaveCount(1);
});

test('an address that names a tab shows it without scripts', { tag: '@phone' }, async ({
  page,
}) => {
  const group = await createGroup();
  const arrive = await openWaiting(page, `/group/${group.id}?tab=games`);
  const heading = page.getByRole('tabpanel').getByRole('heading', { name: 'Upcoming games' });
  await expect(heading).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await arrive();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\?tab=games$/);
});

// In Urdu the texts arrive as files of their own, and parts of the page hydrate after the rest.
for (const prefix of ['', '/ur']) {
  test(`what only scripts can answer is busy at once, and answered once: ${prefix || '/'}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await countShares(page);
    const game = await createGame({ title: `Nets ${uniqueText()}` });
    const arrive = await openWaiting(page, `${prefix}/game/${game.id}`);
    const share = page.getByRole('main').getByRole('button').first();
    await share.tap();
    await expect(share).toHaveAttribute('aria-busy', 'true');
    await share.tap();
    expect(await shared(page)).toEqual([]);
    await arrive();
    await expect.poll(() => shared(page)).toEqual([game.title]);
    // A press elsewhere, so that the next one does not count as the end of a double tap.
    await page.getByRole('heading', { level: 1 }).tap();
    await share.tap();
    await expect.poll(() => shared(page)).toEqual([game.title, game.title]);
  });
}

test('the first tap opens a picture, and past games', { tag: '@phone' }, async ({ page }) => {
  const venue = await createVenue();
  await addPicture(venue.id);
  await page.goto(`/venue/${venue.id}`);
  await page.getByRole('link', { name: 'Open picture 1 of 1' }).tap();
  const lightbox = page.locator('.yarl__root');
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(`/venue/${venue.id}`);

  const group = await createGroup();
  await page.goto(`/group/${group.id}?tab=games`);
  await page.getByRole('button', { name: 'Show past and cancelled games' }).tap();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a link is followed once, with the query where it matters, and needs no scripts', {
  tag: '@phone',
}, async ({ page }) => {
  const group = await createGroup();
  const game = await createGame({ groupId: group.id, title: `Nets ${uniqueText()}` });
  const [documents, scripts]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
    if (SCRIPTS.test(pathname)) scripts.push(pathname);
  });
  await page.goto(`/group/${group.id}`);
  await page.getByRole('tabpanel').getByRole('link', { name: game.title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(documents.filter((path) => path.startsWith('/game/'))).toEqual([`/game/${game.id}`]);

  const path = `/group/${group.id}?tab=games`;
  await page.goto(path);
  await page.getByRole('banner').getByText('اردو').tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  expect(new URL(page.url()).search).toBe('?tab=games');
  await page.goto(`/group/${group.id}?tab=games`);
  const asked = page.waitForRequest(/\/api\/login\?/);
  await page.getByRole('banner').getByRole('link').last().tap();
  const returnTo = new URL((await asked).url()).searchParams.get('returnTo');
  expect(returnTo).toContain(path);
});

test('the first key is answered once', { tag: '@desktop' }, async ({ page }) => {
  await countShares(page);
  const group = await createGroup({ name: `Fajr ${uniqueText()}` });
  const arrive = await openWaiting(page, `/group/${group.id}`);
  const games = page.getByRole('tab', { name: 'Games' });
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(games).toBeFocused();
  await expect(games).toHaveAttribute('aria-selected', 'true');
  const share = page.getByRole('button', { name: /^Share/ });
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(share).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await expect(page).toHaveURL(/\?tab=games$/);
  await expect.poll(() => shared(page)).toEqual([group.name]);
  await expect(share).toBeFocused();

  // A screen reader presses without any pointer or key.
  await page.unroute(SCRIPTS);
  await page.goto(`/group/${group.id}`);
  await share.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => shared(page)).toEqual([group.name]);

  // In Urdu the next tab is on the left.
  await page.goto(`/ur/group/${group.id}`);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?tab=games$/);
});

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

test('a filter chosen before the scripts are there is applied', { tag: '@phone' }, async ({
  page,
}) => {
  const arrive = await openWaiting(page, '/games');
  await page.getByLabel('Sport').selectOption('Tennis');
  await arrive();
  await expect(page).toHaveURL(/\?sport=\d+$/);
  await expect(page.getByLabel('Sport')).toHaveValue(/\d/);
});

test('a filter chosen with a finger, and a tab of another list, need no scripts', {
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

  await page.goto('/coaching?price=low');
  // The tab that is shown leads nowhere.
  await expect(page.getByRole('tab', { selected: true })).not.toHaveAttribute('data-address');
  await page.getByRole('tab', { name: 'Classes' }).tap();
  await expect(page).toHaveURL('/coaching?price=low&tab=classes');
  await expect(page.getByRole('tab', { name: 'Classes' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.firstTouch?.hasBegun)).toBe(false);
});

test('nothing that scripts add is shown before the whole stylesheet', { tag: '@phone' }, async ({
  page,
}) => {
  const venue = await createVenue();
  await addPicture(venue.id);
  await page.goto(`/venue/${venue.id}`);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isAsked = false;
  await page.route(/\.css$/, async (route) => {
    isAsked = true;
    await arrival;
    await route.continue();
  });
  const picture = page.getByRole('link', { name: 'Open picture 1 of 1' });
  await picture.tap();
  await expect.poll(() => isAsked).toBe(true);
  await expect(page.locator('script[src*="_next/static"]:not([nomodule])')).toHaveCount(0);
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.locator('.yarl__root')).toBeVisible();
});

test('a map that a wide screen shows at once needs no touch', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/venues');
  await expect(page.locator('.leaflet-container')).toBeVisible();
});

test('scripts that do not arrive take nothing away, and the next press tries again', {
  tag: '@phone',
}, async ({ page }) => {
  await countShares(page);
  const game = await createGame({ title: `Nets ${uniqueText()}` });
  await page.goto(`/game/${game.id}`);
  await page.route(SCRIPTS, (route) => route.abort());
  const share = page.getByRole('button', { name: /^Share/ });
  await share.tap();
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await expect(share).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
  await page.unroute(SCRIPTS);
  await share.tap();
  await expect.poll(() => shared(page)).toEqual([game.title]);
});

test('a page whose scripts the server no longer has is loaded anew at its first touch', {
  tag: '@phone',
}, async ({ page }) => {
  const game = await createGame({ title: `Nets ${uniqueText()}` });
  await page.goto(`/game/${game.id}`);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('heading', { level: 1 }).tap();
  await again;
  await page.unroute(SCRIPTS);
  await wake(page);
  await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
});

/** A week in which only the hours from 18 to 23 are open. */
const EVENINGS = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  opens: '18:00',
  closes: '23:00',
}));

/** Noon in Lahore, some days from now. */
function noonSoon(): Date {
  const noon = hoursFromNow(72);
  noon.setUTCHours(7, 0, 0, 0);
  return noon;
}

for (const { language, locale, prefix, left, over } of [
  {
    language: 'English',
    locale: 'en-GB',
    prefix: '',
    left: /^1d 01h 59m \d\ds$/,
    over: 'It has begun',
  },
  { language: 'Urdu', locale: 'ur-PK', prefix: '/ur', left: /^1 دن 01:59:\d\d$/, over: /^[^\d]+$/ },
]) {
  test.describe(`a game’s page in ${language}`, () => {
    test.use({ locale });

    test(`clocks are true without scripts and with them, in ${language}`, {
      tag: '@phone',
    }, async ({ page }) => {
      const startsAt = noonSoon();
      const game = await createGame({ startsAt });
      await page.clock.install({ time: startsAt.getTime() - 26 * HOUR_MS });
      await page.goto(`${prefix}/game/${game.id}`);
      const [clock, time] = [page.locator('[data-countdown]'), page.locator('main time').first()];
      const signIn = page.locator('main [data-until]');
      await expect(clock).toHaveText(left);
      await expect(signIn).toBeVisible();
      await expect(time).toHaveText((await time.getAttribute('data-tomorrow')) ?? '');

      // The page stays open until the game has begun.
      await page.clock.fastForward(26 * HOUR_MS + 60_000);
      await expect(clock).toHaveText(over);
      await expect(signIn).toBeHidden();
      await expect(page.locator('main [data-from]')).toBeVisible();
      await expect(time).toHaveText((await time.getAttribute('data-today')) ?? '');
      expect(await page.evaluate(() => window.firstTouch?.hasBegun)).toBe(false);
      const before = await page.getByRole('main').innerText();
      await wake(page);
      await expect(signIn).toHaveCount(0);
      expect(await page.getByRole('main').innerText()).toBe(before);
    });
  });
}

test('a venue is open or closed by the present time without scripts', { tag: '@phone' }, async ({
  page,
}) => {
  const venue = await createVenue();
  await db.venue.update({ where: { id: venue.id }, data: { openingHours: EVENINGS } });
  // A Wednesday, 19:00 in Lahore.
  await page.clock.install({ time: Date.UTC(2026, 10, 25, 14) });
  await page.goto(`/venue/${venue.id}`);
  const [open, closed] = [
    page.getByText('Open now', { exact: true }),
    page.getByText('Closed now', { exact: true }),
  ];
  await expect(open).toBeVisible();
  await expect(closed).toBeHidden();
  await page.clock.fastForward(5 * HOUR_MS);
  await expect(closed).toBeVisible();
  await expect(open).toBeHidden();
  await wake(page);
  await expect(closed).toBeVisible();
  await expect(open).toBeHidden();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('a time names its zone without scripts and with them', { tag: '@phone' }, async ({
    page,
  }) => {
    const game = await createGame({ startsAt: hoursFromNow(100) });
    await page.goto(`/game/${game.id}`);
    const time = page.locator('main time').first();
    await expect(time).toHaveText(/\d\d:\d\d Karachi time · (?:\w{3} )?\d\d:\d\d for you$/);
    const before = await time.textContent();
    await wake(page);
    await expect(time).toHaveAttribute('title', /where you are/);
    expect(await time.textContent()).toBe(before);
  });
});
