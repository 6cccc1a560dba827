import type { BrowserContext, Page, Worker } from '@playwright/test';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { said } from '@/tests/factories/said';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { drawerOf } from './pages/chat';
import { clickUntil } from './pages/live';

test.use({ serviceWorkers: 'allow' });

/** Starts the worker, as turning pushes on does, and delivers pushes like a push service. */
async function startPushes(page: Page, context: BrowserContext) {
  await context.grantPermissions(['notifications']);
  const started = context.waitForEvent('serviceworker');
  await page.goto('/');
  const protocol = await context.newCDPSession(page);
  const registrations: { registrationId: string }[] = [];
  protocol.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations),
  );
  await protocol.send('ServiceWorker.enable');
  const worker = await started;
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const deliver = (push: object) =>
    protocol.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: registrations[0]?.registrationId ?? '',
      data: JSON.stringify(push),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  return { worker, deliver, shown };
}

/** Playwright cannot click a system notification, so the worker gets the event of a click. */
const press = (worker: Worker, action = '') =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as {
      registration: { getNotifications: () => Promise<object[]> };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(
      new scope.NotificationEvent('notificationclick', { notification, action: pressed }),
    );
  }, action);

test('notification channels can be chosen per topic and are saved', async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/profile');
  const table = page.getByRole('table');
  await clickUntil(page.getByRole('tab', { name: 'Settings' }), table);
  for (const topic of [
    'Connections',
    'Likes',
    'Messages',
    'Groups',
    'Games',
    'Venues',
    'Coaching',
  ]) {
    for (const way of ['In the app', 'Push', 'E-mail']) {
      await expect(table.getByRole('checkbox', { name: `${topic}: ${way}` })).toBeChecked();
    }
  }
  const saved = page.waitForResponse(
    (response) => response.url().includes('/settings') && response.request().method() !== 'GET',
  );
  await table.getByRole('checkbox', { name: 'Likes: In the app' }).uncheck();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await clickUntil(page.getByRole('tab', { name: 'Settings' }), table);
  await expect(table.getByRole('checkbox', { name: 'Likes: In the app' })).not.toBeChecked();
  const notified = await notify(db, {
    userId: user.id,
    type: 'match',
    title: said('A match'),
    message: said('Not in the bell'),
  });
  expect(notified.dto).toBeNull();
});

test('an e-mail about a missed notification names it, and one click unsubscribes', {
  tag: '@desktop',
}, async ({ page, expectAccessible }) => {
  const user = await createOnboardedUser();
  await notify(db, {
    userId: user.id,
    type: 'match',
    title: said('It is a match'),
    message: said('You two'),
  });
  await db.notification.updateMany({
    where: { userId: user.id },
    data: { createdAt: new Date(Date.now() - 16 * 60_000) },
  });
  await mailMissed(user.id);
  const mail = await db.outboxMail.findFirstOrThrow({ where: { to: user.email } });
  expect(mail.subject).toBe('It is a match');
  await page.goto('/outbox');
  await expect(page.getByText(user.email).first()).toBeVisible();
  const [address = ''] = /http\S+\/unsubscribe\S+/.exec(mail.text) ?? [];
  expect(address.startsWith(env.NEXTAUTH_URL)).toBe(true);
  await page.goto(address);
  await expectAccessible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('Done: no more of these e-mails.')).toBeVisible();
  expect(await db.notificationPreference.count({ where: { userId: user.id, email: true } })).toBe(
    0,
  );
});

