import { db } from '@/lib/platform/db/client';
import { bookingStart } from '@/tests/factories/bookings';
import { createCoach } from '@/tests/factories/coaching';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

const day = (days: number) => bookingStart(days).toISOString().slice(0, 10);

test('a coach keeps a client without an account: weekly sessions, a wish to move, a package and a late cancellation', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const coach = await createOnboardedUser();
  const { id: coachId } = await createCoach({ userId: coach.id, cancelHours: 168 });
  await signInAs(coach.id);
  await page.goto('/bookings?tab=clients');
  const add = page.getByRole('button', { name: 'Add a client' });
  await expectLive(add);
  await add.click();
  const person = page.getByRole('dialog', { name: 'Add a client' });
  await person.getByLabel('Name').fill('Ali Raza');
  await person.getByLabel('Phone (optional)').fill('+92 300 1234567');
  await person.getByLabel('Note (optional)').fill('Left-handed');
  await person.getByRole('button', { name: 'Add a client' }).click();
  await expect(toast(page, 'is in your book')).toBeVisible();
  await page.getByRole('link', { name: /Ali Raza/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ali Raza' })).toBeVisible();

  // Weekly, for a price.
  await page.getByRole('button', { name: 'Add a session' }).click();
  const session = page.getByRole('dialog', { name: 'Add a session' });
  await session.getByLabel('Date').fill(day(2));
  await session.getByLabel('Time').fill('10:00');
  await session.getByLabel('Repeat').selectOption('3');
  await session.getByLabel(/^Price/).fill('2000');
  await expectAccessible();
  await session.getByRole('button', { name: 'Add a session' }).click();
  await expect(toast(page, 'Sessions added')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Move or cancel' })).toHaveCount(3);

  // A package, paid at once.
  await page.getByRole('button', { name: 'Give a package' }).click();
  const given = page.getByRole('dialog', { name: 'Give a package' });
  await given.getByLabel('Sessions').fill('4');
  await given.getByLabel('Price (PKR)').fill('9000');
  await given.getByRole('button', { name: 'Give a package' }).click();
  await expect(page.getByText('Package of 4 sessions')).toBeVisible();
  await expect(page.getByText(/9,000 open/)).toBeVisible();
  const bought = page.getByRole('article').filter({ hasText: 'Package of 4' });
  await bought.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(bought.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(/9,000 open/)).toBeHidden();
  await bought.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await page.getByRole('button', { name: 'Add a session' }).click();
  await session.getByLabel('Date').fill(day(1));
  await session.getByLabel('Time').fill('12:00');
  await session.getByRole('button', { name: 'Add a session' }).click();
  await expect(page.getByText('1 of 4 taken')).toBeVisible();
  await expectAccessible();
  const clientUrl = page.url();
  const link = page.getByRole('link', { name: /the link by WhatsApp/ });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const [address = ''] = /http\S+\/r\/\S+/.exec(message) ?? [];

  // The client, without signing in.
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByText(/3 sessions left/)).toBeVisible();
  await expect(page.getByText('Left-handed')).toBeHidden();
  await expectAccessible();
  await page.getByRole('link', { name: 'Ask for another time' }).nth(1).click();
  await expect(page.getByRole('heading', { name: 'Which time suits you?' })).toBeVisible();
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByText(/^You asked for/)).toBeVisible();
  await page.getByText('Cancel?').first().click();
  await page.getByRole('button', { name: 'Cancel; it counts as taken' }).click();
  await expect(page.getByRole('link', { name: 'Ask for another time' })).toHaveCount(2);
  const late = { where: { coachId, late: true, status: 'cancelled' } } as const;
  expect(await db.bookingRequest.count(late)).toBe(1);

  // It took a session; the coach forgives it, and accepts the other time.
  await signInAs(coach.id);
  await page.goto(clientUrl);
  await expect(page.getByText('3 sessions left')).toBeVisible();
  const forgive = page.getByRole('button', { name: 'Forgive' });
  await expectLive(forgive);
  await forgive.click();
  await expect(page.getByText('4 sessions left')).toBeVisible();
  await page.goto('/bookings?tab=requests');
  const accept = page.getByRole('button', { name: 'Accept new time' });
  await expectLive(accept);
  await accept.click();
  await expect(toast(page, 'Session moved')).toBeVisible();
});
