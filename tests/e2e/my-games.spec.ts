import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { test } from './fixtures';
import { expect, openDialog, openFromMenu, skipSharing } from './pages/groups';
import { somewhere } from './pages/people';

test('the next game is at the top of Discover, and leaving it late asks for confirmation', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser();
  const game = await createGame({ title: `Soon ${uniqueText()}`, startsAt: hoursFromNow(20) });
  await addParticipant(game.id, player.id);
  await signInAs(player.id);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Your next game' });
  await expect(card.getByRole('heading', { name: game.title })).toBeVisible();
  await expect(card).toContainText(game.location);
  await expectAccessible();
  const dialog = await openDialog(page, 'I cannot come', `Leave ${game.title}?`);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'I cannot come' }).click();
  await dialog.getByRole('button', { name: 'Leave Game' }).click();
  const said = page.locator('li').filter({ hasText: 'You left the game' });
  await expect(said).toBeVisible();
  await expect(said.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(card).toBeHidden();
});

test('My games lists a person’s games, and leaving early can be undone unless the seat is taken', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser();
  const soon = { startsAt: hoursFromNow(30), guestsMax: 2 };
  const game = await createGame({ ...soon, title: `Early ${uniqueText()}`, maxPlayers: 4 });
  const waits = await createGame({ ...soon, title: `Line ${uniqueText()}` });
  const off = await createGame({ title: `Off ${uniqueText()}`, status: 'cancelled' });
  await addParticipant(game.id, player.id, { guests: 1 });
  await addParticipant(waits.id, player.id, { status: 'waitlisted' });
  await addParticipant(off.id, player.id);
  await signInAs(player.id);
  await page.goto('/my-games');
  const titled = (title: string) => page.getByRole('heading', { name: title });
  await expect(titled(game.title)).toBeVisible();
  await expect(titled(waits.title)).toBeHidden();
  await expect(titled(off.title)).toBeHidden();
  await expectAccessible();

  const leave = page.getByRole('button', { name: `Not going: ${game.title}` });
  await leave.click();
  await expect(page.getByText('You left the game').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You are in the game again').first()).toBeVisible();
  await expect(titled(game.title)).toBeVisible();
  const { guests } = await db.gameParticipant.findFirstOrThrow({
    where: { gameId: game.id, userId: player.id },
  });
  expect(guests, 'with the same company').toBe(1);

  await leave.click();
  await expect(page.getByText('You left the game').first()).toBeVisible();
  const others = [await createOnboardedUser(), await createOnboardedUser()];
  for (const { id } of others) await addParticipant(game.id, id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your place is gone').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Waitlisted' }).click();
  await expect(titled(waits.title)).toBeVisible();
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(titled(off.title)).toBeVisible();
  await page.reload();
  await expect(titled(off.title)).toBeVisible();
});

test('guests can be changed after joining, up to the number of free seats', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser();
  const game = await createGame({ maxPlayers: 4, guestsMax: 3 });
  await addParticipant(game.id, player.id);
  await signInAs(player.id);
  await page.goto(`/game/${game.id}`);
  const guests = page.getByRole('group', { name: 'Guests' });
  await expect(guests).toContainText('No guests');
  await expectAccessible();
  const more = guests.getByRole('button', { name: 'One more guest' });
  await more.click();
  await more.click();
  await expect(page.getByText('You bring 2 guests').first()).toBeVisible();
  await expect(page.getByText('4 going')).toBeVisible();
  // The game has four places.
  await expect(guests.getByRole('button', { name: '3 guests: no places' })).toBeDisabled();
  const fewer = guests.getByRole('button', { name: 'One guest fewer' });
  await fewer.click();
  await fewer.click();
  await expect(page.getByText('You bring no guests').first()).toBeVisible();
  await expect(page.getByText('2 going')).toBeVisible();
});