test('the service worker shows the pushes of a chat as one, opens it, and removes what was read', {
  tag: '@full',
}, async ({ page, context, signInAs }) => {
  const [ali, sara] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  await connect(ali.id, sara.id);
  const { id } = await createConversation(ali.id, sara.id);
  await createMessage(id, sara.id, 'Nets at six?');
  await signInAs(ali.id);
  const { worker, deliver, shown } = await startPushes(page, context);
  const push = {
    id: 1,
    title: `New message from ${sara.name}`,
    body: 'Nets at six?',
    tag: `conversation-${id}`,
    url: `/messages?conversation=${id}`,
  };
  // The job may run twice: the same tag is shown once. A later message of the chat replaces it.
  await deliver(push);
  await deliver(push);
  await expect.poll(shown).toEqual([{ title: push.title, body: push.body }]);
  await deliver({ ...push, id: 2, body: 'Or seven?' });
  await expect.poll(shown).toEqual([{ title: push.title, body: 'Or seven?' }]);
  const read = page.waitForResponse(/\/api\/conversations\/\d+\/read$/);
  const received = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('["read",')) resolve();
      }),
    );
  });
  await press(worker);
  await expect(drawerOf(page, sara.name)).toBeVisible();
  await expect.poll(shown).toEqual([]);

  // A later push is removed once the chat has been read. It must not coincide with the removals for the earlier ones, after the
  // response and after the event to all pages of the person.
  await Promise.all([read, received]);
  await page.goto('/profile');
  await deliver({ ...push, id: 3, body: 'Eight?' });
  await expect.poll(shown).toHaveLength(1);
  await createMessage(id, sara.id, 'Eight?');
  await page.goto(push.url);
  await expect(drawerOf(page, sara.name)).toBeVisible();
  await expect.poll(shown).toEqual([]);
});

test('what was read on another device is removed with the next push', { tag: '@full' }, async ({
  page,
  context,
  signInAs,
}) => {
  const ali = await createOnboardedUser();
  await signInAs(ali.id);
  const { deliver, shown } = await startPushes(page, context);
  const notified = await notify(db, {
    userId: ali.id,
    type: 'match',
    title: said('It is a match'),
    message: said('You two'),
  });
  const id = notified.dto?.id ?? 0;
  await deliver({ id, title: 'It is a match', body: 'You two', tag: `notification-${id}` });
  await expect.poll(shown).toEqual([{ title: 'It is a match', body: 'You two' }]);
  await db.notification.updateMany({ where: { id }, data: { isRead: true } });
  await deliver({ id: id + 1, title: 'Game today', body: 'Nets', tag: 'notification-next' });
  await expect.poll(shown).toEqual([{ title: 'Game today', body: 'Nets' }]);
});

test('a push that asks is answered by its buttons, once, and says what came of it', {
  tag: '@full',
}, async ({ page, context, signInAs }) => {
  const ali = await createOnboardedUser();
  const game = await createGame();
  await addMember(game.groupId, ali.id);
  await signInAs(ali.id);
  const { worker, deliver, shown } = await startPushes(page, context);
  const push = {
    id: 7,
    title: 'Do you come?',
    body: game.title,
    tag: 'notification-7',
    url: `/game/${game.id}`,
    answer: {
      gameId: game.id,
      going: { button: 'I come', done: 'You are in.' },
      out: { button: 'I cannot come', done: 'You are not coming.' },
      failed: 'Not sent.',
    },
  };
  const status = async () =>
    (await db.gameParticipant.findFirst({ where: { gameId: game.id, userId: ali.id } }))?.status ??
    null;
  await deliver(push);
  await expect.poll(shown).toHaveLength(1);
  await press(worker, 'going');
  await expect.poll(shown).toEqual([{ title: push.title, body: 'You are in.' }]);
  expect(await status()).toBe('going');

  await db.game.update({
    where: { id: game.id },
    data: { status: 'cancelled', cancelReason: 'Rain' },
  });
  await deliver({ ...push, id: 8 });
  await expect.poll(shown).toEqual([{ title: push.title, body: game.title }]);
  await press(worker, 'out');
  // The server's refusal.
  await expect.poll(shown).not.toEqual([{ title: push.title, body: game.title }]);
  expect((await shown())[0]?.body).not.toBe('You are not coming.');
  expect(await status()).toBe('going');
});

