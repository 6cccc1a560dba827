import { nudgeMember } from '@/lib/games/service/call-players';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect } from './pages/groups';
import { expectLive, toast } from './pages/people';

test('the organiser sees four answers, adds a guest and asks the rest, who answer from the letter', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [organiser, unsure, silent] = await Promise.all(
    Array.from({ length: 3 }, () => createOnboardedUser()),
  );
  if (!organiser || !unsure || !silent) throw new Error('Three people');
  const group = await createGroup({
    creatorId: organiser.id,
    memberIds: [unsure.id, silent.id],
    visibility: 'private',
  });
  const game = await createGame({
    groupId: group.id,
    creatorId: organiser.id,
    minPlayers: 8,
    decideHours: 24,
  });

  await signInAs(unsure.id);
  await page.goto(`/game/${game.id}`);
  const maybe = page.getByRole('button', { name: `Maybe: ${game.title}` });
  await expectLive(maybe);
  await maybe.click();
  await expect(maybe).toHaveAttribute('aria-pressed', 'true');

  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  for (const list of ['Going (1)', 'Maybe (1)', 'No answer yet (1)']) {
    await expect(page.getByRole('heading', { name: list })).toBeVisible();
  }
  await expect(page.getByText(/^If fewer than 8 are going by /)).toBeVisible();
  await page.getByLabel('Guest without an account').fill('Uncle Tariq');
  await page.getByRole('button', { name: 'Add guest' }).click();
  await expect(page.getByRole('button', { name: 'Remove Uncle Tariq' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for answers' }).click();
  await expect(toast(page, 'The members are asked')).toBeVisible();
  await expectAccessible();

  // At once, whatever the local hour of the test.
  const [gameId, userId, organiserId] = [game.id, silent.id, organiser.id];
  await nudgeMember({ gameId, userId, organiserId, asked: 'now' });
  const mail = await db.outboxMail.findFirstOrThrow({ where: { to: silent.email } });
  const [address = ''] = /http\S+\/answer\S+/.exec(mail.text) ?? [];
  await page.context().clearCookies();
  await page.goto(address);
  await expectAccessible();
  await page.getByRole('button', { name: 'I am coming' }).click();
  await expect(page.getByText('You are in.')).toBeVisible();
  const { goingCount } = await db.game.findUniqueOrThrow({ where: { id: game.id } });
  expect(goingCount, 'the organiser, the guest and whoever answered').toBe(3);
});
