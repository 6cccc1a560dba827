import ICAL from 'ical.js';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { test } from './fixtures';
import { expect, openDialog, openFromMenu, pressed, skipSharing } from './pages/groups';

const today = () => new Date().toISOString().slice(0, 10);

test('a weekly game is refused with input kept, created, moved with later ones, skipped, cancelled', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser({ name: 'Ozma Organiser' });
  const group = await createGroup({ creatorId: organiser.id });
  const title = `Thursday nets ${uniqueText()}`;
  const first = addDays(today(), 5);
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=games`);
  const form = await openDialog(page, 'Create Game', 'Create Game');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill('2020-02-29');
  await form.getByLabel('Time').fill('18:30');
  await form.getByLabel('Another place').check();
  await form.getByLabel('Location').fill('House 12, Street 4');
  await form.getByLabel('A private address').check();
  await form.getByLabel('Area that everybody sees').fill('Model Town, Lahore');
  await form.getByLabel('Every week').check();
  await form.getByLabel('Until').fill(addDays(first, 28));
  await form.getByLabel('Description').fill('x'.repeat(2_001));
  await form.getByRole('button', { name: 'Create Game' }).click();
  await expect(form.getByText(/Description can have at most|at most 2,?000/)).toBeVisible();
  await form.getByLabel('Description').fill('Bring a light shirt.');
  await form.getByRole('button', { name: 'Create Game' }).click();
  await expect(form.getByText('The game must start in the future')).toBeVisible();
  await expect(form.getByLabel('Date')).toBeFocused();
  await form.getByLabel('Date').fill(first);
  await form.getByLabel('Until').fill(addDays(first, -1));
  await form.getByRole('button', { name: 'Create Game' }).click();
  await expect(form.getByText('The series cannot end before it begins')).toBeVisible();
  // Three refusals lose none of the input.
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Location')).toHaveValue('House 12, Street 4');
  await expect(form.getByLabel('Every week')).toBeChecked();
  await expectAccessible();
  await form.getByLabel('Until').fill(addDays(first, 28));
  await form.getByRole('button', { name: 'Create Game' }).click();
  await skipSharing(page);
  await expect(page.getByRole('heading', { name: title })).toHaveCount(5);
  const games = await db.game.findMany({
    where: { groupId: group.id },
    orderBy: { startsAt: 'asc' },
  });

  await page.goto(`/game/${games[1]?.id}`);
  const edit = await openFromMenu(page, 'Game menu', 'Edit or Postpone', 'Edit or Postpone Game');
  await expect(edit.getByLabel('Area that everybody sees')).toHaveValue('Model Town, Lahore');
  await edit.getByLabel('Date').fill(addDays(first, 8));
  await edit.getByLabel('Change').selectOption({ label: 'This and the following games' });
  await expect(edit.getByText('The later games move along to that day.')).toBeVisible();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Game saved').first()).toBeVisible();
  const days = async () =>
    (await db.game.findMany({ where: { groupId: group.id }, orderBy: { startsAt: 'asc' } })).map(
      ({ startsAt }) => startsAt.toISOString().slice(0, 10),
    );
  expect(await days()).toEqual([0, 8, 15, 22, 29].map((day) => addDays(first, day)));

  const skip = await openFromMenu(page, 'Game menu', 'Skip This Date', 'Skip This Date');
  await expectAccessible();
  await skip.getByRole('button', { name: 'Skip This Date' }).click();
  await expect(page.getByText(/This game is cancelled/)).toBeVisible();

  await page.goto(`/game/${games[2]?.id}`);
  const cancel = await openFromMenu(page, 'Game menu', 'Cancel Game', 'Cancel Game');
  await cancel.getByRole('button', { name: 'Cancel Game' }).click();
  await expect(cancel.getByText('Please give a reason: the players will read it')).toBeVisible();
  await cancel.getByLabel('Reason').fill('Season over');
  await cancel.getByLabel('Cancel', { exact: true }).selectOption('following');
  await cancel.getByRole('button', { name: 'Cancel Game' }).click();
  await expect(page.getByText(/This game is cancelled/)).toBeVisible();
  const left = await db.game.findMany({ where: { groupId: group.id, status: 'upcoming' } });
  expect(left.map(({ id }) => id)).toEqual([games[0]?.id]);
});

test('a calendar link is created, read by a calendar and revoked', { tag: '@desktop' }, async ({
  page,
  request,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser();
  const game = await createGame({ title: `Feed ${uniqueText()}` });
  await addParticipant(game.id, player.id);
  await signInAs(player.id);
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
  await pressed(page, 'Make the link', /Calendar link made/);
  const url = await page.getByLabel('Your calendar link').inputValue();
  await expectAccessible();
  const calendar = new ICAL.Component(ICAL.parse(await (await request.get(url)).text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ summary }) => summary)).toEqual([game.title]);
  await pressed(page, 'Take the link back', /The link does not work any more/);
  expect((await request.get(url)).status()).toBe(404);
});

test('a creator appoints an organiser, bans with a reason, lifts the ban and marks attendance', async ({
  page,
  signInAs,
}) => {
  const creator = await createOnboardedUser({ name: 'Cyra Creator' });
  const group = await createGroup({ creatorId: creator.id });
  const rude = await createOnboardedUser({ name: 'Rude Player' });
  const helper = await createOnboardedUser({ name: 'Helpful Player' });
  await addMember(group.id, rude.id);
  await addMember(group.id, helper.id);
  await signInAs(creator.id);
  await page.goto(`/group/${group.id}?tab=members`);
  await expect(page.getByRole('heading', { name: 'Members (3 of 10)' })).toBeVisible();
  await page.getByRole('button', { name: 'What to do with Helpful Player' }).click();
  await page.getByRole('menuitem', { name: 'Make organiser' }).click();
  await expect(page.getByText('Organiser', { exact: true })).toBeVisible();
  const ban = await openFromMenu(page, 'What to do with Rude Player', 'Ban', /Ban Rude Player/);
  await ban.getByLabel('Reason').fill('Shouts at the umpire.');
  await ban.getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('Shouts at the umpire.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Members (2 of 10)' })).toBeVisible();
  await pressed(page, 'Lift the ban of Rude Player', /Rude Player may ask again/);

  const past = await createGame({
    groupId: group.id,
    creatorId: creator.id,
    startsAt: new Date(Date.now() - 3_600_000),
  });
  await addParticipant(past.id, helper.id);
  await page.goto(`/game/${past.id}`);
  await pressed(page, 'Helpful Player came', /Helpful Player came/);
  const { attendance } = await db.gameParticipant.findFirstOrThrow({
    where: { gameId: past.id, userId: helper.id },
  });
  expect(attendance).toBe('attended');
});

test('a venue’s page shows a new game at once, and drops it when it is cancelled', async ({
  page,
  signInAs,
}) => {
  const creator = await createOnboardedUser();
  const group = await createGroup({ creatorId: creator.id });
  const venue = await createVenue();
  const title = `Floodlit ${uniqueText()}`;
  await signInAs(creator.id);
  await page.goto(`/venue/${venue.id}`);
  await expect(page.getByRole('heading', { name: venue.name, level: 1 })).toBeVisible();
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([url, text]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(url, { method: 'POST', headers, body: text })).json();
      },
      [path, JSON.stringify(body)] as const,
    );
  const { id } = await post(`/api/groups/${group.id}/games`, {
    title,
    date: addDays(today(), 3),
    time: '20:00',
    venueId: venue.id,
  });
  await page.goto(`/venue/${venue.id}`);
  await expect(page.getByText(title)).toBeVisible();
  await post(`/api/games/${id}/cancel`, { reason: 'Rain' });
  await page.goto(`/venue/${venue.id}`);
  await expect(page.getByRole('heading', { name: venue.name, level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});

test('the place and its map are two targets, however the name of the place wraps', async ({
  page,
}) => {
  const venue = await createVenue();
  const game = await createGame({ venueId: venue.id, location: venue.name });
  await page.goto(`/game/${game.id}`);
  const place = page.getByRole('main').getByRole('link', { name: venue.name });
  await expect(place).toBeVisible();
  const tooNear = await place.evaluate((link) => {
    const map = link.nextElementSibling as HTMLElement;
    const name = link.querySelector('bdi') as HTMLElement;
    return Array.from({ length: 90 }, (_, index) => {
      name.textContent = 'Model Town Sports '
        .repeat(6)
        .slice(0, index + 1)
        .trim();
      const [one, other] = [link.getBoundingClientRect(), map.getBoundingClientRect()];
      const isApart = other.top >= one.bottom || other.left >= one.right;
      return isApart && one.height >= 24 && other.height >= 24 ? '' : name.textContent;
    }).filter(Boolean);
  });
  expect(tooNear).toEqual([]);
});
