import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createCourtTime, createCourtVenue } from '@/tests/factories/courts';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { twoFriends } from './pages/chat';

test.use({ serviceWorkers: 'allow' });

const COPY = '/api/offline';

/** The device's stored data of the person, and the pages of the worker. */
const readCaches = (page: Page) =>
  page.evaluate(async (copy) => {
    const names = await caches.keys();
    const found = await caches.match(copy);
    return { names, copy: (await found?.text()) ?? '' };
  }, COPY);

/** Waits until the worker controls the page and has cached its page, and the device's copy contains these words. */
async function untilStored(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect.poll(async () => (await readCaches(page)).copy).toContain(words);
  await expect
    .poll(async () =>
      (await readCaches(page)).names.some((name) => name.startsWith('maidan:page:')),
    )
    .toBe(true);
}

test('without a line one’s games are there, and an answer is sent once there is one', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser();
  const { venue, court } = await createCourtVenue();
  const other = await createOnboardedUser({ name: `Omar ${uniqueText(5)}` });
  const game = await createGame({
    title: `Nets ${uniqueText()}`,
    startsAt: hoursFromNow(30),
    location: 'Wapda ground, Lahore',
    venueId: venue.id,
  });
  // It has no answer yet.
  const asked = { status: 'asked', lapsesAt: hoursFromNow(2), startsAt: game.startsAt } as const;
  await createCourtTime(court.id, { ...asked, userId: player.id, gameId: game.id });
  await addParticipant(game.id, player.id);
  await addParticipant(game.id, other.id);
  await signInAs(player.id);
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
  await untilStored(page, game.title);

  await context.setOffline(true);
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await expect(page.getByText(/^No connection\. As of \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Wapda ground, Lahore')).toBeVisible();
  await expect(page.getByText('Place to be confirmed')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: game.title }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${game.id}$`));
  await expect(page.getByText(String(other.name))).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `I cannot come: ${game.title}` }).click();
  await expect(page.getByText('Waits for a connection: I cannot come')).toBeVisible();
  // It outlives the page.
  await page.goto('/');
  await expect(page.getByText('Waits for a connection: I cannot come')).toBeVisible();
  const answerOf = () =>
    db.gameParticipant.findFirstOrThrow({ where: { gameId: game.id, userId: player.id } });
  expect((await answerOf()).status).toBe('going');

  await context.setOffline(false);
  await expect(page.getByText(`Your answer for ${game.title} was sent`).first()).toBeVisible();
  await expect(page.getByText('The connection is back.')).toBeVisible();
  expect((await answerOf()).status).toBe('out');
  await page.getByRole('button', { name: 'Open the page' }).click();
  // The page of the address, with its menus.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: 'No games ahead' })).toBeVisible();
  // One for each answer, however often it was sent.
  expect(await db.idempotencyKey.count({ where: { userId: player.id } })).toBe(1);
});

test('without a line the last messages are there, and one’s own is sent once', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  const { ali, sara } = await twoFriends();
  const { id } = await createConversation(ali.id, sara.id);
  await createMessage(id, sara.id, 'Shall we book the Wapda court?');
  const group = await createGroup({ creatorId: ali.id, memberIds: [sara.id] });
  const chat = await groupConversation(group.id);
  await createMessage(chat.id, sara.id, 'joined the group', { type: 'system' });
  await signInAs(ali.id);
  await page.goto('/messages');
  await untilStored(page, 'Shall we book the Wapda court?');

  await context.setOffline(true);
  await page.goto('/messages');
  await page.getByRole('link', { name: group.name }).click();
  // A line of the product is nobody's message: it has neither a bubble nor a time.
  const line = page.getByRole('listitem').filter({ hasText: 'joined the group' });
  await expect(line).toBeVisible();
  await expect(line.locator('time')).toHaveCount(0);
  await page.goto('/messages');
  await page.getByRole('link', { name: String(sara.name) }).click();
  await expect(page.getByText('Shall we book the Wapda court?')).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Yes, at eight');
  await page.getByRole('button', { name: 'Send' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Yes, at eight' });
  await expect(waiting).toContainText('Waits for a connection');
  await expectAccessible();

  await context.setOffline(false);
  await expect(page.getByText('Your message was sent').first()).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await expect(waiting).not.toContainText('Waits for a connection');
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Yes, at eight')).toBeVisible();
  expect(await db.message.count({ where: { senderId: ali.id } })).toBe(1);
});

test('what was changed, removed or hidden meanwhile leaves the device with the next connection', async ({
  page,
  context,
  signInAs,
}) => {
  const player = await createOnboardedUser();
  const group = await createGroup({ memberIds: [player.id] });
  const [edited, hidden] = [await createGame(), await createGame()];
  for (const { id } of [edited, hidden]) await addParticipant(id, player.id);
  const chat = await groupConversation(group.id);
  const [removed, stays] = [uniqueText(), uniqueText()];
  const message = await createMessage(chat.id, group.creatorId ?? 0, removed);
  await createMessage(chat.id, group.creatorId ?? 0, stays);
  await signInAs(player.id);
  await page.goto('/my-games');
  await untilStored(page, edited.title);
  const words = [edited.title, hidden.title, removed, stays];
  const kept = async () => {
    const { copy } = await readCaches(page);
    return words.map((each) => copy.includes(each));
  };
  expect(await kept()).toEqual([true, true, true, true]);

  await context.setOffline(true);
  await db.game.update({ where: { id: edited.id }, data: { title: 'Another title' } });
  await db.game.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });
  await db.message.update({ where: { id: message.id }, data: { deletedAt: new Date() } });
  expect(await kept()).toEqual([true, true, true, true]);
  await context.setOffline(false);
  await expect.poll(kept).toEqual([false, false, false, true]);
});

test('attendance marked without a line is sent once, as it was marked last', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  const organiser = await createOnboardedUser();
  const [came, missing] = [
    await createOnboardedUser({ name: `Came ${uniqueText(5)}` }),
    await createOnboardedUser({ name: `Missing ${uniqueText(5)}` }),
  ];
  const group = await createGroup({ creatorId: organiser.id });
  const game = await createGame({
    title: `Marks ${uniqueText()}`,
    groupId: group.id,
    creatorId: organiser.id,
    startsAt: hoursFromNow(-0.5),
  });
  await addParticipant(game.id, came.id);
  await addParticipant(game.id, missing.id);
  await signInAs(organiser.id);
  await page.goto('/my-games');
  await untilStored(page, String(missing.name));
  const sent: (string | null)[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/attendance')) sent.push(request.postData());
  });

  await context.setOffline(true);
  await page.goto(`/game/${game.id}`);
  const row = (name: string | null) => page.getByRole('listitem').filter({ hasText: String(name) });
  await page.getByRole('button', { name: `${came.name} came` }).click();
  await expect(row(came.name)).toContainText('Waits for a connection');
  // A wrong tap, which the next one corrects.
  await page.getByRole('button', { name: `${missing.name} came` }).click();
  const absent = page.getByRole('button', { name: `${missing.name} did not come` });
  await absent.click();
  await expect(absent).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  // The unsent step outlives the page.
  await page.goto(`/game/${game.id}`);
  await expect(row(missing.name)).toContainText('Waits for a connection');
  const marks = async () =>
    Object.fromEntries(
      (await db.gameParticipant.findMany({ where: { gameId: game.id } })).map((each) => [
        each.userId,
        each.attendance,
      ]),
    );
  expect(await marks()).toMatchObject({ [came.id]: null, [missing.id]: null });

  await context.setOffline(false);
  await expect(page.getByText(`The attendance for ${game.title} was sent`).first()).toBeVisible();
  await expect.poll(marks).toMatchObject({ [came.id]: 'attended', [missing.id]: 'no_show' });
  await page.goto(`/game/${game.id}`);
  await expect(page.getByRole('button', { name: `${came.name} came` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(sent).toHaveLength(2);
});

test('a refusal is told, and an open page keeps an answer too', async ({
  page,
  context,
  signInAs,
}) => {
  const player = await createOnboardedUser();
  const game = await createGame({ title: `Line ${uniqueText()}`, startsAt: hoursFromNow(30) });
  await addParticipant(game.id, player.id);
  await signInAs(player.id);
  await page.goto(`/game/${game.id}`);
  const leave = page.getByRole('button', { name: `Not going: ${game.title}` });
  await expect(leave).toBeVisible();
  // The parts that a page loads later are loaded.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await leave.click();
  await expect(page.getByText('Waits for a connection: I cannot come')).toBeVisible();
  await db.game.update({
    where: { id: game.id },
    data: { status: 'cancelled', cancelReason: 'Rain' },
  });
  await context.setOffline(false);
  await expect(
    page.getByText(`Your answer for ${game.title} was not accepted`).first(),
  ).toBeVisible();
});

test('signing out removes everything of the person, and the offline page stays', async ({
  page,
  context,
  signInAs,
}) => {
  const player = await createOnboardedUser();
  const game = await createGame({ title: `Gone ${uniqueText()}` });
  await addParticipant(game.id, player.id);
  await signInAs(player.id);
  await page.goto('/my-games');
  await untilStored(page, game.title);
  await page.goto('/api/logout');
  const left = () =>
    page.evaluate(async () => ({
      entries: JSON.stringify([localStorage, sessionStorage]),
      caches: (await caches.keys()).filter((name) => !name.startsWith('maidan:page:')),
      databases: await indexedDB.databases(),
    }));
  await expect.poll(left).toEqual({ entries: '[{},{}]', caches: [], databases: [] });
  await context.setOffline(true);
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText(game.title)).toHaveCount(0);
});

test('the page for times without a line is in the language of the reader', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser({ language: 'ur' });
  const game = await createGame({ title: `Urdu ${uniqueText()}` });
  await addParticipant(game.id, player.id);
  await signInAs(player.id);
  await page.goto('/my-games');
  await untilStored(page, game.title);
  await context.setOffline(true);
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: 'میرے میچز' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.getByRole('button', { name: /^میرا آنا ممکن نہیں/ })).toBeVisible();
  await expectAccessible();
  await page.goto('/ur/venues');
  await expect(page.getByText('یہ صفحہ اس ڈیوائس پر محفوظ نہیں۔')).toBeVisible();
});
