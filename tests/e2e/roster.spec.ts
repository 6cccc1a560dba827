import { nudgeMember } from '@/lib/games/service/call-players';
import { leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createActor } from '@/tests/factories/sessions';
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

test('a member copies the list for the chat, and a late cancellation offers it to the organiser', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const organiser = await createOnboardedUser({ name: 'Hamza Khan' });
  const member = await createOnboardedUser({ name: 'Sana Mir' });
  const group = await createGroup({ creatorId: organiser.id, memberIds: [member.id] });
  const [groupId, startsAt] = [group.id, hoursFromNow(5)];
  const game = await createGame({ groupId, creatorId: organiser.id, maxPlayers: 3, startsAt });
  const createdAt = new Date(Date.now() - 60_000);
  await addParticipant(game.id, member.id, { createdAt });

  await signInAs(member.id);
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Share the game' });
  await sheet.getByRole('button', { name: 'Copy for the chat' }).click();
  await expect(toast(page, 'List copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('\n1. Sana Mir\n2. Hamza Khan\n\u200E3. …\n');
  expect(copied).toContain(game.title);
  expect(copied).toMatch(/\/game\/\d+$/);
  const link = sheet.getByRole('link', { name: 'Send to WhatsApp' });
  const sent = new URL((await link.getAttribute('href')) ?? '');
  expect([sent.origin, sent.searchParams.get('text')]).toEqual(['https://wa.me', copied]);
  await expectAccessible();

  // Where the browser does not let it, the text is there to be selected.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await sheet.getByRole('button', { name: 'Copy for the chat' }).click();
  await expect(sheet.getByRole('textbox', { name: 'The list for your chat' })).toHaveValue(copied);

  const { actor } = await createActor(member);
  await leaveGame(actor, game.id);
  await signInAs(organiser.id);
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText('2 places free, copy the message')).toBeVisible();
  await page.getByRole('button', { name: 'Copy for the chat' }).click();
  await expect(toast(page, 'List copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('Sana Mir');
  await expectAccessible();
});
