import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog } from './pages/groups';

test('an organiser shares the price of the court, a player says that it is paid, and both settle', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const player = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id, memberIds: [player.id] });
  const games = [-30, -6].map((hours) =>
    createGame({ groupId: group.id, creatorId: organiser.id, startsAt: hoursFromNow(hours) }),
  );
  const [earlier, game] = [await games[0], await games[1]];
  if (!earlier || !game) throw new Error('Two games');
  for (const { id } of [earlier, game]) await addParticipant(id, player.id, { guests: 1 });

  await signInAs(organiser.id);
  for (const { id } of [earlier, game]) {
    await page.goto(`/game/${id}`);
    const sheet = await openDialog(page, 'Share the cost', 'Share the cost');
    await sheet.getByLabel('Amount (Rs.)').fill('1000');
    await sheet.getByRole('button', { name: 'Share the cost' }).click();
    await expect(page.getByText('each for 3 people')).toBeVisible();
  }
  await expect(page.getByText('too much: it goes to whoever advanced the court')).toBeVisible();
  const paid = page.getByRole('button', { name: `${player.name} has paid` });
  await expect(paid).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();

  await page.goto(`/group/${group.id}?tab=money`);
  await page.getByLabel('Where to pay you').fill('JazzCash 0300 1234567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  await signInAs(player.id);
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('It is not confirmed yet')).toBeVisible();
  await page.goto(`/group/${group.id}?tab=money`);
  await expect(page.getByText(/You owe .*1,360 for 2 games/)).toBeVisible();
  await expect(page.getByText('JazzCash 0300 1234567').first()).toBeVisible();
  await expectAccessible();

  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=money`);
  const sheet = await openDialog(page, 'Remind', `Remind ${player.name}`);
  await sheet.getByLabel('Your words').fill('Please bring it on Saturday.');
  await sheet.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText('Reminder sent').first()).toBeVisible();
  await page.getByRole('button', { name: `${player.name} has paid ${organiser.name}` }).click();
  await expect(page.getByText('Everything is settled')).toBeVisible();
  await page.goto(`/game/${game.id}`);
  await expect(page.getByRole('button', { name: `${player.name} has paid` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
