import { thisYear } from '@/lib/platform/auth/age';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { aged, createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { toast } from './pages/people';

test('a 15-year-old is asked once and has a guardian, who hears and answers; a coach reads of the guardian, a stranger finds nobody', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const name = `Zara ${uniqueText()}`;
  const zara = await createOnboardedUser({ name, birthYearAskedAt: null });
  const mother = await createOnboardedUser({ name: 'Hina Malik', ...aged(41) });
  const [organiser, trainer, stranger] = [
    await createOnboardedUser(),
    await createOnboardedUser(),
    await createOnboardedUser(),
  ];
  const group = await createGroup({ creatorId: organiser.id, memberIds: [zara.id] });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id });
  await createGroup({ creatorId: mother.id, memberIds: [zara.id] });
  await connect(zara.id, mother.id);
  const coach = await createCoach({ userId: trainer.id });
  const soon = { clientId: zara.id, startsAt: bookingStart(2) };
  await createBooking(coach, { ...soon, status: 'accepted' });
  const lesson = await createClassSession(coach, { startsAt: bookingStart(3) });
  await db.classParticipant.create({ data: { sessionId: lesson.id, userId: zara.id } });

  // The young person.
  await signInAs(zara.id);
  await page.goto('/my-games');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('In which year were you born?');
  await question.getByLabel('Year of birth').selectOption(String(thisYear() - 16));
  await expectAccessible();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question).toContainText('Adults you share no group with no longer find you');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/profile?tab=settings');
  await page.getByRole('link', { name: 'Guardians and young people' }).click();
  await page.getByText('Invite one of your connections').click();
  await page.getByRole('button', { name: 'Invite Hina Malik' }).click();
  await expect(toast(page, 'Sent in your chat')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a guardian' }).click();
  await expect(page.getByRole('textbox', { name: 'Invite a guardian' })).toHaveValue(/guardian/);
  await expectAccessible();

  // The guardian, by the link in the chat.
  await signInAs(mother.id);
  await page.goto(`/messages?to=${zara.id}`);
  const link = page.getByRole('link', { name: /\/guardian\?token=/ });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(`${pathname}${search}`);
  await expect(page.getByText(`${name} would like you to be their guardian.`)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await signInAs(organiser.id);
  const said = await page.request.post(`/api/groups/${group.id}/announcements`, {
    data: { content: 'Bring water on Sunday.' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(said.ok()).toBe(true);

  await signInAs(mother.id);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/^For .*Zara/)
    .click();
  await page.waitForURL('**/guardian');
  // Without the open list, which has the words too; closing it goes back in the history, which may end this navigation.
  await expect(() => page.goto('/guardian')).toPass();
  await expect(page.getByText('Bring water on Sunday.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: game.title });
  await row.getByText('Going', { exact: true }).click();
  await expect(row.getByRole('button', { name: 'Going', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible();
  const seat = { gameId: game.id, userId: zara.id, status: 'going' } as const;
  expect(await db.gameParticipant.count({ where: seat })).toBe(1);

  // The coach, in every list that names the young person.
  await signInAs(trainer.id);
  const guardian = page.getByText('Under 18. Guardian:');
  await page.goto('/bookings?tab=requests');
  await expect(guardian).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Juniors' }).locator(guardian)).toContainText(
    'Hina Malik',
  );
  await expectAccessible();
  await page.goto('/bookings?tab=clients');
  await expect(guardian).toContainText('Hina Malik');
  await expectAccessible();

  // An adult who shares no group.
  await signInAs(stranger.id);
  await page.goto(`/players?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No players match your filters')).toBeVisible();
  await page.goto(`/user/${zara.id}`);
  await expect(page.getByText('User not found').first()).toBeVisible();
  await page.goto(`/messages?to=${zara.id}`);
  await expect(page.getByText(name)).toHaveCount(0);
});
