import { thisYear } from '@/lib/platform/auth/age';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSports } from '@/tests/factories/sports';
import { uniqueText } from '@/tests/factories/unique';
import { aged, createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

test('a young person is asked once and invites a guardian, who answers; a stranger finds nobody', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await createSports();
  const name = `Zara ${uniqueText()}`;
  const zara = await createOnboardedUser({ name, birthYearAskedAt: null });
  const [mother, organiser, stranger] = [
    await createOnboardedUser({ name: 'Hina Malik', ...aged(41) }),
    await createOnboardedUser(),
    await createOnboardedUser(),
  ];
  const group = await createGroup({ creatorId: organiser.id, memberIds: [zara.id] });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id });

  await signInAs(zara.id);
  await page.goto('/my-games');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('In which year were you born?');
  await question.getByLabel('Year of birth').selectOption(String(thisYear() - 17));
  await expectAccessible();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question).toContainText('Adults you share no group with no longer find you');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/profile?tab=settings');
  await page.getByRole('link', { name: 'Guardians and young people' }).click();
  await page.getByRole('button', { name: 'Invite a guardian' }).click();
  const link = await page.getByRole('textbox', { name: 'Invite a guardian' }).inputValue();
  await expectAccessible();

  await signInAs(mother.id);
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByText(`${name} would like you to be their guardian.`)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: game.title })
    .getByText('Going', { exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Going', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible();
  expect(
    await db.gameParticipant.count({
      where: { gameId: game.id, userId: zara.id, status: 'going' },
    }),
  ).toBe(1);

  await signInAs(stranger.id);
  await page.goto(`/players?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No players match your filters')).toBeVisible();
  await page.goto(`/user/${zara.id}`);
  await expect(page.getByText('User not found').first()).toBeVisible();
});
