import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClass, createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, openAs, toast } from './pages/people';

test('leaving a class can be undone unless the place is taken; leaving late asks first', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const coach = await createCoach({ name: `Teacher ${Date.now()}` });
  const { id: classId } = await createClass(coach);
  const [client, other] = [await createOnboardedUser(), await createOnboardedUser()];
  const [soon, later] = [
    await createClassSession(coach, { classId, startsAt: hoursFromNow(20), places: 1 }),
    await createClassSession(coach, { classId, startsAt: hoursFromNow(50), places: 1 }),
  ];
  for (const { id } of [soon, later]) {
    await db.classParticipant.create({ data: { sessionId: id, userId: client.id } });
  }
  await signInAs(client.id);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/class-sessions')) asked.push(request.url());
  });
  await page.goto(`/coach/${coach.id}`);
  const dates = page.getByRole('article', { name: 'Juniors' });
  await expect(dates).toHaveCount(2);
  expect(asked, 'one call a load').toHaveLength(1);
  const leave = dates.last().getByRole('button', { name: 'Leave Juniors' });
  await expectLive(leave);
  await leave.click();
  await expect(toast(page, 'You left the class')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'You are in the class again')).toBeVisible();
  await expect(dates.last().getByText('You are in', { exact: true })).toBeVisible();

  await leave.click();
  await expect(toast(page, 'You left the class')).toBeVisible();
  await db.classParticipant.create({ data: { sessionId: later.id, userId: other.id } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Your place is gone')).toBeVisible();

  await dates.first().getByRole('button', { name: 'Leave Juniors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave Juniors?' });
  await expect(dialog).toContainText('The coach counts on you');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(dates.first().getByText('You are in', { exact: true })).toBeVisible();
  await dates.first().getByRole('button', { name: 'Leave Juniors' }).click();
  await dialog.getByRole('button', { name: 'Leave Class' }).click();
  const said = page.locator('li').filter({ hasText: 'You left the class' });
  await expect(said).toBeVisible();
  await expect(said.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a booking notification opens the coach’s client bookings, not the coach’s own', async ({
  page,
  browser,
  signInAs,
}) => {
  const coach = await createCoach({ name: `Teacher ${Date.now()}` });
  const client = await createOnboardedUser({ name: 'Urooj Rauf' });
  const facts = { clientId: client.id, startsAt: bookingStart(5) };
  await createBooking(coach, { ...facts, status: 'accepted', decidedAt: new Date() });
  await signInAs(client.id);
  await page.goto('/bookings');
  const cancel = page.getByRole('button', { name: 'Cancel session' });
  await expectLive(cancel);
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect(toast(page, 'Session cancelled')).toBeVisible();

  const his = await openAs(browser, coach.userId, page);
  await his.goto('/');
  const bell = his.getByRole('button', { name: /Notifications/ });
  await expectLive(bell);
  await bell.click();
  await his.getByRole('link', { name: /Booking cancelled/ }).click();
  await expect(his).toHaveURL(/\/bookings\?tab=requests&booking=\d+$/);
  await expect(his.getByRole('tab', { name: 'Sessions' })).toHaveAttribute('aria-selected', 'true');
  await expect(his.getByRole('article', { name: 'Session with Urooj Rauf' })).toBeVisible();
  await his.context().close();
});
