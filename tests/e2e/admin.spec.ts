import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '@/lib/auth/password';
import { db } from '@/lib/db/client';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createAdmin, createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

test('an admin rejects an application by keyboard alone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const name = `Applicant ${Date.now()}`;
  const { id } = await createCoachApplication({ name });
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin');
  const reject = page.getByRole('button', { name: `Reject ${name}` });
  await expectLive(reject);
  await expectAccessible();
  await reject.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject Coach Application' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Admin Notes').focus();
  await page.keyboard.type('Two references, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Application Rejected')).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = await db.coachApplication.findUniqueOrThrow({ where: { id } });
  expect(after).toMatchObject({ status: 'rejected', adminNotes: 'Two references, please.' });
});

test('everybody else is sent home', async ({ page, signInAs }) => {
  await signInAs((await createOnboardedUser()).id);
  await page.goto('/system-admin');
  await expect(page).toHaveURL(/\/$/);
});

test('a person is found, suspended and restored', async ({ page, signInAs, expectAccessible }) => {
  const person = await createOnboardedUser({ name: `Loud ${Date.now()}` });
  const name = person.name ?? '';
  await signInAs((await createAdmin()).id);
  await page.goto('/system-admin?tab=people');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await expectLive(search);
  await search.fill(person.email);
  await search.press('Enter');
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  await page.getByLabel('For how long').selectOption('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, 'Person suspended')).toBeVisible();
  await expect(page.getByText(/Suspended until/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/Suspended until/)).toBeHidden();
});

test('an admin sets up the second step, and is asked for it at the next sign-in', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  const password = 'saaf maidan, saaf dil';
  const admin = await createAdmin({ passwordHash: await hashPassword(password) });
  await signInAs(admin.id);
  await page.goto('/system-admin');
  const begin = page.getByRole('button', { name: 'Set it up' });
  await expectLive(begin);
  await begin.click();
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  await expectAccessible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  const codeIn = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('That code is not right.', { exact: false })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeIn(0));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 recovery codes are left.', { exact: false })).toBeVisible();

  await context.clearCookies();
  await page.goto('/sign-in?callbackUrl=%2Fsystem-admin');
  await expectLive(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible();
  const code = page.getByLabel('Code', { exact: true });
  await expectLive(code);
  // Typed at the setup: a code counts once. The phone's next one is good already.
  await code.fill(codeIn(0));
  await code.press('Enter');
  await expect(page.getByText(/That code (was used already|is not right)/)).toBeVisible();
  await code.fill(codeIn(1));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/system-admin$/);
  await expect(page.getByRole('heading', { name: 'System Administration' })).toBeVisible();
});
