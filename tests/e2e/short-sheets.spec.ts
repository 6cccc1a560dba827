import type { Locator } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog } from './pages/groups';
import { coveredByFoot } from './pages/sheets';

const moreOptions = (form: Locator) => form.getByRole('button', { name: 'More options' });

test('the options open with an error inside them, and by keyboard', { tag: '@both' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs((await createOnboardedUser()).id);
  await page.goto('/groups');
  const form = await openDialog(page, 'Create Group', 'Create New Group');
  const more = moreOptions(form);
  const most = form.getByLabel('Maximum members');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(most).toBeHidden();
  await more.press('Space');
  await most.fill('51');
  await expectAccessible();
  await form.getByLabel('Name').fill('Nets');
  await form.getByLabel('Sport').selectOption({ label: 'Cricket' });
  await more.click();
  await expect(most).toBeHidden();
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form.getByText('A group can have 2 to 50 members')).toBeVisible();
  await expect(most).toBeFocused();
  await expect(most).toHaveValue('51');
  await expect.poll(() => coveredByFoot(most)).toBe(0);
});

test('an error goes when its field is right, and not before', async ({ page, signInAs }) => {
  await signInAs((await createOnboardedUser()).id);
  await page.goto('/groups');
  const form = await openDialog(page, 'Create Group', 'Create New Group');
  const [name, sport] = [form.getByLabel('Name'), form.getByLabel('Sport')];
  await sport.selectOption({ label: 'Choose a sport' });
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(sport).toHaveAttribute('aria-invalid', 'true');
  await name.fill(' ');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Nets');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(sport).toHaveAttribute('aria-invalid', 'true');
  await sport.selectOption({ label: 'Cricket' });
  await expect(sport).not.toHaveAttribute('aria-invalid', 'true');
});

test('the days offered are those of the group’s place', async ({
  page,
  context,
  baseURL,
  signInAs,
}) => {
  const creator = await createOnboardedUser();
  const timeZone = 'Pacific/Kiritimati';
  const { id } = await createGroup({ creatorId: creator.id, timeZone });
  const there = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone });
  await signInAs(creator.id);
  await page.goto(`/group/${id}?tab=games`);
  const form = await openDialog(page, 'Create Game', 'Create Game');
  // By the browser's own calendar, whose clock is behind.
  const own = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  const isAhead = there(0) !== own;
  const first = form.getByRole('button', { name: isAhead ? 'Tomorrow' : 'Today' });
  await first.click();
  await expect(form.getByLabel('Date')).toHaveValue(there(0));
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByRole('button', { name: 'Today' })).toHaveCount(isAhead ? 0 : 1);
  await context.addCookies([{ name: 'language', value: 'ur', url: baseURL ?? '' }]);
  await page.goto(`/group/${id}?tab=games`);
  await page.getByRole('button', { name: 'میچ رکھیں' }).first().click();
  const named = page
    .getByRole('dialog')
    .getByRole('button', { name: isAhead ? 'کل' : 'آج', exact: true });
  await named.click();
  await expect(page.getByRole('dialog').getByLabel('تاریخ')).toHaveValue(there(0));
});

test('a past game is planned again with one tap, once', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const player = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id, memberIds: [player.id] });
  const startsAt = hoursFromNow(-30);
  // Games begin at whole minutes.
  startsAt.setSeconds(0, 0);
  const past = await createGame({ groupId: group.id, creatorId: organiser.id, startsAt });
  await addParticipant(past.id, player.id);
  await signInAs(player.id);
  await page.goto(`/game/${past.id}`);
  await expect(page.getByRole('heading', { name: past.title, level: 1 })).toBeVisible();
  await expect(page.getByText('1 going').or(page.getByText('2 going'))).toBeVisible();
  const again = page.getByRole('button', { name: `Again next week: ${past.title}` });
  await expect(again).toBeHidden();

  await signInAs(organiser.id);
  await page.goto('/my-games?tab=past');
  await expect(again).toBeVisible();
  await page.goto(`/game/${past.id}`);
  await expect(again).toBeVisible();
  await expectAccessible();
  await again.click();
  await expect(page.getByText('Game Created!').first()).toBeVisible();
  const next = await db.game.findFirstOrThrow({
    where: { groupId: group.id, id: { not: past.id } },
  });
  await expect(page).toHaveURL(`/game/${next.id}`);
  expect(next.startsAt.getTime() - past.startsAt.getTime()).toBe(7 * 86_400_000);

  await page.goto('/my-games?tab=past');
  await again.click();
  await expect(
    page.getByText('This game is planned already:', { exact: false }).first(),
  ).toBeVisible();
  expect(await db.game.count({ where: { groupId: group.id } })).toBe(2);
});
