import { passOnUnpaid } from '@/lib/games/service/keep-rules';
import { db } from '@/lib/platform/db/client';
import { personalUrl } from '@/lib/regulars/service/personal-link';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { test } from './fixtures';
import { expect, openDialog } from './pages/groups';
import { toast } from './pages/people';

test('seats that are paid first are said and ticked, or pass on', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [organiser, ali, sara, omar] = [
    await createOnboardedUser(),
    await createOnboardedUser(),
    await createOnboardedUser(),
    await createOnboardedUser(),
  ];
  await db.paymentHandle.create({
    data: { userId: organiser.id, handle: 'Easypaisa 0300 1234567, Bilal Ahmed' },
  });
  const memberIds = [ali.id, sara.id, omar.id];
  const group = await createGroup({ creatorId: organiser.id, memberIds });
  const venue = await createVenue();

  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=games`);
  const form = await openDialog(page, 'Create Game', 'Create Game');
  await form.getByLabel('Title').fill('Paid nets');
  await form.getByRole('group', { name: 'Day' }).getByRole('button').last().click();
  await form.getByLabel('Time').fill('18:30');
  await form.getByRole('combobox', { name: 'Venue', exact: true }).fill(venue.name);
  await form.getByRole('option', { name: venue.name }).click();
  await form.getByLabel('Max players').fill('3');
  await expect(form.getByLabel('Pay first')).toBeHidden();
  await form.getByLabel(/^Cost per player/).fill('500');
  await form
    .getByLabel('Pay first')
    .selectOption({ label: 'Paid 6 hours before, or the seat passes on' });
  await expectAccessible();
  await form.getByRole('button', { name: 'Create Game' }).click();
  await expect(toast(page, 'Game Created!')).toBeVisible();
  const game = await db.game.findFirstOrThrow({ where: { groupId: group.id } });
  expect(game).toMatchObject({ payByHours: 6, payToId: organiser.id, costPerPlayer: 500 });
  for (const userId of [sara.id]) await addParticipant(game.id, userId);

  await signInAs(ali.id);
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: /^Join/ }).first().click();
  await expect(page.getByText(/^Payment pending: Rs\.\s500 until/)).toBeVisible();
  await expect(page.getByText('Easypaisa 0300 1234567, Bilal Ahmed')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A code with the payment details' })).toBeVisible();
  await expectAccessible();
  const digits = page.getByLabel('Last digits of the transfer');
  await digits.fill('12');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText(/^Enter the last 3 to 8 digits/)).toBeVisible();
  await expect(digits).toHaveValue('12');
  await digits.fill('1234');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('It is not confirmed yet')).toBeVisible();

  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText(/Says Rs\.\s500 is paid/)).toContainText('…1234');
  const tick = page.getByRole('button', { name: `${ali.name} has paid` });
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  expect(await db.moneyEntry.count({ where: { groupId: group.id } })).toBe(2);

  await signInAs(omar.id);
  await page.goto(`/game/${game.id}`);
  await page
    .getByRole('button', { name: /Waitlist/ })
    .first()
    .click();
  await expect(page.getByText(/^Waitlist/).first()).toBeVisible();
  await expect.poll(() => db.gameParticipant.count({ where: { userId: omar.id } })).toBe(1);
  // The time to pay is over for the other player.
  await db.game.update({
    where: { id: game.id },
    data: { payByHours: 336, startsAt: hoursFromNow(20), endsAt: hoursFromNow(22) },
  });
  const others = { gameId: game.id, userId: sara.id };
  await db.gameParticipant.updateMany({ where: others, data: { payAskedAt: hoursFromNow(-90) } });
  await passOnUnpaid(game.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText(/^Payment pending/)).toBeVisible();
  const seats = await db.gameParticipant.findMany({
    where: { gameId: game.id, status: 'going' },
    orderBy: { userId: 'asc' },
  });
  expect(seats.map(({ userId }) => userId)).toEqual([organiser.id, ali.id, omar.id]);
});

test('a regular says by the personal link that the seat is paid', async ({
  page,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  await db.paymentHandle.create({
    data: { userId: organiser.id, handle: 'JazzCash 0300 7654321' },
  });
  const { id: groupId } = await createGroup({ creatorId: organiser.id });
  const pays = { costPerPlayer: 500, payByHours: 24, payToId: organiser.id };
  const game = await createGame({ groupId, creatorId: organiser.id, ...pays });
  const regular = await db.groupRegular.create({
    data: { groupId, name: 'Hamza Tariq', nameKey: 'hamza tariq' },
  });
  await db.gameParticipant.create({ data: { gameId: game.id, regularId: regular.id } });
  const path = new URL(personalUrl(regular)).pathname;
  await page.goto(path);
  await expect(page.getByText(/^Pay Rs\.\s500 until/)).toBeVisible();
  await expect(page.getByText('JazzCash 0300 7654321')).toBeVisible();
  await expectAccessible();
  await page.getByLabel(/^Last digits/).fill('4321');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('It is not confirmed yet')).toBeVisible();
  expect(await db.gameDue.findFirst({ where: { gameId: game.id } })).toMatchObject({
    digits: '4321',
  });
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'language', value: 'ur', url }]);
  await page.reload();
  await expect(page.getByText('آپ نے بتایا کہ ادائیگی ہو گئی')).toBeVisible();
});

test('who misses games only waits for places, until an organiser forgives it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const [organiser, player] = [await createOnboardedUser(), await createOnboardedUser()];
  const group = await createGroup({ creatorId: organiser.id, memberIds: [player.id] });
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}`);
  await page.getByRole('button', { name: 'Group menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit Group' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Group' });
  await form.getByLabel('Who misses games can only join the waitlist').selectOption('1');
  await form.getByLabel('Within so many weeks').fill('60');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose a whole number from 1 to 52')).toBeVisible();
  await form.getByLabel('Within so many weeks').fill('4');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await db.group.update({ where: { id: group.id }, data: { missedSince: hoursFromNow(-90) } });
  const past = await createGame({
    groupId: group.id,
    creatorId: organiser.id,
    startsAt: hoursFromNow(-30),
  });
  const { id: gameId } = await createGame({ groupId: group.id, creatorId: organiser.id });
  await addParticipant(past.id, player.id, { attendance: 'no_show' });

  await signInAs(player.id);
  await page.goto(`/game/${gameId}`);
  await expect(page.getByText(/^You missed games of this group: until/)).toBeVisible();
  await page
    .getByRole('button', { name: /Waitlist/ })
    .first()
    .click();
  const own = { gameId, userId: player.id };
  await expect.poll(() => db.gameParticipant.count({ where: own })).toBe(1);
  expect(await db.gameParticipant.findFirst({ where: own })).toMatchObject({
    status: 'waitlisted',
  });
  await expectAccessible();

  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=members`);
  await expect(page.getByText(/^Waitlist only until/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Forgive ${player.name}` }).click();
  await expect(page.getByText('Nobody has missed a game lately.')).toBeVisible();
  await expect.poll(() => db.gameParticipant.count({ where: { ...own, status: 'going' } })).toBe(1);
});
