import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createSports } from '@/tests/factories/sports';
import { createUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

const PICTURE = Buffer.from(
  'R0lGODlhAQABAPAAAC99TwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

const picture = { name: 'me.gif', mimeType: 'image/gif', buffer: PICTURE };
const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const year = (page: Page) => page.getByLabel('Year of birth');
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const levelOf = (page: Page, sport: string) =>
  page.getByRole('group', { name: `Skill level in ${sport}` });

/** Presses Tab until the element has the focus. */
async function tabTo(
  page: Page,
  name: string,
  role: 'radio' | 'combobox' | 'checkbox' | 'textbox',
) {
  const target = page.getByRole(role, { name, exact: true });
  for (let clicks = 0; clicks < 60; clicks++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key never reaches ${role} ${name}`);
}

async function fillBasics(page: Page) {
  await page.getByRole('radio', { name: 'Other' }).check();
  await location(page).fill('gulberg, lahore');
  await year(page).selectOption('1990');
  await next(page).click();
  await expect(heading(page, 'Your Sports')).toBeFocused();
}

async function fillSports(page: Page) {
  await page.getByRole('checkbox', { name: 'Cricket' }).check();
  await levelOf(page, 'Cricket').getByRole('radio', { name: 'Expert' }).check();
  await next(page).click();
  await expect(heading(page, 'About You')).toBeFocused();
}

// Playwright's trace recorder requests a preview URL, which the page's policy rightly blocks.
test.use({ expectedConsole: [/^Connecting to 'blob:/] });

let userId: number;

test.beforeEach(async ({ page, signInAs }) => {
  await createSports();
  userId = (await createUser({ name: 'Nida Malik' })).id;
  await signInAs(userId);
  await page.goto('/');
  await expect(heading(page, 'Basic Information')).toBeVisible();
});

test('a newcomer completes onboarding using only the keyboard', { tag: '@desktop' }, async ({
  page,
  expectAccessible,
}) => {
  await expect(next(page)).toBeDisabled();
  await tabTo(page, 'Male', 'radio');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await tabTo(page, 'Location', 'combobox');
  await page.keyboard.type('lahore');
  await page.keyboard.press('Enter');
  await expect(location(page)).toHaveValue('Lahore, Pakistan');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose the year in which you were born')).toBeVisible();
  await tabTo(page, 'Year of birth', 'combobox');
  await page.keyboard.type('1990');
  await expect(year(page)).toHaveValue('1990');
  await next(page).press('Enter');

  await expect(heading(page, 'Your Sports')).toBeFocused();
  await expect(next(page)).toBeDisabled();
  await tabTo(page, 'Cricket', 'checkbox');
  await page.keyboard.press('Space');
  // There is no default level.
  await expect(levelOf(page, 'Cricket').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Pick your level in Cricket', { exact: true })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  await expect(heading(page, 'About You')).toBeFocused();
  await tabTo(page, 'Bio (optional)', 'textbox');
  await page.keyboard.type('Left-arm spin');
  await expectAccessible();
  await page.keyboard.press('Control+Enter');

  await expect(toast(page)).toContainText('Profile completed!');
  await expect(heading(page, 'Discover')).toBeAttached();
  await expect(toast(page)).toContainText('Profile completed!');
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: { sports: { include: { sport: true } } },
  });
  expect(user).toMatchObject({
    gender: 'female',
    location: 'Lahore, Pakistan',
    latitude: expect.closeTo(31.5, 0),
    bio: 'Left-arm spin',
  });
  expect(user.sports).toMatchObject([
    { sport: { name: 'Cricket' }, skillLevel: 'intermediate', isLookingToPlay: true },
  ]);
});

test('an unknown place is refused, and its suggestion is accepted', { tag: '@desktop' }, async ({
  page,
  expectAccessible,
}) => {
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await location(page).fill('Lahroe');
  await next(page).click();
  await expect(page.getByText('Location not found').first()).toBeVisible();
  await expect(location(page)).toHaveValue('Lahroe');
  await expect(heading(page, 'Basic Information')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Lahore, Pakistan', exact: true }).click();
  await expect(location(page)).toHaveValue('Lahore, Pakistan');
  await year(page).selectOption('1990');
  await next(page).click();
  await expect(heading(page, 'Your Sports')).toBeFocused();
});

test('unknown text restored after a reload is refused with suggestions too', async ({ page }) => {
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await location(page).fill('Lahroe');
  await page.reload();
  await expect(location(page)).toHaveValue('Lahroe');
  await next(page).click();
  await expect(location(page)).toBeFocused();
  await expect(page.getByText(/Location not found.*Lahore, Pakistan/)).toBeVisible();
});

test('the list of places and the Next bar never overlap', { tag: '@both' }, async ({ page }) => {
  await page.getByRole('radio', { name: 'Other' }).check();
  const { width } = page.viewportSize() ?? { width: 360 };
  for (const height of [740, 500]) {
    await page.setViewportSize({ width: Math.max(360, width - 30), height });
    await location(page).fill('');
    await location(page).fill('model town');
    const places = page.getByRole('listbox', { name: 'Places' });
    await expect(places.getByRole('option').first()).toBeVisible();
    // A trial click fails when another element would receive it.
    for (const option of await places.getByRole('option').all())
      await option.click({ trial: true });
    await next(page).click({ trial: true });
    await expect(places).toBeVisible();
  }
});

test('only a picture of up to 5 MB is accepted as photo', async ({ page }) => {
  const input = page.getByLabel('Profile photo');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: PICTURE });
  await expect(toast(page)).toContainText('Invalid file type');
  await expect(toast(page)).toContainText('Please select an image file');
  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1);
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooLarge });
  await expect(toast(page)).toContainText('File too large');
  await expect(toast(page)).toContainText('Please select an image smaller than 5MB');
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeHidden();
  // A text file named as a picture is detected when the browser cannot decode it.
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(toast(page)).toContainText('Invalid file type');
  await input.setInputFiles(picture);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Choose photo')).toBeVisible();
  await expect(input).toBeFocused();
});

test('going back and reloading lose nothing', async ({ page }) => {
  await page.getByLabel('Profile photo').setInputFiles(picture);
  await fillBasics(page);
  await fillSports(page);
  await page.getByRole('textbox').fill('سلام 🏏 <b>');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(levelOf(page, 'Cricket').getByRole('radio', { name: 'Expert' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(location(page)).toHaveValue('Gulberg, Lahore, Pakistan');
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('textbox')).toHaveValue('سلام 🏏 <b>');
  await page.reload();
  await expect(heading(page, 'About You')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('سلام 🏏 <b>');
});

test('the device’s location is used, or its failure is explained', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Use Current' }).click();
  await expect(toast(page)).toContainText('Location Error');
  await expect(toast(page)).toContainText('Location access denied by user');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 31.520_41, longitude: 74.358_72 });
  await page.getByRole('button', { name: 'Use Current' }).click();
  await expect(toast(page)).toContainText('Location set');
  await expect(location(page)).toHaveValue('31.5204, 74.3587');
  await expect(page.getByText(/^Others see .*Lahore, never the exact spot\.$/)).toBeVisible();
});

test('a failed save says why, keeps everything and can be retried, once at a time', async ({
  page,
}) => {
  await fillBasics(page);
  await fillSports(page);
  await page.getByRole('textbox').fill('Keeper');
  let saves = 0;
  await page.route(`**/api/users/${userId}`, (route) => {
    saves++;
    return route.fulfill({
      status: 503,
      json: { error: 'The ground is closed.', code: 'unavailable' },
    });
  });
  const complete = page.getByRole('button', { name: 'Complete Profile' });
  await complete.dblclick();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(
    'Failed to complete profile setup: The ground is closed.',
  );
  expect(saves).toBe(1);
  await expect(page.getByRole('textbox')).toHaveValue('Keeper');
  await page.unrouteAll();
  await complete.click();
  await expect(heading(page, 'Discover')).toBeAttached();
});

test('a bio that is too long is kept in full and refused', { tag: '@desktop' }, async ({
  page,
}) => {
  await fillBasics(page);
  await fillSports(page);
  const bio = page.getByRole('textbox');
  await bio.fill('x'.repeat(10_000));
  await expect(page.getByText('10000 / 500')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByText('Bio can have at most 500 characters')).toBeVisible();
  await expect(bio).toBeFocused();
  await expect(bio).toHaveValue('x'.repeat(10_000));
  await bio.fill('Keeper');
  await expect(page.getByText('Bio can have at most 500 characters')).toBeHidden();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(heading(page, 'Discover')).toBeAttached();
});

test('a place that the server refuses is asked again, with the reason', async ({ page }) => {
  await fillBasics(page);
  await fillSports(page);
  await page.route(`**/api/users/${userId}`, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Invalid input',
        code: 'invalid',
        issues: [{ path: 'longitude', message: 'That point is in the sea' }],
      },
    }),
  );
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(heading(page, 'Basic Information')).toBeFocused();
  await expect(toast(page)).toContainText('Failed to complete profile setup: Invalid input');
  await expect(page.getByText('That point is in the sea')).toBeVisible();
  await location(page).fill('model town, lahore');
  await expect(page.getByText('That point is in the sea')).toBeHidden();
  await page.unrouteAll();
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(heading(page, 'Discover')).toBeAttached();
});

test('a failing photo or sport does not block onboarding', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByLabel('Profile photo').setInputFiles(picture);
  await fillBasics(page);
  await fillSports(page);
  await page.route(`**/api/users/${userId}/*`, (route) => route.abort());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/users/${userId}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page)).toContainText('Photo upload failed');
  await expect(toast(page)).toContainText('Continuing with profile setup...');
  release();
  await expect(heading(page, 'Discover')).toBeAttached();
  await expect(toast(page)).toContainText('Profile completed!');
  await expect(toast(page)).toContainText('Failed to add some sports');
});

test('cancelling the upload of the photo stops at the last step', async ({ page }) => {
  await page.getByLabel('Profile photo').setInputFiles(picture);
  await fillBasics(page);
  await fillSports(page);
  const uploads = `**/api/users/${userId}/photo`;
  // Never completes until it is cancelled.
  await page.route(uploads, () => {});
  const complete = page.getByRole('button', { name: 'Complete Profile' });
  await complete.click();
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(toast(page)).toContainText('Upload cancelled');
  await expect(heading(page, 'About You')).toBeVisible();
  await page.unroute(uploads);
  await complete.click();
  await expect(heading(page, 'Discover')).toBeAttached();
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(user.profileImageKey).not.toBeNull();
});

test('a chosen photo becomes the profile picture', async ({ page }) => {
  await page.getByLabel('Profile photo').setInputFiles(picture);
  await fillBasics(page);
  await fillSports(page);
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(heading(page, 'Discover')).toBeAttached();
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(user.profileImageKey).not.toBeNull();
});

for (const { what, width, text } of [
  { what: '320 px', width: 320, text: '100%' },
  { what: 'doubled text', width: 390, text: '200%' },
]) {
  test(`every step fits ${what}`, async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await fillBasics(page);
    await page.getByRole('checkbox', { name: 'American Football' }).check();
    await levelOf(page, 'American Football').getByRole('radio', { name: 'Beginner' }).check();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await fillSports(page);
    await page.getByRole('textbox').fill('W'.repeat(400));
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
}

test('signing out during onboarding clears the stored draft', async ({ page }) => {
  await location(page).fill('Lahore');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain('onboarding');
});
