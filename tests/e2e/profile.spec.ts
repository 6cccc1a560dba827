import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser, type TestUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { expectLive, openAs, toast } from './pages/people';

let me: TestUser;

test.beforeEach(async ({ signInAs }) => {
  me = await createOnboardedUser({ name: 'Hina Shah' });
  await signInAs(me.id);
});

async function open(page: Page, tab = '') {
  await page.goto(`/profile${tab ? `?tab=${tab}` : ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expectLive(page.getByRole('tab').first());
}

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });

test('edits are shown, and a refusal keeps the input', async ({ page, expectAccessible }) => {
  const namesake = await createOnboardedUser();
  await open(page);
  await expectAccessible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('');
  await dialog(page).getByLabel('Bio').fill('سلام 🏏 <b>not bold</b>');
  await dialog(page)
    .getByLabel('Username')
    .fill(namesake.username ?? '');
  await save(page).click();
  await expect(dialog(page).getByText('Name is required')).toBeVisible();
  await expectAccessible();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Hina Batool Shah');
  await save(page).click();
  await expect(dialog(page).getByText('That username is taken.')).toBeVisible();
  await expect(dialog(page).getByLabel('Bio')).toHaveValue('سلام 🏏 <b>not bold</b>');
  await dialog(page).getByLabel('Username').fill(`Hina.${me.id}`);
  const place = dialog(page).getByRole('combobox', { name: 'Location' });
  await place.fill('Nowhereville Xyz');
  await save(page).click();
  await expect(
    dialog(page)
      .getByText(/Location not found/)
      .first(),
  ).toBeVisible();
  await place.fill('johar town, lahore');
  await dialog(page).getByRole('radio', { name: 'Prefer not to say' }).check();
  await save(page).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const about = page.getByRole('region', { name: 'About' });
  await expect(about).toContainText('Hina Batool Shah');
  await expect(about).toContainText(`@hina.${me.id}`);
  await expect(about).toContainText('سلام 🏏 <b>not bold</b>');
  await expect(about).toContainText('Johar Town');
  await page.reload();
  const contact = page.getByRole('region', { name: 'Contact Information' });
  await expect(contact).toContainText(me.email);
  await expect(contact).toContainText('Prefer not to say');
});

test('sports are added, changed and removed', async ({ page, expectAccessible }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add a sport' }).click();
  await save(page).click();
  await expect(dialog(page).getByText('Please choose a sport')).toBeVisible();
  await expect(dialog(page).getByText('Please choose your level')).toBeVisible();
  await dialog(page).getByLabel('Sport', { exact: true }).selectOption({ label: 'Tennis' });
  await dialog(page).getByRole('radio', { name: 'Advanced' }).check();
  await dialog(page).getByLabel('Years playing').fill('a few');
  await dialog(page).getByLabel('Achievements').fill('City champion 2019');
  await save(page).click();
  await expect(dialog(page).getByText('Years playing must be a number')).toBeVisible();
  await expectAccessible();
  await dialog(page).getByLabel('Years playing').fill('7');
  await save(page).click();
  await expect(toast(page, 'Sport added')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Tennis' });
  for (const text of ['Advanced', '7 years playing', 'City champion 2019', 'Looking to play']) {
    await expect(card).toContainText(text);
  }
  await card.getByRole('button', { name: 'Edit Tennis' }).click();
  await dialog(page).getByRole('switch', { name: 'Looking to play' }).uncheck();
  await save(page).click();
  await expect(toast(page, 'Sport updated')).toBeVisible();
  await expect(card).not.toContainText('Looking to play');
  await card.getByRole('button', { name: 'Edit Tennis' }).click();
  await dialog(page).getByRole('button', { name: 'Remove sport' }).click();
  await expect(toast(page, 'Sport removed')).toBeVisible();
  await expect(card).toHaveCount(0);
  // The removed card had the focus, which remains among the sports.
  const sports = page.locator('section').filter({ has: page.locator('#sports-and-skills') });
  await expect(sports.locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(card).toHaveCount(0);
});

test('only a picture is accepted as photo, and its location is removed', async ({ page }) => {
  await open(page);
  const input = page.getByLabel('Upload photo');
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType, buffer });
  await upload('a.pdf', 'application/pdf', Buffer.from('%PDF'));
  await expect(toast(page, 'Invalid file type')).toContainText('Please select an image file');
  await upload('a.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(toast(page, 'File too large')).toContainText(
    'Please select an image smaller than 5MB',
  );
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  await upload('a.svg', 'image/svg+xml', svg);
  await expect(toast(page, 'Invalid file type')).toContainText('JPG, PNG, WebP or GIF');
  await upload('a.png', 'image/png', Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(toast(page, 'Invalid file type')).toContainText('Please select an image file');
  expect(await db.upload.count({ where: { ownerId: me.id } })).toBe(0);

  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2d6a4f' },
  })
    .withExif({ IFD3: { GPSLatitude: '31/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  await upload('me.jpg', 'image/jpeg', photo);
  await expect(toast(page, 'Photo updated!')).toBeVisible();
  const { profileImageKey } = await db.user.findUniqueOrThrow({ where: { id: me.id } });
  const stored = await page.request.get(`/media/${profileImageKey}`);
  expect(stored.headers()['content-type']).toBe('image/webp');
  const metadata = await sharp(await stored.body()).metadata();
  expect([metadata.width, metadata.exif]).toEqual([900, undefined]);
});

test('settings are saved: who can write, pausing, notification choices', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await open(page, 'settings');
  await expectAccessible();
  await page.getByRole('radio', { name: 'Connections', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Likes: E-mail' }).uncheck();
  await page.getByRole('switch', { name: 'Pause my profile' }).check();
  await expect
    .poll(() => db.user.findUniqueOrThrow({ where: { id: me.id } }))
    .toMatchObject({ messagePrivacy: 'connections', discoverable: false });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Connections', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Likes: E-mail' })).not.toBeChecked();
  await expectLive(page.getByRole('switch', { name: 'Pause my profile' }));
  await page.getByRole('switch', { name: 'Pause my profile' }).uncheck();
  await expect
    .poll(() => db.user.findUniqueOrThrow({ where: { id: me.id } }))
    .toMatchObject({ discoverable: true });

  const stranger = await createOnboardedUser();
  const theirs = await openAs(browser, stranger.id, page);
  await theirs.goto(`/user/${me.id}`);
  await expect(theirs.getByRole('button', { name: 'Message Hina Shah' })).toBeDisabled();
  await expect(theirs.getByText('Only people Hina Shah knows can write.')).toBeVisible();
  await theirs.context().close();
});

test('dates are written as the person reads them, in both languages', async ({ page }) => {
  const group = await createGroup({ creatorId: me.id });
  const startsAt = new Date('2027-03-06T13:30:00Z');
  await createGame({ groupId: group.id, title: 'Saturday doubles', startsAt });
  await open(page, 'settings');
  const dates = page.getByRole('combobox', { name: 'Dates and times' });
  await expect(dates.locator('option').first()).toHaveText(/^As usual in \S.*: Sat.+ 18:30$/);
  await dates.selectOption('m12');
  await expect.poll(() => page.locator('html').getAttribute('data-dates')).toBe('m12');
  await expectLive(dates);
  await page.goto('/my-games');
  await expect(page.getByText(/Mar 6, 2027, 6:30\sPM/).first()).toBeVisible();
  await db.user.update({ where: { id: me.id }, data: { language: 'ur' } });
  await page.context().addCookies([{ name: 'language', value: 'ur', url: page.url() }]);
  await page.goto('/my-games');
  await expect(page.getByText('\u20666:30\u{a0}PM\u2069').first()).toBeVisible();
});

test('a new password signs the other browser out', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const passwordHash = await hashPassword('mango-season-42');
  await db.user.update({ where: { id: me.id }, data: { passwordHash } });
  await open(page, 'settings');
  const phone = await openAs(browser, me.id, page);
  await phone.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog(page).getByLabel('Current password').fill('guess');
  await dialog(page).getByLabel('New password').fill('kinnow-orchard-7');
  await dialog(page).getByRole('button', { name: 'Save password' }).click();
  await expect(dialog(page).getByText('That is not your password.')).toBeVisible();
  await expect(dialog(page).getByLabel('New password')).toHaveValue('kinnow-orchard-7');
  await dialog(page).getByLabel('Current password').fill('mango-season-42');
  await dialog(page).getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Password changed')).toContainText('1 other browser was signed out.');
  // The other browser is notified and navigates by itself, so a reload here would race with it. Without a live connection it
  // takes a poll of 30 s.
  await expect(phone).toHaveURL(/\/sign-in/);
  await phone.context().close();
});

test('a person who sets a first password is asked for it afterwards', async ({ page }) => {
  await db.user.update({ where: { id: me.id }, data: { passwordHash: null } });
  await open(page, 'settings');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await dialog(page).getByLabel('New password').fill('kinnow-orchard-7');
  await dialog(page).getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog(page).getByLabel('Current password')).toBeVisible();
});

test('signing out everywhere includes this browser', async ({ page, browser }) => {
  await open(page, 'settings');
  const phone = await openAs(browser, me.id, page);
  await phone.goto('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await db.session.count({ where: { userId: me.id } })).toBe(0);
  // The other browser is notified and navigates by itself, so a reload here would race with it. Without a live connection it
  // takes a poll of 30 s.
  await expect(phone).toHaveURL(/\/sign-in/);
  await phone.context().close();
});

test('an account is deleted and restored within a week', {
  tag: '@desktop',
}, async ({ page, signInAs, expectAccessible }) => {
  await open(page, 'settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog(page)).toBeVisible();
  // The button is busy while the dialog's code is loading.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible();
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  // A call in the background may lead to sign-in first, which has the link as well.
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await db.session.count({ where: { userId: me.id } })).toBe(0);

  await signInAs(me.id);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Account deletion' });
  await expect(banner).toContainText('Your account is being deleted on');
  const keep = banner.getByRole('button', { name: 'Keep my account' });
  await expectLive(keep);
  await keep.click();
  await expect(banner).toHaveCount(0);
  expect(await db.user.findUniqueOrThrow({ where: { id: me.id } })).toMatchObject({
    deletionDueAt: null,
    discoverable: true,
  });
});

test('settings list recent account activity, newest first', async ({ page, expectAccessible }) => {
  const device = 'Firefox on Android';
  await db.securityEvent.createMany({
    data: [
      { event: 'authn_login_success', userId: me.id, device: 'Chrome on Windows' },
      { event: 'authn_password_change', userId: me.id },
      { event: 'authn_login_fail', userId: me.id, device, detail: 'password' },
      { event: 'authz_fail', userId: me.id, detail: 'GET /api/admin/people' },
      { event: 'authn_login_success', userId: me.id, device, isNewDevice: true },
      { event: 'authn_two_step_change', userId: me.id, detail: 'two-step.turned-on' },
    ],
  });
  await open(page, 'settings');
  const list = page.getByRole('list', { name: 'What happened lately' });
  const lines = list.getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toContainText('Two-step sign-in turned on');
  await expect(lines.nth(1)).toContainText('New sign-in from Firefox on Android');
  await expect(lines.nth(2)).toContainText('Wrong password typed in Firefox on Android');
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all 5' }).click();
  await expect(lines).toHaveCount(5);
  await expect(lines.last()).toContainText('Signed in from Chrome on Windows');
});
