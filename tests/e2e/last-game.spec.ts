import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { toast } from './pages/people';

const PICTURE = Buffer.from(
  'R0lGODlhAQABAPAAAC99TwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

test('after a game: a photo for the group’s chat, and the same game next week', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser();
  const group = await createGroup({ creatorId: me.id });
  const title = `Played ${uniqueText()}`;
  const game = await createGame({ groupId: group.id, title, startsAt: hoursFromNow(-4) });
  await signInAs(me.id);
  await page.goto('/my-games');
  const card = page.getByRole('region', { name: `Played: ${title}` });
  await expect(card).toBeVisible();
  await page.goto('/');
  await expect(card).toBeVisible();
  await expectAccessible();

  await card
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'us.gif', mimeType: 'image/gif', buffer: PICTURE });
  await expect(toast(page, 'The picture is in the group’s chat')).toBeVisible();
  const message = await db.message.findFirstOrThrow({
    where: { conversation: { groupId: group.id }, senderId: me.id },
  });
  expect(message.imageKey).not.toBeNull();

  await card.getByRole('button', { name: 'Again next week?' }).click();
  const dialog = page.getByRole('dialog');
  const week = new Date(game.startsAt.getTime() + 7 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(week);
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(day);
  await dialog.getByRole('button', { name: 'Create Game', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
