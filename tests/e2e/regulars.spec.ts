import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

const LIST = `Friday futsal 8pm
1. Hamza Tariq ✅
2. ہمایوں اختر
3) Omar +92 300 1234567
4. Hamza Tariq
5.`;

test('an organiser pastes the list of the chat, and a regular answers by one tap of the own link', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id, visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id, maxPlayers: 2 });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=members`);
  const paste = page.getByRole('button', { name: 'Paste a list' });
  await expectLive(paste);
  await paste.click();
  const dialog = page.getByRole('dialog', { name: 'Paste the list from your chat' });
  // A table of another app fills the same field.
  await dialog.getByLabel(/^Or a CSV file/).setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('First name,Last name,Email\nZahra,Malik,z@example.test'),
  });
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByRole('status')).toContainText('Zahra Malik');
  await expect(dialog.getByRole('button', { name: 'Add 1 person' })).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'List' }).fill(LIST);
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByRole('heading', { name: 'New (3)' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Twice in the list' })).toBeVisible();
  await expectAccessible();
  expect(await db.groupRegular.count({ where: { groupId: group.id } })).toBe(0);
  await dialog.getByRole('button', { name: 'Add 3 people' }).click();
  await expect(toast(page, '3 people added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Regulars without an account' })).toBeVisible();
  const invite = page.getByRole('link', { name: /^Send .*Hamza Tariq.* the link by WhatsApp/ });
  const message = new URL((await invite.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const [address = ''] = /http\S+\/r\/\S+/.exec(message) ?? [];
  await expectAccessible();

  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
  await expectAccessible();
  expect(await db.gameParticipant.count({ where: { gameId: game.id } })).toBe(1);
  await page.getByRole('button', { name: "I'm coming" }).click();
  await expect(page.getByText('You are coming', { exact: true })).toBeVisible();
  expect(await db.game.findUniqueOrThrow({ where: { id: game.id } })).toMatchObject({
    goingCount: 2,
  });

  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText('Hamza', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Add .*Omar/ }).click();
  await expect(page.getByRole('heading', { name: 'Waitlist (1)' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(address);
  await page.getByRole('button', { name: 'Take my name off this list' }).click();
  await expect(page.getByText(/^This link has ended/)).toBeVisible();
  const seats = await db.gameParticipant.findMany({
    where: { gameId: game.id, status: 'going', regularId: { not: null } },
    include: { regular: true },
  });
  expect(seats.map(({ regular }) => regular?.name)).toEqual(['Omar']);
});

test('whoever signs in keeps everything of the personal link in the account', async ({
  page,
  signInAs,
}) => {
  const [organiser, person] = [await createOnboardedUser(), await createOnboardedUser()];
  const group = await createGroup({ creatorId: organiser.id, visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: organiser.id });
  const data = { groupId: group.id, name: 'Hamza', nameKey: 'hamza' };
  const regular = await db.groupRegular.create({ data });
  await db.gameParticipant.create({ data: { gameId: game.id, regularId: regular.id } });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=members`);
  const link = page.getByRole('link', { name: /the link by WhatsApp/ });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const [address = ''] = /http\S+\/r\/\S+/.exec(message) ?? [];
  await signInAs(person.id);
  await page.goto(address);
  await page.getByRole('button', { name: 'This is me: keep it in my account' }).click();
  await expect(page).toHaveURL(new RegExp(`/group/${group.id}$`));
  await expect(page.getByRole('heading', { name: group.name })).toBeVisible();
  expect(await db.gameParticipant.findFirst({ where: { userId: person.id } })).toMatchObject({
    gameId: game.id,
    status: 'going',
  });
});
