import { notify, notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createNotification } from '@/tests/factories/notifications';
import { said } from '@/tests/factories/said';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

async function tell(userId: number, title: string): Promise<void> {
  await publishNotifications([
    await notify(db, {
      userId,
      type: 'test',
      title: said(title),
      message: said(`About ${title}`),
    }),
  ]);
}

test('the bell counts, lists and marks notifications as read, also after a reload', {
  tag: '@both',
}, async ({ page, signInAs, expectAccessible }) => {
  const user = await createOnboardedUser();
  for (let number = 1; number <= 11; number += 1) await tell(user.id, `Number ${number}`);
  await signInAs(user.id);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 9+ unread' }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(11);
  await expect(list.getByRole('listitem').first()).toContainText('Number 11');
  await expect(list.getByRole('listitem').first()).toContainText('Just now');
  await expectAccessible();
  await list.getByRole('button', { name: 'Mark read: Number 11' }).click();
  await list.getByRole('button', { name: 'Mark read: Number 10' }).click();
  await expect(page.getByRole('button', { name: 'Notifications, 9 unread' })).toBeVisible();
  const saved = page.waitForResponse(/read-all/);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('marking all as read is saved though an earlier call is slow and the person leaves', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  for (const number of [1, 2]) await tell(user.id, `Number ${number}`);
  await signInAs(user.id);
  await page.goto('/');
  // Never answered.
  await page.route('**/api/notifications/*/read', () => {});
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await list.getByRole('button', { name: 'Mark read: Number 2' }).click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.goto('about:blank');
  await expect
    .poll(() => db.notification.count({ where: { userId: user.id, isRead: false } }))
    .toBe(0);
});

test('a button loads older notifications', async ({ page, signInAs }) => {
  const user = await createOnboardedUser();
  const notified = Array.from({ length: 55 }, (_, at) => ({
    userId: user.id,
    type: 'test',
    title: said(`Number ${at + 1}`),
    message: said('Long ago'),
  }));
  await notifyAll(db, notified);
  await signInAs(user.id);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 9+ unread' }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(55);
  await expect(list.getByRole('button', { name: 'Show more' })).toBeHidden();
  // A notification from a later batch is read like the others.
  await list.getByRole('button', { name: 'Mark read: Number 1', exact: true }).click();
  await expect(list.getByRole('button', { name: 'Mark read: Number 1', exact: true })).toBeHidden();
});

test('a notification arrives live, with a toast, in every tab', async ({
  page,
  context,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const socket = tab.waitForEvent('websocket');
    await tab.goto('/');
    await socket;
    await expect(tab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  }
  // Sockets join their rooms a moment after they open, so the event is repeated until both have received it.
  await expect(async () => {
    await tell(user.id, 'Game moved');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: /unread/ })).toBeVisible({ timeout: 2_000 });
    }
  }).toPass();
  await expect(page.getByText('About Game moved').first()).toBeAttached();
});

test('a session that ended elsewhere redirects to sign-in', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  // Older, so that the page does not ask whether it has missed anything.
  await createNotification(user.id, { createdAt: hoursFromNow(-1) });
  await signInAs(user.id);
  // Nor hears of the end by its live connection: here a call reports it.
  await page.routeWebSocket(/\/ws/, () => undefined);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await db.session.deleteMany({ where: { userId: user.id } });
  // The page navigates half a second after the toast appears; delayed until the toast has been checked.
  let leave = () => {};
  const seen = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route('**/api/login*', async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(
    page.getByText('You are logged out. Logging in again...', { exact: true }),
  ).toBeVisible();
  leave();
  await expect(page).toHaveURL(/\/sign-in/);
});
