import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { clickUntil } from './pages/live';
import { toast } from './pages/people';

test('an organiser makes two even teams, keeps two players together, and shares the teams', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const word = uniqueText(5);
  const [ali, sara, omar] = await Promise.all(
    ['Ali', 'Sara', 'Omar'].map((name) => createOnboardedUser({ name: `${name} ${word}` })),
  );
  if (!ali || !sara || !omar) throw new Error('three people were made');
  const group = await createGroup({ creatorId: ali.id });
  const game = await createGame({ groupId: group.id, guestsMax: 1 });
  await addParticipant(game.id, sara.id);
  await addParticipant(game.id, omar.id, { guests: 1 });

  // The browser of the tests has no share sheet.
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      document.title = `shared ${files.map(({ name }) => name).join()}`;
    };
  });
  await signInAs(ali.id);
  await page.goto(`/game/${game.id}`);
  const sheet = page.getByRole('dialog', { name: 'Make teams' });
  await clickUntil(page.getByRole('button', { name: 'Make teams' }), sheet);
  await sheet.getByRole('button', { name: 'Add a wish' }).click();
  await sheet.getByLabel('Player', { exact: true }).selectOption(`Ali ${word}`);
  await sheet.getByLabel('Other player').selectOption(`Sara ${word}`);
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Make teams' }).click();
  await expect(toast(page, 'Teams made')).toBeVisible();

  const teams = page.getByRole('region', { name: 'Teams' });
  const together = teams.getByRole('article').filter({ hasText: `Ali ${word}` });
  await expect(together.getByRole('listitem')).toHaveText([/Ali/, /Sara/]);
  await expect(teams.getByText(`Guest of Omar ${word}`)).toBeVisible();
  await expectAccessible();
  await teams.getByRole('button', { name: new RegExp(`^Move Sara ${word}`) }).click();
  await expect(together.getByRole('listitem')).toHaveCount(1);

  await teams.getByRole('button', { name: 'Share as a picture' }).click();
  await expect.poll(() => page.evaluate(() => document.title)).toBe('shared maidan-teams.png');
  await teams.getByRole('button', { name: 'Post in the chat' }).click();
  await expect(toast(page, 'Posted in the chat of the game')).toBeVisible();
  const chat = page.getByRole('dialog', { name: game.title });
  await clickUntil(page.getByRole('button', { name: 'Chat', exact: true }), chat);
  await expect(
    chat.getByText(/made the teams for .*: [13] in orange bibs, [13] in green bibs$/),
  ).toBeVisible();
});
