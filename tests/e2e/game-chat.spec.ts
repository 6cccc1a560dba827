import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { openAs } from './pages/chat';
import { openFromMenu } from './pages/groups';
import { clickUntil } from './pages/live';
import { toast } from './pages/people';

test('an organiser announces to players, and they write in the chat of the game', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const word = uniqueText(5);
  const [ali, sara] = await Promise.all([
    createOnboardedUser({ name: `Ali ${word}` }),
    createOnboardedUser({ name: `Sara ${word}` }),
  ]);
  const group = await createGroup({ creatorId: ali.id });
  const game = await createGame({ groupId: group.id, title: `Fives ${word}` });
  await addParticipant(game.id, sara.id);

  await signInAs(ali.id);
  await page.goto(`/game/${game.id}`);
  const announce = 'Announce to players';
  const sheet = await openFromMenu(page, 'Game menu', announce, announce);
  await sheet.getByLabel('What should everybody know?').fill('Gate 4, bring both shirts');
  await sheet.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByText('Announced', { exact: true })).toBeVisible();
  await expect
    .poll(() => db.notification.count({ where: { userId: sara.id, type: 'game_announcement' } }))
    .toBe(1);

  const hers = await openAs(browser, baseURL, sara);
  await hers.page.goto('/messages');
  const chat = hers.page.getByRole('dialog', { name: `Fives ${word}` });
  await clickUntil(hers.page.getByRole('button', { name: `Fives ${word}` }), chat);
  await expect(chat.getByRole('region', { name: 'Pinned message' })).toContainText('Gate 4');
  await chat.getByRole('textbox', { name: 'Message' }).fill('On my way');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();

  const own = page.getByRole('dialog', { name: `Fives ${word}` });
  await clickUntil(page.getByRole('button', { name: 'Chat', exact: true }), own);
  await expect(own.getByRole('log').getByText('On my way')).toBeVisible();
  // On a phone it covers the pinned message while it is shown.
  await expect(toast(page, 'Announced')).toHaveCount(0);
  await expectAccessible();
  await hers.context.close();
});
