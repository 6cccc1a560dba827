import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { openDialog } from './pages/groups';
import { somewhere, toast } from './pages/people';

test('a game one player short asks people nearby, and whoever is free then takes the seat', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const [organiser, player] = [
    await createOnboardedUser({ at }),
    await createOnboardedUser({ at }),
  ];
  const group = await createGroup({ at, creatorId: organiser.id, visibility: 'private' });
  // Thursday, 18:00 in Lahore.
  const startsAt = new Date('2099-01-01T13:00:00Z');
  const game = await createGame({ groupId: group.id, isPublic: false, maxPlayers: 2, startsAt });

  await signInAs(player.id);
  await page.goto('/profile');
  const profile = await openDialog(page, 'Edit Profile', 'Edit Profile');
  await profile.getByRole('checkbox', { name: 'Thursday, Evening' }).check();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toBeHidden();

  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: 'Ask players nearby' }).click();
  await expect(toast(page, 'Players nearby are asked')).toBeVisible();
  await expectAccessible();

  await signInAs(player.id);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: 'A game near you is one player short' }).click();
  await expect(page.getByText('You see who plays once you have a place.')).toBeVisible();
  await page.getByRole('button', { name: /^Join Game/ }).click();
  await expect(page.getByRole('heading', { name: 'Going (2)' })).toBeVisible();
  await expect(page.getByRole('link', { name: organiser.name ?? '' })).toBeVisible();
});
