import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog, pressed, skipSharing } from './pages/groups';
import { expectLive, openAs, somewhere } from './pages/people';

test('two people go through a group, a request, a game, a full game, the waitlist and the calendar', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser({ name: 'Ozma Organiser' });
  const player = await createOnboardedUser({ name: 'Pasha Player' });
  const name = `Tape ball ${uniqueText()}`;
  await signInAs(organiser.id);
  await page.goto('/groups');
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();

  const form = await openDialog(page, 'Create Group', 'Create New Group');
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Sport').selectOption({ label: 'Cricket' });
  await form.getByLabel('Maximum members').fill('51');
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form.getByText('A group can have 2 to 50 members')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await form.getByLabel('Maximum members').fill('12');
  await form.getByRole('button', { name: 'Create Group' }).click();
  await page.waitForURL(/\/group\/\d+/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const groupUrl = new URL(page.url()).pathname;

  // The other person, in another browser.
  const other = await openAs(browser, player.id, page);
  await other.goto(groupUrl);
  await expect(other.getByRole('tab', { name: 'Chat' })).toBeHidden();
  await pressed(other, 'Join Group', /Request sent/);

  await page.goto(`${groupUrl}?tab=members`);
  await expect(page.getByRole('heading', { name: 'Join requests (1)' })).toBeVisible();
  await expectAccessible();
  await pressed(page, 'Approve Pasha Player', /Pasha Player is a member now/);
  await expect(page.getByRole('heading', { name: 'Members (2 of 12)' })).toBeVisible();

  await page.getByRole('tab', { name: 'Games' }).click();
  const game = await openDialog(page, 'Create Game', 'Create Game');
  await game.getByRole('button', { name: 'Create Game' }).click();
  await expect(
    page.getByText('Title, date, time, and location are required').first(),
  ).toBeVisible();
  await game.getByLabel('Title').fill('Friday nets');
  await game.getByLabel('Date').fill(addDays(new Date().toISOString().slice(0, 10), 4));
  await game.getByLabel('Time').fill('18:30');
  await game.getByLabel('Another place').check();
  await game.getByLabel('Location').fill('Corner ground, Gulberg');
  await game.getByLabel('Max players').fill('2');
  await game.getByRole('button', { name: 'Create Game' }).click();
  await expect(page.getByText('Game Created!').first()).toBeVisible();
  await skipSharing(page);
  await expect(page.getByRole('heading', { name: 'Friday nets' })).toBeVisible();

  await other.goto(`${groupUrl}?tab=games`);
  await expect(other.getByRole('tab', { name: 'Chat' })).toBeVisible();
  await pressed(other, /^Join Game/, /Joined!/);
  const { id: gameId } = await db.game.findFirstOrThrow({
    where: { title: 'Friday nets', creatorId: organiser.id },
  });

  // The game is full: a third person waits, the player leaves, and the third gets the place.
  const third = await createOnboardedUser({ name: 'Tariq Third' });
  await signInAs(third.id);
  await page.goto(`/game/${gameId}`);
  await expect(page.getByRole('heading', { name: 'Friday nets', level: 1 })).toBeVisible();
  await pressed(page, /^Join Waitlist/, /Waitlist, place 1/);
  await expectAccessible();

  await other.goto(`/game/${gameId}`);
  await pressed(other, /^Not going/, /You left the game/);
  // Promoted at once, and the other open screen updates without a reload.
  await expect(page.getByText('Joined!')).toBeVisible();
  await expect(page.getByText('2 going')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.getByRole('menuitem', { name: 'Calendar file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
  expect(event.summary).toBe('Friday nets');
  expect(event.location).toBe('Corner ground, Gulberg');
  expect(event.uid).toMatch(/@maidan$/);
  const { startsAt } = await db.game.findUniqueOrThrow({ where: { id: gameId } });
  expect(event.startDate.toJSDate().toISOString()).toBe(startsAt.toISOString());
  await other.context().close();
});

test('a guest sees a group’s public page without names, signs in and returns', async ({ page }) => {
  const creator = await createOnboardedUser({ name: 'Zubaida Surname' });
  const group = await createGroup({ creatorId: creator.id });
  const game = await createGame({ groupId: group.id, creatorId: creator.id });
  for (const path of [`/group/${group.id}`, `/game/${game.id}`]) {
    expect((await page.goto(path))?.status()).toBe(200);
    const html = await (await page.request.get(path)).text();
    expect(html, 'server-rendered').toContain(game.title);
    expect(html).toContain('application/ld+json');
    expect(html).not.toContain('Surname');
    // The props of a client component are in the page source: they must be the DTO, not the row.
    expect(html).not.toMatch(/calendarUid|viewerStatus|isBanned|inviterName/);
    await expect(page.getByRole('link', { name: 'Sign in to join' }).first()).toBeVisible();
  }
  expect((await page.goto('/group/2000000000'))?.status()).toBe(404);
  await expect(page.getByText('Group not found')).toBeVisible();
});

test('group filters are in the URL, so that Back and reload keep them', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const word = uniqueText();
  const me = await createOnboardedUser({ at });
  const near = await createGroup({ name: `Near ${word}`, sport: 'Golf', at });
  await createGroup({ name: `Far ${word}`, sport: 'Golf', at: pointAway(at, 150) });
  await createGroup({ name: `Other ${word}`, sport: 'Tennis', at });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(me.id);
  await page.goto('/groups');
  const search = page.getByRole('searchbox', { name: 'Search groups' });
  await expectLive(search);
  await page.waitForLoadState('networkidle');
  for (const path of ['/api/groups/discover', '/api/notifications', '/api/conversations/unread']) {
    expect(asked.filter((one) => one === path).length, path).toBeLessThanOrEqual(1);
  }

  await search.fill(`${word} `);
  await page.getByLabel('Sport').selectOption({ label: 'Golf' });
  const list = page.getByRole('region', { name: 'Groups to join' });
  const rows = list.getByRole('listitem');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${word}&sport=\\d+$`));
  await page.reload();
  await expect(search).toHaveValue(word);
  await expect(rows).toHaveCount(1);

  const further = page.getByRole('button', { name: 'Look further' });
  await expectLive(further);
  await expect(page.getByText('Within 25 km.')).toBeVisible();
  await further.click();
  await expect(rows).toHaveCount(2);
  await rows.getByRole('link', { name: near.name }).click();
  await expect(page).toHaveURL(`/group/${near.id}`);
  await page.goBack();
  await expect(search).toHaveValue(word);
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Everywhere, nearest first.')).toBeVisible();

  await page.getByRole('button', { name: 'Only near me' }).click();
  await search.fill(`${word} nothing`);
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No groups found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/groups$/);
  await expect(page.getByRole('heading', { name: 'Trending Groups Near You' })).toBeVisible();

  await page.route('**/api/groups/discover**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel('Sport').selectOption({ label: 'Hockey' });
  await expect(page.getByText('Failed to fetch groups')).toBeVisible();
});

test('the game list and the admin console keep their filters too', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  const admin = await createOnboardedUser({ isAdmin: true });
  const { name } = await createOnboardedUser({ name: `Searched ${uniqueText()}` });
  await signInAs(admin.id);
  await page.goto('/games');
  const sport = page.getByLabel('Sport');
  await expectLive(sport);
  await sport.selectOption({ label: 'Golf' });
  await expect(page).toHaveURL(/[?]sport=\d+$/);
  await page.reload();
  await expect(sport.locator('option:checked')).toHaveText('Golf');

  await page.goto('/system-admin?tab=people');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await expectLive(search);
  await search.fill(name ?? '');
  await search.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page
    .getByRole('article')
    .getByRole('link', { name: name ?? '' })
    .click();
  await expect(page).toHaveURL(/\/user\/\d+$/);
  await page.goBack();
  await expect(search).toHaveValue(name ?? '');
  await expect(page.getByRole('article')).toHaveCount(1);
});