test('a member can message the organiser, and a guest is asked to sign in', async ({
  page,
  signInAs,
}) => {
  const organiser = await createOnboardedUser({ name: 'Omar Organiser' });
  const group = await createGroup({ creatorId: organiser.id });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id });
  await page.goto(`/game/${game.id}`);
  await expect(
    page.getByRole('link', { name: 'Sign in to message the organiser' }),
  ).toHaveAttribute('href', new RegExp(encodeURIComponent(`/game/${game.id}`)));
  await signInAs((await createOnboardedUser()).id);
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: 'Message organiser Omar Organiser' }).click();
  await expect(page.getByRole('dialog', { name: /Omar Organiser/ })).toBeVisible();

  await db.user.update({ where: { id: organiser.id }, data: { messagePrivacy: 'connections' } });
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Message organiser Omar Organiser' }),
  ).toBeDisabled();
});

test('a venue for a game is found by keyboard search, and another on the map', {
  tag: '@both',
}, async ({ page, signInAs, expectAccessible }) => {
  const name = `Ravi ${uniqueText()}`;
  await createVenue({ name: `${name} Pool`, sports: ['Swimming'] });
  const nets = await createVenue({ name: `${name} Nets`, sports: ['Cricket'] });
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=games`);
  const form = await openDialog(page, 'Create Game', 'Create Game');
  await form.getByLabel('Title').fill('Evening nets');
  await form.getByLabel('Date').fill(hoursFromNow(100).toISOString().slice(0, 10));
  await form.getByLabel('Time').fill('18:30');
  const field = form.getByRole('combobox', { name: 'Venue', exact: true });
  await field.fill(name);
  // Venues with the group's sport are first.
  const offered = form.getByRole('listbox', { name: 'Venues' }).getByRole('option');
  await expect(offered).toHaveText([/Nets/, /Pool/]);
  await form.getByRole('button', { name: 'Create Game' }).click();
  await expect(form.getByText('Choose a venue from the list, or another place')).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await expectAccessible();
  await field.press('Enter');
  await expect(field).toHaveValue(nets.name);
  await form.getByRole('button', { name: 'Create Game' }).click();
  await skipSharing(page);
  await expect(page.getByRole('heading', { name: 'Evening nets' })).toBeVisible();
  const game = await db.game.findFirstOrThrow({ where: { groupId: group.id } });
  expect(game).toMatchObject({ venueId: nets.id, location: `${nets.name}, ${nets.address}` });

  await page.goto(`/game/${game.id}`);
  const copy = await openFromMenu(page, 'Game menu', 'Duplicate', 'Duplicate Game');
  await copy.getByLabel('Date').fill(hoursFromNow(124).toISOString().slice(0, 10));
  await expect(copy.getByRole('combobox', { name: 'Venue', exact: true })).toHaveValue(nets.name);
  await copy.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(copy.getByRole('region', { name: 'Map of venues to choose from' })).toBeVisible();
  await copy.getByLabel('Another place').check();
  await copy.getByLabel('Location').fill('House 12, Street 4');
  await copy.getByRole('button', { name: 'Create Game' }).click();
  await expect(page.getByText('House 12, Street 4')).toBeVisible();
});

test.describe('for a reader in another time zone', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('a game names the time zone of its start', async ({ page, signInAs }) => {
    const game = await createGame();
    const when = page.getByRole('main').locator('time').first();
    for (const isMember of [false, true]) {
      if (isMember) await signInAs((await createOnboardedUser()).id);
      await page.goto(`/game/${game.id}`);
      await expect(when).toHaveText(/ Karachi time · (?:\w{3} )?\d\d:\d\d for you$/);
    }
    await expect(when).toHaveAttribute('title', /where you are$/);
  });
});

test('somebody far from every game sees those elsewhere, and can clear the filters', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at });
  const creator = await createOnboardedUser({ at: pointAway(at, 60) });
  const group = await createGroup({ creatorId: creator.id, at: pointAway(at, 60) });
  const title = `Far Away Nets ${uniqueText()}`;
  const startsAt = hoursFromNow(0.2);
  await createGame({ groupId: group.id, creatorId: creator.id, title, startsAt });
  await signInAs(me.id);
  await page.goto('/games');
  const far = 'No games within 25 km. These are the soonest elsewhere.';
  await expect(page.getByText(far)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/games?date=2030-01-01');
  await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page.getByText(far)).toBeVisible();
});
