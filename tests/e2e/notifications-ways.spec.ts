import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { connect } from '@/tests/factories/connections';
import { createConversation } from '@/tests/factories/messages';
import { said } from '@/tests/factories/said';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { drawerOf } from './pages/chat';

test('notification channels can be chosen per topic and are saved', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/profile');
  const table = page.getByRole('table');
  await expect(async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(table).toBeVisible({ timeout: 2_000 });
  }).toPass();
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
  await expectAccessible();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/settings') && answer.request().method() !== 'GET',
  );
  await table.getByRole('checkbox', { name: 'Likes: In the app' }).uncheck();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(table).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(table.getByRole('checkbox', { name: 'Likes: In the app' })).not.toBeChecked();
  const told = await notify(db, {
    userId: user.id,
    type: 'match',
    title: said('A match'),
    message: said('Not in the bell'),
  });
  expect(told.dto).toBeNull();
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
  const letter = await db.outboxMail.findFirstOrThrow({ where: { to: user.email } });
  expect(letter.subject).toBe('It is a match');
  await page.goto('/outbox');
  await expect(page.getByText(user.email).first()).toBeVisible();
  const [address = ''] = /http\S+\/unsubscribe\S+/.exec(letter.text) ?? [];
  expect(address.startsWith(env.NEXTAUTH_URL)).toBe(true);
  await page.goto(address);
  await expectAccessible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('Done: no more of these letters.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await db.notificationPreference.count({ where: { userId: user.id, email: true } })).toBe(
    0,
  );
});

test('the service worker shows a push notification, and clicking it opens its target', {
  tag: '@full',
}, async ({ page, context, signInAs }) => {
  const [ali, sara] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  await connect(ali.id, sara.id);
  const { id } = await createConversation(ali.id, sara.id);
  await context.grantPermissions(['notifications']);
  await signInAs(ali.id);
  await page.goto('/');
  const versions = await context.newCDPSession(page);
  const registrations: { registrationId: string }[] = [];
  versions.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations),
  );
  await versions.send('ServiceWorker.enable');
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const push = {
    title: `New message from ${sara.name}`,
    body: 'Nets at six?',
    tag: 'notification-1',
    url: `/messages?conversation=${id}`,
  };
  const deliver = () =>
    versions.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: registrations[0]?.registrationId ?? '',
      data: JSON.stringify(push),
    });
  // The job may run twice: the same tag is shown once.
  await deliver();
  await deliver();
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: push.title, body: push.body }]);
  // Playwright cannot click a system notification, so the worker gets the event that a click would cause.
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications: () => Promise<object[]> };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(drawerOf(page, sara.name)).toBeVisible();
  await expect.poll(shown).toEqual([]);
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
    // The bell's closed list contains the sentence too.
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
