import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { test as base, expect } from './fixtures';
import { DRAWN_REFUSAL, GOOGLE_MAPS_SCRIPT, RECAPTCHA_SCRIPT } from './google-stand-in';
import { clickUntil } from './pages/live';

// The policy names the configured services; here the responses with the settings are replaced.
const test = base;
test.use({ bypassCSP: true });

const picture = () =>
  sharp({ create: { width: 256, height: 256, channels: 3, background: '#9cb' } })
    .png()
    .toBuffer();

/** A tile server for this test only; counts the requests. */
async function serveTiles() {
  const asked: string[] = [];
  const tile = await picture();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const useMap = (page: Page, settings: object) =>
  page.route('**/api/maps', (route) =>
    route.fulfill({
      json: { provider: 'leaflet', tileUrl: null, attribution: null, googleKey: null, ...settings },
    }),
  );

/** Phones show either the list or the map. */
async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const map = page.getByRole('region', { name: 'Map of venues' });
  const phone = page.getByRole('link', { name: 'Map', exact: true });
  if (await phone.isVisible()) await clickUntil(phone, map);
  await expect(map).toBeVisible();
}

test('a tile URL shows streets with their attribution', { tag: '@desktop' }, async ({ page }) => {
  const tiles = await serveTiles();
  await useMap(page, { tileUrl: tiles.url, attribution: '© The tile people' });
  await openMap(page, '/venues');
  await expect(page.getByText('© The tile people')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('img.leaflet-tile')
        .evaluateAll((images) => images.some((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  expect(tiles.asked.every((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
  await page.goto('about:blank');
  await tiles.stop();
});

test('Google Maps shows the venues when its key is set', { tag: '@desktop' }, async ({ page }) => {
  const venue = await createVenue();
  await useMap(page, { provider: 'google', googleKey: 'key-of-a-test' });
  const scripts: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS_SCRIPT });
  });
  await openMap(page, `/venues?search=${encodeURIComponent(venue.name)}`);
  await page.getByRole('button', { name: venue.name, exact: true }).click();
  // A marker's popup is above the map, after the list in document order.
  await expect(page.getByRole('link', { name: venue.name }).last()).toBeVisible();
  await expect(page.getByText('The list follows the map.')).toBeHidden();
  expect(scripts[0]).toContain('key=key-of-a-test');
});

test.describe('Google’s script', () => {
  test.use({
    expectedConsole: [/Failed to load Google Maps script|Google Maps JavaScript API error/],
  });

  test('that does not load is reported, with what to do', async ({ page }) => {
    await useMap(page, { provider: 'google', googleKey: 'key-of-a-test' });
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    await openMap(page, '/venues');
    const failure = page.getByRole('alert').filter({ hasText: 'Map loading failed' });
    await expect(failure).toContainText(
      'Unable to load Google Maps. Please check your internet connection.',
    );
  });

  // https://developers.google.com/maps/documentation/javascript/error-messages
  for (const [what, code, sign] of [
    ['refuses the key', 'InvalidKeyMapError', 'window.gm_authFailure?.();'],
    ['is over its quota', 'OverQuotaMapError', DRAWN_REFUSAL],
  ]) {
    test(`that ${what} is reported too`, { tag: '@desktop' }, async ({ page }) => {
      await useMap(page, { provider: 'google', googleKey: 'refused' });
      const notified = `console.error('Google Maps JavaScript API error: ${code}'); ${sign}`;
      const body = `${GOOGLE_MAPS_SCRIPT}; setInterval(() => { ${notified} }, 500);`;
      await page.route('https://maps.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await openMap(page, '/venues');
      await expect(page.getByText('Map loading failed')).toBeVisible();
    });
  }

  test('that does not come is given up', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await useMap(page, { provider: 'google', googleKey: 'key-of-a-test' });
    let isAsked = false;
    // Never answered.
    await page.route('https://maps.googleapis.com/**', () => {
      isAsked = true;
    });
    await openMap(page, '/venues');
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.fastForward(30_000);
    await expect(page.getByText('Map loading failed')).toBeVisible();
  });
});

/** The form that adds a venue, filled in, with a picture: that needs a captcha. */
async function fillVenueForm(page: Page, name: string) {
  await page.goto('/venues');
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add Venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Venue' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('1 Machine Street');
  await dialog.getByRole('checkbox', { name: 'Tennis', exact: true }).check();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture() });
  return { dialog, captcha: dialog.locator('[data-captcha-state]') };
}

/** How Google's script loads: not at all at first. */
async function useRecaptcha(page: Page, failure: 'error' | 'silence') {
  const google = { isThere: false, asked: 0 };
  await page.route('**/api/captcha', (route) =>
    route.fulfill({ json: { provider: 'recaptcha', siteKey: 'site-key-of-a-test' } }),
  );
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    google.asked += 1;
    if (google.isThere) {
      await route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA_SCRIPT });
    } else if (failure === 'error') await route.abort();
  });
  return google;
}

test.describe('reCAPTCHA', () => {
  test('loads, is solved, expires and resets after a refusal, and the form keeps its input', async ({
    page,
    signInAs,
  }) => {
    const { id } = await createOnboardedUser();
    await signInAs(id);
    const google = await useRecaptcha(page, 'error');
    const name = `Robot court ${uniqueText()}`;
    const { dialog, captcha } = await fillVenueForm(page, name);
    await expect(captcha).toHaveAttribute('data-captcha-state', 'error');
    google.isThere = true;
    await captcha.getByRole('button', { name: 'Try again' }).click();
    await captcha.getByRole('button', { name: 'I am not a robot' }).click();
    await expect(captcha).toHaveAttribute('data-captcha-state', 'verified');
    await captcha.getByRole('button', { name: 'Let it expire' }).click();
    await expect(captcha.getByText('The captcha has expired.')).toBeVisible();
    await captcha.getByRole('button', { name: 'I am not a robot' }).click();
    await dialog.getByRole('button', { name: 'Add Venue' }).click();
    // This installation checks with its own captcha, which does not know that token.
    await expect(dialog.getByText(/has expired or was used already/)).toBeVisible();
    await expect(captcha).toHaveAttribute('data-captcha-state', 'reset');
    await expect(dialog.getByLabel('Name')).toHaveValue(name);
    await expect(dialog.getByRole('checkbox', { name: 'Tennis', exact: true })).toBeChecked();
    await expect(dialog.getByLabel('Caption of picture 1')).toBeVisible();
  });

  test('that does not come is given up, and loaded again', { tag: '@desktop' }, async ({
    page,
    signInAs,
  }) => {
    const { id } = await createOnboardedUser();
    await signInAs(id);
    await page.clock.install();
    const google = await useRecaptcha(page, 'silence');
    const { captcha } = await fillVenueForm(page, `Silent court ${uniqueText()}`);
    await expect(captcha).toHaveAttribute('data-captcha-state', 'loading');
    await expect.poll(() => google.asked).toBe(1);
    await page.clock.fastForward(30_000);
    await expect(captcha).toHaveAttribute('data-captcha-state', 'error');
    google.isThere = true;
    await captcha.getByRole('button', { name: 'Try again' }).click();
    await captcha.getByRole('button', { name: 'I am not a robot' }).click();
    await expect(captcha).toHaveAttribute('data-captcha-state', 'verified');
  });
});
