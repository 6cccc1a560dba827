import { devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { drawerOf, twoFriends } from './pages/chat';
import { clickUntil } from './pages/live';

interface Manifest {
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; type: string; label: string }[];
  icons: { src: string; purpose?: string }[];
}

test('the manifest names pages that exist, and pictures of the size that it says', async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  const { shortcuts, screenshots, icons } = (await response.json()) as Manifest;
  expect(shortcuts.map(({ name }) => name)).toEqual(['My games', 'Messages', 'Discover']);
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  expect(icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['maskable', 'monochrome']),
  );
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(screenshots.length).toBeGreaterThan(1);
  for (const { src, sizes } of screenshots) {
    const picture = await (await request.get(src)).body();
    const { width, height, format } = await sharp(picture).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'webp']);
    expect(picture.length, src).toBeLessThanOrEqual(60 * 1024);
  }
});

/** Chromium's event where the app can be installed. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.asked = 'yes';
        return Promise.resolve();
      },
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

const hint = (page: Page) => page.getByRole('region', { name: 'Install' });

test('installing is offered with the first game, and never again after an answer', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const player = await createOnboardedUser();
  await signInAs(player.id);
  await page.goto('/my-games');
  await expect(page.getByRole('heading', { name: 'No games ahead' })).toBeVisible();
  // The browser shows no prompt of its own either.
  expect(await offerInstall(page)).toBe(true);
  await expect(hint(page)).toHaveCount(0);

  const game = await createGame({ title: `First ${uniqueText()}`, startsAt: hoursFromNow(30) });
  await addParticipant(game.id, player.id);
  await page.reload();
  await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
  await offerInstall(page);
  await expect(hint(page)).toBeVisible();
  await expectAccessible();
  await hint(page).getByRole('button', { name: 'Install' }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.reload();
  await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
  await offerInstall(page);
  await expect(hint(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('the two taps are shown, and can be dismissed for good', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const player = await createOnboardedUser();
    const game = await createGame({ title: `Tap ${uniqueText()}`, startsAt: hoursFromNow(30) });
    await addParticipant(game.id, player.id);
    await signInAs(player.id);
    await page.goto('/my-games');
    await expect(hint(page).getByText('Add to Home Screen')).toBeVisible();
    await expectAccessible();
    await hint(page).getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  });
});

test('the icon of the installed app has the number of unread conversations', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shownOnIcon: shown });
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
    });
  });
  const [ali, sara] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  const { id } = await createConversation(ali.id, sara.id);
  await createMessage(id, sara.id, 'Are you in?');
  await signInAs(ali.id);
  await page.goto('/my-games');
  const last = () =>
    page.evaluate(() => (window as unknown as { shownOnIcon: number[] }).shownOnIcon.at(-1));
  await expect.poll(last).toBe(1);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a picture shared with the app goes into the chat that is chosen', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const { ali, sara } = await twoFriends();
    const { id } = await createConversation(ali.id, sara.id);
    await createMessage(id, sara.id, 'How is the court?');
    await signInAs(ali.id);
    await page.goto('/messages');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).some((name) => /^maidan:\d+$/.test(name))),
      )
      .toBe(true);
    const buffer = await sharp({
      create: { width: 64, height: 48, channels: 3, background: '#2a7' },
    })
      .png()
      .toBuffer();
    // Like the system, when a picture is shared.
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'court.png', { type: 'image/png' }));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const field = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'picture',
      });
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, buffer.toString('base64'));
    await expect(page.getByText('Choose the chat for your picture.')).toBeVisible();
    await expect(page).toHaveURL(/\/messages$/);
    await expectAccessible();
    await clickUntil(
      page.getByRole('button', { name: new RegExp(String(sara.name)) }),
      drawerOf(page, sara.name),
    );
    const drawer = drawerOf(page, sara.name);
    await expect(drawer.getByAltText('Goes with your message')).toBeVisible();
    await drawer.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(drawer.getByRole('button', { name: 'Open: Picture from you' })).toBeVisible();
    expect(await db.message.count({ where: { senderId: ali.id, type: 'image' } })).toBe(1);
    await page.goto('/messages');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText('Choose the chat for your picture.')).toHaveCount(0);
  });
});
