import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { uniqueText } from '@/tests/factories/unique';
import { unzip } from '@/tests/factories/unzip';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, toast } from './pages/people';

const PASSWORD = 'subah ki hockey';

/** Opens the link in the latest email to an address, from the local outbox. */
async function followEmailTo(page: Page, email: string): Promise<void> {
  await page.goto('/outbox');
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `to ${email}` })
    .first();
  await page.goto((await mail.getByRole('link').getAttribute('href')) ?? '');
}

test('a new person can use the site at once, and confirms the e-mail address later', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser({ emailVerifiedAt: null });
  const stranger = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto(`/user/${stranger.id}`);
  const notice = page.getByRole('region', { name: 'Your e-mail' });
  await expect(notice).toContainText(user.email);
  const lead = notice.getByText('Confirm your e-mail');
  expect((await notice.boundingBox())?.height, 'one line').toBeLessThan(60);
  await expectAccessible();
  const message = page.getByRole('button', { name: /^Message / });
  await expectLive(message);
  await message.click();
  await expect(page.getByText('Please confirm your e-mail before you write')).toBeVisible();
  await page.keyboard.press('Escape');
  await lead.click();
  const again = notice.getByRole('button', { name: 'Send the link again' });
  await again.click();
  await expect(toast(page, 'Link sent')).toBeVisible();
  await notice.getByRole('button', { name: 'Hide for a day' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  await followEmailTo(page, user.email);
  const confirm = page.getByRole('button', { name: 'Confirm my e-mail' });
  await expectLive(confirm);
  const row = () => db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect((await row()).emailVerifiedAt, 'opening the page confirms nothing').toBeNull();
  await confirm.click();
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  await expectAccessible();
  expect((await row()).emailVerifiedAt).not.toBeNull();
  await page.goto('/groups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an e-mail change is confirmed from the new address and undone from the old one', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser({ passwordHash: await hashPassword(PASSWORD) });
  const email = `new.${uniqueText()}@example.com`;
  await signInAs(user.id);
  await page.goto('/profile?tab=settings');
  const change = page.getByRole('button', { name: 'Change e-mail' });
  await expectLive(change);
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  await dialog.getByLabel('New e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expectAccessible();

  await followEmailTo(page, email);
  await expectLive(page.getByRole('button', { name: 'Confirm my e-mail' }));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('tabpanel', { name: 'Settings' }).getByText(email)).toBeVisible();

  await followEmailTo(page, user.email);
  const back = page.getByRole('button', { name: 'Take my account back' });
  await expectLive(back);
  await back.click();
  await expect(page.getByText('Your account is back.')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(row.email).toBe(user.email);
});

test('a passkey is added, renamed, used alone and as the second step, and removed', {
  tag: '@desktop',
}, async ({ page, context, signInAs, expectAccessible }) => {
  const user = await createOnboardedUser({ passwordHash: await hashPassword(PASSWORD) });
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAs(user.id);
  await page.goto('/profile?tab=settings');
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await expectLive(add);
  await add.click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('My laptop');
  await adding.getByLabel('Your password').fill(PASSWORD);
  await expectAccessible();
  await adding.getByRole('button', { name: 'Continue' }).click();
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list).toContainText('My laptop');
  await expectAccessible();
  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' });
  await renaming.getByLabel('Name').fill('Work laptop');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Work laptop');

  await page.goto('about:blank');
  await context.clearCookies();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/sign-in?callbackUrl=%2Fvenues', { waitUntil: 'networkidle' });
  const before = scripts.length;
  const alone = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expectLive(alone);
  await alone.click();
  await page.waitForURL('**/venues');
  expect(scripts.length, 'its script comes with the press').toBeGreaterThan(before);
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ id: user.id });

  await db.twoFactor.create({
    data: { userId: user.id, secret: 'no app in this test', confirmedAt: new Date() },
  });
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/sign-in?callbackUrl=%2Fvenues');
  await expectLive(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const second = page.getByRole('button', { name: 'Use a passkey instead' });
  await expectLive(second);
  await expectAccessible();
  await second.click();
  await page.waitForURL('**/venues');

  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove Work laptop?' });
  await removing.getByLabel('Your password').fill(PASSWORD);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(list).toBeHidden();
  await expect.poll(() => db.passkey.count({ where: { userId: user.id } })).toBe(0);
});

test('an access token is made with the password, shown once, used by a program and revoked', async ({
  page,
  playwright,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser({ passwordHash: await hashPassword(PASSWORD) });
  await signInAs(user.id);
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Make an access token' }).click();
  const making = page.getByRole('dialog', { name: 'Make an access token' });
  await making.getByLabel('Name').fill('Club calendar');
  await making.getByLabel('Write').check();
  await making.getByLabel('Your password').fill(PASSWORD);
  await expectAccessible();
  await making.getByRole('button', { name: 'Make', exact: true }).click();
  const shown = page.getByText(/^maidan_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  await expectAccessible();
  const token = (await shown.textContent()) ?? '';

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect(await (await program.get('/api/auth/user')).json()).toMatchObject({ id: user.id });
  // A page of the site is a guest's page to a program.
  const visited = await program.get('/profile', { maxRedirects: 0 });
  expect(await visited.text()).not.toContain(user.email);
  await page.reload();
  const list = page.getByRole('list', { name: 'Your access tokens' });
  await expect(list).toContainText('Last used');
  await expect(shown).toBeHidden();
  await page.getByRole('button', { name: 'Revoke Club calendar' }).click();
  await expect(list).toBeHidden();
  expect((await program.get('/api/auth/user')).status()).toBe(401);
  await program.dispose();
});

test('a data export is requested, in progress, failed and ready, and includes pictures', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  await page.goto('/profile?tab=settings');
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const photo = await page.request.post(`/api/users/${user.id}/photo`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { photo: { name: 'me.png', mimeType: 'image/png', buffer: png } },
  });
  expect(photo.ok()).toBe(true);
  // Simulates a long job, which no worker has.
  await db.dataExport.create({ data: { userId: user.id } });
  await page.reload();
  const section = page.getByRole('region', { name: 'Your account' });
  const status = section.getByRole('status');
  await expect(status).toHaveText(/^Your file is being made\./);
  await expect(section.getByRole('button', { name: 'Being made…' })).toBeDisabled();
  await expectAccessible();
  await db.dataExport.update({ where: { userId: user.id }, data: { status: 'failed' } });
  await expect(status).toHaveText('Your file could not be made. Please try again.');
  await expectAccessible();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText(/^Your file is being made\./);
  await page.reload();
  const link = section.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  const { expiresAt } = await db.dataExport.findUniqueOrThrow({ where: { userId: user.id } });
  await expect(status.getByRole('time')).toHaveAttribute(
    'datetime',
    expiresAt?.toISOString() ?? '',
  );
  await expectAccessible();

  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe(`maidan-${user.id}.zip`);
  const files = await unzip(await readFile(await (await download).path()));
  const { profile, uploads } = JSON.parse(files.get('export.json')?.toString() ?? '') as {
    profile: { email: string; profileImageKey: string };
    uploads: { key: string; file: string }[];
  };
  expect(profile.email).toBe(user.email);
  expect(uploads.map(({ key }) => key)).toEqual([profile.profileImageKey]);
  const picture = files.get(uploads[0]?.file ?? '');
  expect((await sharp(picture).metadata()).format).toBe('webp');

  await page.goto('/outbox');
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `to ${user.email}` })
    .filter({ hasText: 'Your data is ready' });
  await expect(mail).toBeVisible();
  await db.dataExport.update({
    where: { userId: user.id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
  await page.goto('/profile?tab=settings');
  await expect(status).toHaveText(/and is gone\.$/);
  await expect(link).toBeHidden();
  await expect(section.getByRole('button', { name: 'Export my data' })).toBeVisible();
  const late = await page.request.get(`/api/users/${user.id}/export/file`);
  expect(late.status()).toBe(410);
});
