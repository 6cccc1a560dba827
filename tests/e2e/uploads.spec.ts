import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { openChatWith, twoFriends } from './pages/chat';
import { toast } from './pages/people';

const KILOBYTE = 1024;

/** A phone's photo: 12 megapixels, rotated, with its location. */
async function phonePhoto() {
  const buffer = await sharp({
    create: {
      width: 1_000,
      height: 750,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(4_000, 3_000)
    .withExif({ IFD3: { GPSLatitude: '31/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  const { width, height, orientation } = await sharp(buffer).metadata();
  expect({ width, height, orientation }).toEqual({ width: 4_000, height: 3_000, orientation: 6 });
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** Records the pictures that the page sends. */
async function watchSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(globalThis, { sentForm: body });
      send.call(this, body);
    };
  });
}

function sentPicture(page: Page) {
  return page.evaluate(async () => {
    const { sentForm } = globalThis as unknown as { sentForm: FormData };
    const file = [...sentForm.values()].find((value) => value instanceof File);
    if (!file) throw new Error('No picture was sent');
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    return { name: file.name, type: file.type, bytes: file.size, hasExif: /Exif/.test(text) };
  });
}

/** A connection on which 400 KB take about a quarter of a minute. */
async function narrow(page: Page, kilobytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: kilobytesPerSecond * KILOBYTE,
  });
}

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Upload progress' });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel the upload' });

test('a photo of 12 megapixels leaves light, upright and without its place, and can be stopped', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const me = await createOnboardedUser();
  const photo = await phonePhoto();
  expect(photo.buffer.byteLength).toBeGreaterThan(1_000 * KILOBYTE);
  await signInAs(me.id);
  await watchSent(page);
  await page.goto('/profile');
  await narrow(page, 25);
  await page.getByLabel('Upload photo').setInputFiles(photo);
  await expect(page.getByText(/^Uploading… [1-9]\d?%$/)).toBeVisible();
  await expect(progress(page)).toHaveJSProperty('max', 100);
  await expectAccessible();
  await cancel(page).click();
  await expect(toast(page, 'Upload cancelled')).toBeVisible();
  await expect(progress(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  expect(await db.upload.count({ where: { ownerId: me.id } })).toBe(0);

  await narrow(page, -1);
  const request = page.waitForRequest(`**/api/users/${me.id}/photo`);
  await page.getByLabel('Upload photo').setInputFiles(photo);
  const { 'content-length': bytesSent } = await (await request).allHeaders();
  await expect(toast(page, 'Photo updated!')).toBeVisible();
  await expect(progress(page)).toBeHidden();
  // The file and the few lines of the form around it.
  expect(Number(bytesSent)).toBeGreaterThan(10 * KILOBYTE);
  expect(Number(bytesSent)).toBeLessThan(401 * KILOBYTE);
  const sent = await sentPicture(page);
  expect(sent).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/webp', hasExif: false });
  expect(sent.bytes).toBeLessThanOrEqual(400 * KILOBYTE);
  const { profileImageKey } = await db.user.findUniqueOrThrow({ where: { id: me.id } });
  const stored = await page.request.get(`/media/${profileImageKey}`);
  const { width, height } = await sharp(await stored.body()).metadata();
  expect([width, height]).toEqual([768, 1_024]);
});

test('a browser that writes no WebP sends JPEG, and what is transparent as PNG', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  await watchSent(page);
  await page.addInitScript(() => {
    const { toDataURL } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = function () {
      return toDataURL.call(this, 'image/png');
    };
  });
  await page.goto('/profile');
  await page.getByLabel('Upload photo').setInputFiles(await phonePhoto());
  await expect(toast(page, 'Photo updated!')).toBeVisible();
  const photo = await sentPicture(page);
  expect(photo).toMatchObject({ type: 'image/jpeg', hasExif: false });
  expect(photo.bytes).toBeLessThanOrEqual(400 * KILOBYTE);

  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#888', noise },
  })
    .ensureAlpha(0.5)
    .png()
    .toBuffer();
  await page
    .getByLabel('Upload photo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect.poll(() => sentPicture(page)).toMatchObject({ name: 'logo.png', type: 'image/png' });
});

test('a picture of a chat that broke off is sent by another try, without choosing it again', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const { ali, sara } = await twoFriends();
  await signInAs(ali.id);
  await watchSent(page);
  const drawer = await openChatWith(page, sara);
  await page.route('**/api/messages/pictures', (route) => route.abort());
  await drawer.getByLabel('Picture', { exact: true }).setInputFiles(await phonePhoto());
  await expect(toast(page, 'The picture could not be uploaded. Please try again.')).toBeVisible();
  await expect(drawer.getByText('The picture has not been uploaded.')).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/messages/pictures');
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByAltText('Goes with your message')).toBeVisible();
  await expect(drawer.getByText('The picture has not been uploaded.')).toBeHidden();
  expect((await sentPicture(page)).bytes).toBeLessThanOrEqual(400 * KILOBYTE);
  const stored = await db.upload.findFirstOrThrow({ where: { ownerId: ali.id } });
  expect((stored.width ?? 0) / (stored.height ?? 1)).toBeCloseTo(3 / 4);
});
