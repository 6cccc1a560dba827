import { tellFollower } from '@/lib/follows/service/tell';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { test } from './fixtures';
import { openDiscover } from './pages/discover';
import { expect } from './pages/groups';
import { openAs, somewhere, toast } from './pages/people';

test('a game without a group in few taps: by link for a stranger, and weekly afterwards', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const play = [{ name: 'Tennis' as const }];
  const ali = await createOnboardedUser({ name: 'Ali Raza', at, play });
  const sara = await createOnboardedUser({ name: 'Sara Khan', at, play });
  await createVenue({ name: 'Corner Ground', ...at, at });
  await signInAs(ali.id);
  await openDiscover(page);
  // Six taps and three letters: Post, Tomorrow, the time, the venue, who sees it, Post.
  await page.getByRole('link', { name: 'Post a game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post a game' })).toBeVisible();
  await expect(page.getByLabel('Sport')).toHaveValue(String(sportId('Tennis')));
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByLabel('Time').fill('19:30');
  await page.getByRole('combobox', { name: 'Venue' }).fill('Cor');
  await page.getByRole('option', { name: /Corner Ground/ }).click();
  await page.getByLabel('Whoever has the link', { exact: true }).check();
  await expectAccessible();
  await page.getByRole('button', { name: 'Post a game' }).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tennis');
  await expect(page.getByText('Seen by whoever has the link')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await expectAccessible();

  const hers = await openAs(browser, sara.id, page);
  await hers.goto(path);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Game not found');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite link' });
  await expect(dialog.getByLabel('What the link does')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Your invite link' }).inputValue();
  await hers.goto(link);
  await hers.getByRole('button', { name: 'Join the game' }).click();
  await expect(hers).toHaveURL(new RegExp(`${path}$`));
  await expect(hers.getByText('Joined!')).toBeVisible();

  const over = {
    startsAt: new Date(Date.now() - 7_200_000),
    endsAt: new Date(Date.now() - 60_000),
  };
  await db.game.updateMany({ where: { creatorId: ali.id }, data: over });
  await page.goto(path);
  await page.getByRole('button', { name: 'Make it weekly' }).click();
  await expect(toast(page, 'It is weekly now')).toBeVisible();
  await expect(page).toHaveURL(/\/group\/\d+$/);
  await expect(page.getByText('2 members')).toBeVisible();
  await hers.goto('/groups');
  await expect(hers.getByRole('link', { name: /Tennis/ }).first()).toBeVisible();
});

test('a person of another level asks for a seat, and the organiser accepts', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const ali = await createOnboardedUser({ name: 'Ali Raza', at });
  const sara = await createOnboardedUser({ name: 'Sara Khan', at });
  const group = await createGroup({ creatorId: ali.id });
  const { id } = await createGame({ groupId: group.id, creatorId: ali.id, skillMin: 'expert' });
  await signInAs(sara.id);
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(page.getByText('You have asked for a seat.')).toBeVisible();
  const his = await openAs(browser, ali.id, page);
  await his.goto(`/game/${id}`);
  await his.getByRole('button', { name: 'Accept: Sara Khan' }).click();
  await expect(toast(his, 'Sara Khan can play')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Joined!' })).toBeVisible();
  await expectAccessible();
});

test('follows a sport, is told once, and stops with one tap; in Urdu too', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const sara = await createOnboardedUser({ name: 'Sara Khan', at });
  await signInAs(sara.id);
  await page.goto(`/games?sport=${sportId('Cricket')}`);
  await page.getByRole('button', { name: 'Tell me of games: Cricket' }).click();
  await expect(toast(page, 'You will be told')).toBeVisible();
  const startsAt = new Date(Date.now() + 30 * 3_600_000);
  for (const _ of [1, 2]) {
    const group = await createGroup({ ...at });
    await createGame({ groupId: group.id, ...at, startsAt });
    // By day, whatever the clock of this machine says.
    await tellFollower(sara.id, new Date(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`));
  }
  await page.goto('/profile?tab=settings');
  const section = page.getByRole('region', { name: 'Tell me when' });
  await expect(section.getByText('around my place')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('A game for you')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await section.getByLabel('Sport').selectOption({ label: 'Tennis' });
  await section.getByLabel('Area (optional)').fill('Karachi');
  await section.getByRole('button', { name: 'Tell me of games' }).click();
  await expect(section.getByText(/Karachi/)).toBeVisible();
  await expectAccessible();
  await section.getByRole('button', { name: 'Stop telling me: Cricket' }).click();
  await expect(section.getByText('around my place')).toHaveCount(0);
  expect(await db.follow.count({ where: { userId: sara.id } })).toBe(1);

  await db.user.update({ where: { id: sara.id }, data: { language: 'ur' } });
  await page.goto('/ur/games');
  await page.getByRole('button', { name: 'شام', exact: true }).click();
  await expect(page).toHaveURL(/part=evening/);
  await page.getByRole('link', { name: 'میچ رکھیں' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'میچ رکھیں' })).toBeVisible();
  await expectAccessible();
});
