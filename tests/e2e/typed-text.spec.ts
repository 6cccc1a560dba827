import type { Locator, Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup, createJoinRequest } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { test } from './fixtures';
import { expect, openDialog, openFromMenu } from './pages/groups';
import { clickUntil } from './pages/live';

/** Forms with text: their place, how each is opened, its other input, and its button. */
interface FormCase {
  path: string;
  open: (page: Page) => Promise<Locator>;
  field: string;
  fill?: (form: Locator) => Promise<unknown>;
  send: string;
}

async function createForms(me: { id: number }): Promise<FormCase[]> {
  const [asks, spams] = await Promise.all([
    createOnboardedUser({ name: 'Asks First' }),
    createOnboardedUser({ name: 'Spam Mer' }),
  ]);
  const group = await createGroup({ creatorId: me.id });
  await createJoinRequest(group.id, asks.id);
  const game = await createGame({ groupId: group.id, creatorId: me.id });
  const path = `/game/${game.id}`;
  return [
    {
      path: '/groups',
      open: (page) => openDialog(page, 'Create Group', 'Create New Group'),
      field: 'Name',
      fill: (form) => form.getByLabel('Sport').selectOption({ label: 'Cricket' }),
      send: 'Create Group',
    },
    {
      path: `/user/${spams.id}`,
      open: async (page) => {
        const report = page.getByRole('button', { name: 'Report Spam Mer' });
        await clickUntil(page.getByRole('button', { name: 'More about Spam Mer' }), report);
        await report.click();
        return page.getByRole('dialog');
      },
      field: 'What happened?',
      fill: (form) => form.getByRole('radio', { name: 'Spam or advertising' }).check(),
      send: 'Send report',
    },
    {
      path: `/group/${group.id}?tab=members`,
      open: async (page) => page.getByRole('main'),
      field: 'A note to Asks First (optional)',
      send: 'Approve Asks First',
    },
    {
      path,
      open: (page) => openFromMenu(page, 'Game menu', 'Announce to players', 'Announce to players'),
      field: 'What should everybody know?',
      send: 'Announce',
    },
    {
      path,
      open: (page) => openFromMenu(page, 'Game menu', 'Cancel Game', 'Cancel Game'),
      field: 'Reason',
      send: 'Cancel Game',
    },
    {
      path,
      open: async (page) => page.getByRole('main'),
      field: 'Guest without an account',
      send: 'Add guest',
    },
  ];
}

test('a session that ends while somebody types leads to sign-in, and the text waits', async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  for (const { path, open, field, fill, send } of await createForms(user)) {
    await signInAs(user.id);
    await page.goto(path);
    const form = await open(page);
    await form.getByLabel(field).fill('Thursday nets');
    await fill?.(form);
    await db.session.deleteMany({ where: { userId: user.id } });
    // Another call of the page may notice the end first, and take the button away.
    const button = form.getByRole('button', { name: send, exact: true });
    await button.click({ timeout: 10_000 }).catch(() => undefined);
    await expect(page).toHaveURL(/\/sign-in/);

    await signInAs(user.id);
    await page.goto(path);
    const again = await open(page);
    await expect(again.getByLabel(field), `${path} ${field}`).toHaveValue('Thursday nets');
  }
});

test('a page that is loaded anew, as for another language, keeps what was typed', async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/groups');
  const form = await openDialog(page, 'Create Group', 'Create New Group');
  await form.getByLabel('Name').fill('Thursday nets');
  await page.reload();
  const again = await openDialog(page, 'Create Group', 'Create New Group');
  await expect(again.getByLabel('Name')).toHaveValue('Thursday nets');
});

test('another language keeps what was typed before signing in, once, and no password', async ({
  page,
}) => {
  for (const path of ['/register', '/sign-in']) {
    await page.goto(path);
    const email = page.locator('input[type=email]');
    const password = page.locator('input[autocomplete$=password]');
    await email.fill('asha@example.com');
    await password.fill('not for storage');
    // Shown, it is a field like any other.
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'اردو' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(email).toHaveValue('asha@example.com');
    await expect(password).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/asha|storage/);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(email).toHaveValue('asha@example.com');
    // Given back to the form, not only to the field.
    await page.locator('form:has(input[type=email]) button[type=submit]').first().click();
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(email).toHaveValue('');
  }
});