test('‘I cannot come’ on the push of a reminder is one tap, with Maidan closed', {
  tag: '@full',
}, async ({ page, context, signInAs }) => {
  const ali = await createOnboardedUser();
  const game = await createGame();
  await addParticipant(game.id, ali.id);
  await signInAs(ali.id);
  const { worker, deliver } = await startPushes(page, context);
  const answer = {
    gameId: game.id,
    buttons: ['out'],
    going: { button: 'I come', done: 'You are in.' },
    out: { button: 'I cannot come', done: 'You are not coming.' },
    failed: 'Not sent.',
  };
  const tag = 'notification-10';
  await deliver({ id: 10, title: 'Game today', body: 'At six', tag, answer });
  const shown = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: {
          getNotifications: () => Promise<{ body: string; actions: { title: string }[] }[]>;
        };
      };
      const [push] = await scope.registration.getNotifications();
      return push && { body: push.body, buttons: push.actions.map(({ title }) => title) };
    });
  await expect.poll(shown).toEqual({ body: 'At six', buttons: ['I cannot come'] });
  await page.goto('about:blank', { waitUntil: 'load' });
  await press(worker, 'out');
  await expect.poll(shown).toEqual({ body: 'You are not coming.', buttons: [] });
  const mine = { where: { gameId: game.id, userId: ali.id } };
  expect((await db.gameParticipant.findFirst(mine))?.status).toBe('out');
});

test('a button of a push that is pressed without a line is sent once there is one', {
  tag: '@full',
}, async ({ page, context, signInAs }) => {
  const ali = await createOnboardedUser();
  const game = await createGame();
  await addMember(game.groupId, ali.id);
  await signInAs(ali.id);
  const { worker, deliver, shown } = await startPushes(page, context);
  // The person's data is on the device once their games are.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join(' ')))
    .toContain(`maidan:${ali.id}`);
  const answer = {
    gameId: game.id,
    going: { button: 'I come', done: 'You are in.' },
    out: { button: 'I cannot come', done: 'You are not coming.' },
    waits: 'Waits.',
    failed: 'Not sent.',
  };
  await deliver({ id: 9, title: 'Do you come?', body: game.title, tag: 'notification-9', answer });
  await expect.poll(shown).toHaveLength(1);
  await context.setOffline(true);
  await press(worker, 'out');
  await expect.poll(shown).toEqual([{ title: 'Do you come?', body: 'Waits.' }]);
  await press(worker, 'going');
  await expect.poll(shown).toEqual([{ title: 'Do you come?', body: 'Waits.' }]);
  await context.setOffline(false);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage('keep'),
  );
  await expect.poll(shown).toEqual([{ title: 'Do you come?', body: 'You are in.' }]);
  const rows = await db.gameParticipant.findMany({ where: { gameId: game.id, userId: ali.id } });
  expect(rows.map(({ status }) => status)).toEqual(['going']);
});

test('pushes are offered after joining a game, once, and never again after a no', {
  tag: '@full',
}, async ({ page, context, signInAs, expectAccessible }) => {
  await context.grantPermissions(['notifications']);
  const ali = await createOnboardedUser();
  const [first, second] = [await createGame(), await createGame()];
  await signInAs(ali.id);
  const offer = page.getByRole('region', { name: 'Notifications on this device' });
  const join = async (game: { id: number; title: string }) => {
    await page.goto(`/game/${game.id}`);
    const leave = page.getByRole('button', { name: `Not going: ${game.title}` });
    await expect(offer).toHaveCount(0);
    await clickUntil(page.getByRole('button', { name: `Join Game: ${game.title}` }), leave);
  };
  await join(first);
  await expect(offer).toBeVisible();
  await expectAccessible();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);

  await join(second);
  // The prompt is loaded by then: joining loads it.
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: `Not going: ${second.title}` })).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await db.pushSubscription.count({ where: { userId: ali.id } })).toBe(0);
});

test('a live notification is a toast that links to its target', async ({ page, signInAs }) => {
  const [ali, sara] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  await signInAs(ali.id);
  const socket = page.waitForEvent('websocket');
  await page.goto('/');
  await socket;
  await expect(async () => {
    await publishNotifications([
      await notify(db, {
        userId: ali.id,
        actorId: sara.id,
        type: 'friend_request',
        title: said('New friend request'),
        message: said(`${sara.name} wants to connect`),
        data: { userId: sara.id },
      }),
    ]);
    // The closed list of notifications contains the sentence too.
    const sentence = page.getByText(`${sara.name} wants to connect`).filter({ visible: true });
    await expect(sentence.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'New friend request' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/user/${sara.id}$`));
});
