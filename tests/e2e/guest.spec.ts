import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { addPicture, createPages } from './pages/guest-pages';
import { openFilters } from './pages/sheets';

// What a guest can do on a page that React never hydrates; without scripts: scriptless.spec.

declare global {
  interface Window {
    shared: string[];
  }
}

/** Counts shares instead of opening the device's share sheet. */
const countShares = (page: Page) =>
  page.addInitScript(() => {
    window.shared = [];
    navigator.share = async ({ title = '' } = {}) => void window.shared.push(title);
  });

const shared = (page: Page) => page.evaluate(() => window.shared);
const rows = (page: Page) => page.locator('[data-rows] > *');

test('a finished page has no script but its own, and misses nothing that comes late', async ({
  page,
  request,
}) => {
  const { demo: _live, ...open } = await createPages();
  // Pages that the app shows guests, and missing ones.
  const pages = {
    ...open,
    list: '/venues?within=any',
    app: '/messages',
    missing: '/nowhere/at/all',
  };
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js(?:$|\?)/.test(request.url())) scripts.push(request.url());
  });
  for (const path of Object.values(pages)) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/__next_f|\$RC|<template id="B:|as="script"/);
    await page.goto(path, { waitUntil: 'networkidle' });
    // A control that needs scripts has its action's name in an attribute.
    const dead = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => button instanceof HTMLButtonElement && button.type === 'button')
        .filter(
          (button) => !button.matches('[role=tab], [data-share], [data-locate], [popovertarget]'),
        )
        .map((button) => button.outerHTML.slice(0, 160)),
    );
    expect(dead, path).toEqual([]);
  }
  expect(scripts).toEqual([]);
});

const LINES = {
  'a quick line': null,
  'a slow line': { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 93_750 },
  '2G': { latency: 300, downloadThroughput: 50_000 / 8, uploadThroughput: 6_250 },
};

for (const [name, line] of Object.entries(LINES)) {
  test(`a press is answered at once on ${name}`, async ({ page }) => {
    test.slow();
    await countShares(page);
    const group = await createGroup({ name: `Fajr ${uniqueText()}` });
    const game = await createGame({ groupId: group.id, title: `Nets ${uniqueText()}` });
    if (line) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    }
    for (const [path, title] of [
      [`/game/${game.id}`, game.title],
      [`/ur/group/${group.id}`, group.name],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      const share = page.locator('[data-share]');
      await share.waitFor();
      await share.tap();
      await expect.poll(() => shared(page), { timeout: 1_000 }).toEqual([title]);
    }
    await page.getByRole('tab').nth(1).tap();
    await expect(page).toHaveURL(/\?tab=games$/);
    await expect(page.getByRole('tabpanel').getByRole('link', { name: game.title })).toBeVisible();
  });
}

