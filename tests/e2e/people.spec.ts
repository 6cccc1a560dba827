import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { sportId } from '@/prisma/rows/sports';
import { createBlock } from '@/tests/factories/moderation';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, nothingElsewhere, openAs, somewhere, toast } from './pages/people';
import { closeFilters, openFilters } from './pages/sheets';

test('filters are kept in the URL, and each chip removes its own', async ({ page, signInAs }) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at });
  await createOnboardedUser({
    name: 'José Núñez',
    at: pointAway(at, 2),
    play: [{ name: 'Tennis', skillLevel: 'expert' }],
  });
  await createOnboardedUser({ name: 'Kamran Butt', at: pointAway(at, 3) });
  await createOnboardedUser({ name: 'Farah Away', at: pointAway(at, 60) });
  await signInAs(me.id);
  await page.goto('/players');
  const cards = page.getByRole('region', { name: 'Players' }).getByRole('article');
  const search = page.getByRole('searchbox', { name: 'Search players' });
  await expectLive(search);
  await expect(cards).toHaveCount(2);

  // One accent, one capital and one letter wrong.
  await search.fill('jose nunes');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('José Núñez');
  await openFilters(page);
  await page.getByLabel('Sport', { exact: true }).selectOption({ label: 'Tennis' });
  await page.getByLabel('Skill level').selectOption({ label: 'Expert' });
  await expect(page).toHaveURL(/search=jose\+nunes&sport=\d+&level=expert/);
  await page.reload();
  await expect(search).toHaveValue('jose nunes');
  await expect(cards).toHaveCount(1);

  const chips = page.getByRole('list', { name: 'Active filters' });
  await expectLive(search);
  await chips.getByRole('button', { name: 'Remove filter: Expert' }).click();
  await expect(page).not.toHaveURL(/level=/);
  await search.fill('nobody at all');
  await expect(page.getByText('No players match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL(/\/players$/);
  await expect(cards).toHaveCount(2);

  await openFilters(page);
  const slider = page.getByRole('slider', { name: 'Distance' });
  await slider.fill('100');
  await expect(page).toHaveURL(/distance=100/);
  await expect(cards).toHaveCount(3);
  await closeFilters(page);
  await expect(page.getByText('Within 100 km.')).toBeVisible();
  await cards.filter({ hasText: 'Kamran' }).getByRole('link', { name: 'Kamran Butt' }).click();
  await expect(page).toHaveURL(/\/profile\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Kamran Butt's Profile");
  await page.goBack();
  await expect(page).toHaveURL(/distance=100/);
  await expect(cards).toHaveCount(3);
});

test('a block hides two people from each other at once, until it is lifted', async ({
  page,
  browser,
  signInAs,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ name: 'Hina Shah', at });
  const other = await createOnboardedUser({ name: 'Pest Erer', at });
  await signInAs(me.id);
  await page.goto('/players');
  const card = page.getByRole('article').filter({ hasText: 'Pest Erer' });
  const menu = card.getByRole('button', { name: 'More about Pest Erer' });
  await expectLive(menu);
  await menu.click();
  await page.getByRole('button', { name: 'Block Pest Erer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Pest Erer?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(toast(page, 'Pest Erer is blocked')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto(`/user/${other.id}`);
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();

  const theirs = await openAs(browser, other.id, page);
  await nothingElsewhere(theirs);
  await theirs.goto('/players');
  await expect(theirs.getByText('No players match your filters')).toBeVisible();
  await theirs.goto(`/profile/${me.id}`);
  await expect(theirs.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await theirs.context().close();

  await page.goto('/profile?tab=settings');
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await blocked.getByRole('button', { name: 'Unblock Pest Erer' }).click();
  await expect(blocked).toContainText('You have blocked nobody.');
  await page.goto(`/user/${other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Pest Erer's Profile");
});

test('a report form says what is missing, keeps the input and reaches the admins', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  const other = await createOnboardedUser({ name: 'Spam Mer' });
  await signInAs(me.id);
  await page.goto(`/user/${other.id}`);
  const menu = page.getByRole('button', { name: 'More about Spam Mer' });
  await expectLive(menu);
  await menu.click();
  await page.getByRole('button', { name: 'Report Spam Mer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sells shoes to everybody');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Sells shoes to everybody');
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(page, 'Report sent')).toBeVisible();
  const report = await db.report.findFirstOrThrow({ where: { reporterId: me.id } });
  expect(report).toMatchObject({ reason: 'spam', note: 'Sells shoes to everybody' });
});

test('a profile has tabs, titles and a way back', async ({ page, signInAs, expectAccessible }) => {
  const me = await createOnboardedUser({ name: 'Hina Shah' });
  const other = await createOnboardedUser({
    name: 'Omar Farooq',
    play: [{ name: 'Tennis', skillLevel: 'advanced' }],
  });
  await signInAs(me.id);
  await page.goto(`/user/${other.id}`);
  const achievements = page.getByRole('tab', { name: 'Achievements' });
  await expectLive(achievements);
  await expect(page.getByRole('tabpanel')).toContainText('Advanced');
  await achievements.click();
  for (const label of ['Sports played', 'Groups joined', 'Member since']) {
    await expect(page.getByRole('tabpanel')).toContainText(label);
  }
  await page.getByRole('tab', { name: 'Groups' }).click();
  await expect(page.getByText('No groups yet')).toBeVisible();
  await expectAccessible();
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(other.email);
  await page.goto(`/user/${me.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
  await expect(page.getByRole('button', { name: /^(Message|Connect)/ })).toHaveCount(0);
});

test('nobody can be viewed across a block, when signed out or by a made-up id', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  const other = await createOnboardedUser({ name: 'Hidden Person' });
  await page.goto(`/user/${other.id}`);
  await expect(page.getByText('Hidden Person')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await createBlock(other.id, me.id);
  await signInAs(me.id);
  for (const id of [other.id, 2_000_000_000, 'abc', '-1']) {
    const answer = await page.goto(`/user/${id}`);
    expect(answer?.status(), String(id)).toBe(404);
    await expect(page.getByText('User not found')).toBeVisible();
    await expect(page.getByText('Hidden Person')).toHaveCount(0);
  }
});

test('somebody far from everybody sees the nearest people elsewhere, and can look further', async ({
  page,
  signInAs,
}) => {
  const at = somewhere();
  const me = await createOnboardedUser({ at });
  const sport = { name: 'Softball' as const };
  await createOnboardedUser({ name: 'Nearest Of All', at: pointAway(at, 130), play: [sport] });
  await signInAs(me.id);
  await page.goto(`/players?sport=${sportId('Softball')}`);
  const cards = page.getByRole('region', { name: 'Players' }).getByRole('article');
  await expect(page.getByText(/^No such players within 25\skm/)).toBeVisible();
  await expect(cards.first()).toContainText('Nearest Of All');

  await createOnboardedUser({ name: 'Next Door', at: pointAway(at, 2), play: [sport] });
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('Within 25 km.')).toBeVisible();
  const further = page.getByRole('button', { name: 'Look further' });
  await expectLive(further);
  await further.click();
  await expect(page).toHaveURL(/distance=any/);
  await expect(cards.nth(1)).toContainText('Nearest Of All');
  await page.reload();
  await expect(page.getByText('Everywhere, nearest first.')).toBeVisible();
  await expect(cards.nth(1)).toContainText('Nearest Of All');
});
