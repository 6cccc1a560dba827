import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect } from './pages/groups';
import { expectLive, toast } from './pages/people';

test('somebody waiting with a guest sees the rule and can come alone in one tap', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser();
  const player = await createOnboardedUser();
  const game = await createGame({ maxPlayers: 2, guestsMax: 2, audience: 'all' });
  await addParticipant(game.id, player.id);
  await addParticipant(game.id, me.id, { status: 'waitlisted', guests: 1 });
  await signInAs(me.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText(/Because you and your guest need 2, fewer seats go/)).toBeVisible();
  await expect(page.getByText(/is passed over and keeps their place/)).toBeVisible();
  await expectAccessible();
  await db.gameParticipant.updateMany({
    where: { gameId: game.id, userId: player.id },
    data: { status: 'out' },
  });
  await page.reload();
  await expect(page.getByText('A seat is free, but you and your guest need 2.')).toBeVisible();
  const alone = page.getByRole('button', { name: `Come without the guest: ${game.title}` });
  await expectLive(alone);
  await alone.click();
  await expect(toast(page, 'You are in')).toBeVisible();
  await expect(page.getByText('Joined!')).toBeVisible();
});

test('somebody in line takes the seat that is offered to them', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [me, player] = [await createOnboardedUser(), await createOnboardedUser()];
  const game = await createGame({ maxPlayers: 2, audience: 'all', startsAt: hoursFromNow(5) });
  await addParticipant(game.id, player.id);
  const { id } = await addParticipant(game.id, me.id, { status: 'waitlisted' });
  await db.gameParticipant.update({
    where: { gameId_userId: { gameId: game.id, userId: player.id } },
    data: { status: 'out' },
  });
  const heldUntil = new Date(Date.now() + 30 * 60_000);
  await db.seatHold.create({ data: { gameId: game.id, participantId: id, heldUntil } });
  await signInAs(me.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText(/^A seat is yours until /)).toBeVisible();
  await expectAccessible();
  const take = page.getByRole('button', { name: `Take it: ${game.title}` });
  await expectLive(take);
  await take.click();
  await expect(toast(page, 'You are in')).toBeVisible();
  await expect(page.getByText('Joined!')).toBeVisible();
});

test('a game for another level says so in advance, and links to setting the level', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser({ play: [] });
  const game = await createGame({ skillMin: 'advanced' });
  await signInAs(me.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText('Advanced and above').first()).toBeVisible();
  await expect(page.getByText(/^This game is for advanced and above in Cricket\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join/ })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Set your level in Cricket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a sport' });
  await expect(dialog.getByLabel('Sport', { exact: true }).locator(':checked')).toHaveText(
    'Cricket',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose your level')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'Expert' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByRole('button', { name: /^Join Game/ })).toBeVisible();
});
