import { createOnboardedUser, SOME_PASSWORD_HASH } from '@/tests/factories/users';
import { expect, test } from './fixtures';

// Every other screen is checked by its own journey.
const FOR_GUESTS = [
  '/confirm-email',
  '/outbox',
  '/register',
  '/restore-email',
  '/sign-in/check-your-mail',
  '/sports',
  '/unsubscribe',
  '/venues/lahore/cricket',
];
const FOR_MEMBERS = [
  '/bookings',
  '/coach-application',
  '/my-games',
  '/sign-in/new-password',
  '/sport/1',
  '/sports',
  '/suggestions',
  '/venue-application',
];

test('screens not covered by other tests are accessible', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  async function look(path: string): Promise<void> {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
      await expectAccessible();
    });
  }
  for (const path of FOR_GUESTS) await look(path);
  // A person without any data, so that the empty lists are checked too.
  await signInAs((await createOnboardedUser({ passwordHash: SOME_PASSWORD_HASH })).id);
  for (const path of FOR_MEMBERS) await look(path);
});
