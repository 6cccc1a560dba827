import type { Locator, Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { SPORTS } from '@/lib/sports/constants';
import { bookingStart } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { addPicture } from './pages/guest-pages';

test.use({ javaScriptEnabled: false });

// Chromium before 120 and Safari before 17 do not know this media query.
test.beforeEach(({ page }) =>
  page.route(/\.css(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\(scripting:\s*none\)/g, '(unknown)');
    await route.fulfill({ response, body });
  }),
);

const RARE = SPORTS.filter(({ isMain }) => !isMain);

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

/** Every visible button submits a form, so that it works without scripts. */
async function expectNoDeadButton(page: Page): Promise<void> {
  // The styles hide elements that need scripts.
  await page.waitForLoadState('load');
  const dead = await page
    .locator('button, [role=button], [role=tab]')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons
        .filter(
          (button) =>
            !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form),
        )
        .map((button) => button.outerHTML.slice(0, 160)),
    );
  expect(dead, page.url()).toEqual([]);
}

/** A link of the main part; its name, or the beginning of it. */
const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('link', { name }).first();

test('a guest without scripts finds a venue by sport and page, and the way to it', async ({
  page,
}) => {
  const name = `Ground ${uniqueText()}`;
  const venue = await createVenue({ name, sports: ['Golf'] });
  await addPicture(venue.id);
  const { id: golf } = await db.sport.findUniqueOrThrow({ where: { name: 'Golf' } });
  await open(page, '/venues');
  await expectNoDeadButton(page);
  await page.getByRole('searchbox').fill(name);
  await page.getByLabel('Sport', { exact: true }).selectOption({ label: 'Golf' });
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(new URL(page.url()).searchParams.get('sport')).toBe(String(golf));
  await expect(page.getByLabel('Sport', { exact: true })).toHaveValue(String(golf));
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/venue/${venue.id}`);
  await expect(link(page, 'Get Directions')).toHaveAttribute('href', /^https:\/\//);
  await expect(link(page, /Sign in/i)).toHaveAttribute('href', /login\?returnTo/);
  await expectNoDeadButton(page);
  const picture = link(page, 'Open picture 1 of 1');
  const file = await page.request.get((await picture.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toMatch(/^image\//);

  await open(page, '/venues?within=any');
  const first = await page.getByRole('article').first().textContent();
  await link(page, 'Show more venues').click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
  for (const path of [
    '/venues/lahore/cricket',
    '/venues?search=nowhere',
    '/games?date=2020-01-01',
  ]) {
    await open(page, path);
    await expectNoDeadButton(page);
  }
});

test('a guest without scripts reads groups, games and coaches whole', async ({ page }, {
  repeatEachIndex,
}) => {
  // The lists show the first of a sport, which earlier rounds must not fill.
  const sport = RARE[repeatEachIndex % RARE.length]?.name ?? 'Golf';
  const group = await createGroup({ sport });
  const game = await createGame({ groupId: group.id, title: `Tee ${uniqueText()}` });
  const later = await createGame({ groupId: group.id, title: `Later ${uniqueText()}` });
  const coach = await createCoach({ sport });
  const { startsAt, classId } = await createClassSession(coach);
  for (const days of [8, 9, 10])
    await createClassSession(coach, { classId, startsAt: bookingStart(days) });
  const { token } = await createInviteLink({ gameId: game.id });
  const { id: sportId } = await db.sport.findUniqueOrThrow({ where: { name: sport } });

  await open(page, '/');
  await expectNoDeadButton(page);
  await open(page, '/games');
  await expectNoDeadButton(page);
  await page.getByLabel('Sport', { exact: true }).selectOption({ label: sport });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`sport=${sportId}`));
  await link(page, game.title).click();
  await expect(page).toHaveURL(`/game/${game.id}`);
  await expect(link(page, /Sign in/i)).toBeVisible();
  await expect(link(page, 'On the map')).toHaveAttribute('href', /^https:\/\//);
  await expectNoDeadButton(page);

  await open(page, `/group/${group.id}`);
  await expect(page.getByRole('heading', { name: 'Upcoming games' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(later.title);
  await expectNoDeadButton(page);

  await open(page, '/coaching');
  await expectNoDeadButton(page);
  await page.getByLabel('Sport', { exact: true }).selectOption({ label: sport });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(link(page, coach.name)).toBeVisible();
  await link(page, 'Classes').click();
  await expect(page).toHaveURL(new RegExp(`sport=${sportId}.*tab=classes`));
  await expectNoDeadButton(page);
  await open(page, `/coach/${coach.id}`);
  await expect(page.getByRole('heading', { name: 'Packages', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
  const dates = page.getByRole('article', { name: 'Juniors' });
  await expect(dates.locator('time').first()).toHaveAttribute('datetime', startsAt.toISOString());
  await page.getByText('Show all 4 dates').click();
  await expect(dates.filter({ visible: true })).toHaveCount(4);
  await expectNoDeadButton(page);

  await open(page, `/join/${token}`);
  await expectNoDeadButton(page);
  const address = `${uniqueText()}@example.com`;
  await page.getByLabel('Name').fill('Ali');
  await page.getByLabel('E-mail').fill(address);
  await page
    .getByRole('button', { name: /Join|I am coming/ })
    .first()
    .click();
  await expect(
    // The other tests register from the same address, and then the page explains that this needs scripts.
    page.getByText('Your seat is held for 30 minutes').or(page.locator('main noscript p')),
  ).toBeVisible();
});

test('a guest without scripts changes the language, and a form that needs scripts says so', async ({
  page,
}) => {
  const venue = await createVenue();
  await open(page, `/venue/${venue.id}`);
  await page.getByRole('banner').getByText('اردو').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await open(page, '/register');
  // Playwright omits the text of a noscript element.
  const note = page.getByRole('main').locator('noscript p');
  await expect(note).toBeVisible();
  expect(await note.evaluate((element) => element.textContent)).toContain('JavaScript');
});

test('a guest without scripts reads all reviews of a venue and of a coach', async ({ page }) => {
  const [venue, coach] = [await createVenue(), await createCoach()];
  // Two more than one batch.
  for (let age = 21; age >= 0; age -= 1) {
    const client = await createOnboardedUser();
    const words = { rating: 5, comment: `Words ${age}`, createdAt: hoursFromNow(-age - 1) };
    await createVenueReview(venue.id, { userId: client.id, ...words });
    await db.coachReview.create({ data: { coachId: coach.id, userId: client.id, ...words } });
  }
  for (const path of [`/venue/${venue.id}`, `/coach/${coach.id}`]) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText('Words 19', { exact: true })).toBeVisible();
    await expect(main.getByText('Words 20', { exact: true })).toHaveCount(0);
    await link(page, 'Show more reviews').click();
    await expect(page).toHaveURL(/cursor=.*#reviews$/);
    await expect(main.getByText('Words 20', { exact: true })).toBeVisible();
    await expect(main.getByText('Words 21', { exact: true })).toBeVisible();
    await expect(main.getByText('Words 19', { exact: true })).toHaveCount(0);
    await expectNoDeadButton(page);
    // The page's own address still begins with the newest.
    await open(page, path);
    await expect(main.getByText('Words 0', { exact: true })).toBeVisible();
  }
});

test('a member without scripts reads whose clock a start is on', async ({ page, signInAs }) => {
  const ali = await createOnboardedUser();
  const game = await createGame();
  await signInAs(ali.id);
  for (const path of [`/game/${game.id}`, `/group/${game.groupId}`]) {
    await open(page, path);
    const start = page.getByRole('main').locator(`time[datetime="${game.startsAt.toISOString()}"]`);
    await expect(start.first().locator('noscript'), path).toBeVisible();
    expect(await start.first().innerText(), path).toMatch(/ Karachi time$/);
  }
});

test('a form that is refused says why on a page, which leads back', async ({ page }) => {
  const game = await createGame();
  const { token } = await createInviteLink({ gameId: game.id });
  await open(page, `/join/${token}`);
  await page.getByLabel('Name').fill('Ali');
  // Browsers accept it as an address.
  await page.getByLabel('E-mail').fill('ali@nowhere');
  await page
    .getByRole('button', { name: /Join|I am coming/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('e-mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Maidan');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/join/${token}`);
  await expect(page.getByLabel('Name')).toBeVisible();
});