test('where nothing can be shared, the link is copied', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const game = await createGame();
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/game/${game.id}`);
});

test('tabs follow taps, keys and the address', async ({ page }) => {
  const group = await createGroup();
  await createGame({ groupId: group.id });
  const [overview, games] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
  const panel = page.getByRole('tabpanel');
  await page.goto(`/group/${group.id}?tab=games`);
  await expect(panel.getByRole('heading', { name: 'Upcoming games' })).toBeVisible();
  await overview.tap();
  await expect(page).toHaveURL(/\/group\/\d+$/);
  await expect(panel).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(games).toBeFocused();
  await expect(games).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?tab=games$/);

  // In Urdu the next tab is on the left. A browser in English is redirected to English.
  const coach = await createCoach();
  const { origin: url } = new URL(page.url());
  await page.context().addCookies([{ name: 'language', value: 'ur', url }]);
  await page.goto(`/ur/coach/${coach.id}`);
  await overview.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(games).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?tab=packages$/);
});

test('pictures open one at a time, and Back closes them', { tag: '@desktop' }, async ({ page }) => {
  const venue = await createVenue();
  for (let count = 0; count < 2; count += 1) await addPicture(venue.id);
  await page.goto(`/venue/${venue.id}`);
  const link = page.getByRole('link', { name: 'Open picture 1 of 2' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Lightbox' });
  await expect(dialog.getByRole('img')).toBeVisible();
  const first = await dialog.getByRole('img').getAttribute('src');
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img')).toHaveAttribute('src', first ?? '');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/venue/${venue.id}`);
  await link.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('past games and further reviews come in place, or the page says why not', async ({ page }) => {
  const group = await createGroup();
  await createGame({
    groupId: group.id,
    title: 'Long ago',
    startsAt: hoursFromNow(-48),
    endsAt: hoursFromNow(-47),
  });
  await page.goto(`/group/${group.id}?tab=games`);
  const past = page.getByRole('link', { name: 'Show past and cancelled games' });
  await page.route(/past=1/, (route) => route.abort());
  await past.tap();
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await page.unroute(/past=1/);
  await past.tap();
  await expect(page.getByRole('link', { name: 'Long ago' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=games$/);

  const venue = await createVenue();
  for (let age = 1; age <= 22; age += 1)
    await createVenueReview(venue.id, {
      userId: (await createOnboardedUser()).id,
      comment: `Words ${age}`,
      createdAt: hoursFromNow(-age),
    });
  await page.goto(`/venue/${venue.id}`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Show more reviews' }).tap();
  await expect(rows(page)).toHaveCount(22);
  await expect(page.getByText('Words 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show more reviews' })).toHaveCount(0);
  await expect(page).toHaveURL(`/venue/${venue.id}`);
});

test('filters change the list in place, keep the focus, and Back undoes them', {
  tag: '@desktop',
}, async ({ page }) => {
  await createCoach({ sport: 'Golf' });
  await page.goto('/coaching');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const sport = page.getByLabel('Sport', { exact: true });
  await sport.focus();
  await sport.selectOption('Golf');
  await expect(page).toHaveURL(/\?sport=\d+$/);
  await expect(page.getByText('Clear filters')).toBeVisible();
  await expect(sport).toBeFocused();
  await page.getByRole('tab', { name: 'Classes' }).click();
  await expect(page).toHaveURL(/sport=\d+&tab=classes$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Classes');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('nowhere at all', { delay: 30 });
  await expect(page).toHaveURL(/search=nowhere\+at\+all/);
  await expect(page.getByRole('heading', { name: 'No classes' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('nowhere at all');
  await page.goBack();
  await expect(page).toHaveURL(/sport=\d+&tab=classes$/);
  await expect(search).toHaveValue('');
  await page.getByText('Clear filters').first().click();
  await expect(page).toHaveURL(/\/coaching\?tab=classes$/);
  await expect(sport).toHaveValue('');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('the device’s position moves the list and is in no address', async ({ page, context }) => {
  await page.goto('/games');
  await openFilters(page);
  const locate = page.getByRole('button', { name: 'Use my location' });
  await context.grantPermissions([]);
  await locate.tap();
  await expect(page.getByRole('alert')).toHaveText(/denied/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 24.860_12, longitude: 67.001_23 });
  const asked = page.waitForRequest(/near=/);
  await locate.tap();
  expect(new URL((await asked).url()).searchParams.get('near')).toBe('24.860,67.001');
  await expect(page.getByText('Near where you are now')).toBeVisible();
  await expect(page).toHaveURL('/games');
  await page.getByRole('button', { name: /Lahore/ }).tap();
  await expect(page.getByText(/Showing/)).toBeVisible();
  for (const bad of ['near=1', 'near=999,0', 'near=a,b', 'near=1,2,3'])
    expect((await page.request.get(`/games?${bad}`)).status()).toBe(200);
});

test('the map follows the list, and the list a map that somebody has moved', {
  tag: '@desktop',
}, async ({ page }) => {
  const [near, away] = [uniqueText(), uniqueText()];
  const word = uniqueText();
  await createVenue({
    name: `${near} ${word}`,
    latitude: 31.52,
    longitude: 74.35,
    sports: ['Golf'],
  });
  await createVenue({
    name: `${away} ${word}`,
    latitude: 31.52,
    longitude: 76.9,
    sports: ['Golf'],
  });
  const map = page.getByRole('region', { name: 'Map of venues' });
  await page.goto('/venues');
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(await page.evaluate(() => '__next_f' in window)).toBe(false);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('article')).toHaveCount(1);
  await map.getByRole('button', { name: `${near} ${word}` }).click();
  const card = page.getByRole('link', { name: `${near} ${word}` }).last();
  await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveClass(/border-primary/);
  await map.locator('.maidan-map').focus();
  // A key during the animation of the previous one does nothing.
  await expect(async () => {
    await page.keyboard.press('Minus');
    await expect(page.getByRole('article')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('The list follows the map.')).toBeVisible();
  expect(page.url()).not.toContain('bounds');
  // The end of an animation moves the list once more.
  await expect(async () => {
    const back = page.getByRole('button', { name: 'Back to around me' });
    if (await back.isVisible()) await back.click();
    await expect(page.getByText('The list follows the map.')).toBeHidden({ timeout: 2_000 });
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  for (const bad of ['bounds=1', 'bounds=a,b,c,d', 'bounds=9,9,1,1', 'bounds=-91,0,0,0'])
    expect((await page.request.get(`/venues?${bad}`)).status()).toBe(200);
});

test('a phone shows the list or the map, and says when the map does not come', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/guest-map\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/venues', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.route(/guest-map\.js$/, (route) => route.abort());
  const [list, map] = ['List', 'Map'].map((name) => page.getByRole('link', { name, exact: true }));
  await map?.tap();
  await expect(page).toHaveURL('/venues?view=map');
  await expect(page.getByText('Map loading failed')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
  await list?.tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute(/guest-map\.js$/);
  await map?.tap();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.getByText('Map loading failed')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/venues');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('links know the query, and a page of React leads to a whole page', async ({ page }) => {
  const group = await createGroup();
  const path = `/group/${group.id}?tab=games`;
  await page.goto(path);
  await page.getByRole('banner').getByText('اردو').tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  expect(new URL(page.url()).search).toBe('?tab=games');
  await page.goto(path);
  const asked = page.waitForRequest(/\/api\/login\?/);
  await page.getByRole('banner').getByRole('link').last().tap();
  expect(new URL((await asked).url()).searchParams.get('returnTo')).toContain(path);

  await page.goto('/register');
  await page.locator('main a[href$="/privacy"]').tap();
  await expect(page).toHaveURL(/\/privacy$/);
  expect(await page.evaluate(() => '__next_f' in window)).toBe(false);
});

test('what a person has left behind is removed once their session has ended', async ({ page }) => {
  const group = await createGroup();
  await page.goto('/privacy');
  await page.evaluate(async () => {
    localStorage.setItem('maidan:person', '7');
    localStorage.setItem('maidan:7:list', 'private');
    sessionStorage.setItem('maidan:7:ended', '1');
    sessionStorage.setItem('maidan:7:typed:game', 'waits');
    sessionStorage.setItem('maidan:7:other', 'private');
    localStorage.setItem('other', 'stays');
    await caches.open('maidan:7');
  });
  await page.goto(`/group/${group.id}`);
  const left = () =>
    page.evaluate(async () =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())]
        .filter((key) => key.startsWith('maidan:') || key === 'other')
        .toSorted(),
    );
  await expect.poll(left).toEqual(['maidan:7:ended', 'maidan:7:typed:game', 'other']);
});

test('an invitation counts whoever touches its page', async ({ page }) => {
  const link = await createInviteLink({ gameId: (await createGame()).id });
  const opens = async () =>
    (await db.inviteLink.findUniqueOrThrow({ where: { id: link.id } })).opened;
  await page.goto(`/join/${link.token}`, { waitUntil: 'networkidle' });
  expect(await opens()).toBe(0);
  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(opens).toBe(1);
});

test('what a guest has typed goes along to the page in another language', async ({ page }) => {
  const link = await createInviteLink({ gameId: (await createGame()).id });
  await page.goto(`/join/${link.token}`);
  const typed = page.locator('form[method=post] input[type=email]');
  await typed.fill('asha@example.com');
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(typed).toHaveValue('asha@example.com');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('asha');
});
