import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createGame } from '@/tests/factories/games';
import { makeMapFile } from '@/tests/factories/map-file';
import { uniqueText } from '@/tests/factories/unique';
import { createVenue } from '@/tests/factories/venues';
import { freePort } from '../../server/local/ports.mjs';
import { expect, test } from './fixtures';
import { clickUntil } from './pages/live';

/** A second web process whose data folder has the operator's map. */
async function startWithMap(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-map-'));
  await writeFile(join(folder, 'map.pmtiles'), makeMapFile([], [8, 9, 10, 11, 12]));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const web: ChildProcess = spawn(process.execPath, ['dist/web.mjs', '--port', String(port)], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder },
    stdio: 'ignore',
  });
  return {
    url,
    stop: async () => {
      web.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Phones show either the list or the map. */
async function openMap(page: Page, url: string) {
  await page.goto(url);
  const map = page.getByRole('region', { name: 'Map of venues' });
  const phone = page.getByRole('link', { name: 'Map', exact: true });
  if (await phone.isVisible()) await clickUntil(phone, map);
  await expect(map).toBeVisible();
  return map;
}

/** The number of colours of the tiles: one is the ground alone. */
const colorsOf = (page: Page) =>
  page.locator('canvas.leaflet-tile').evaluateAll((tiles) => {
    const colors = new Set<string>();
    for (const tile of tiles as HTMLCanvasElement[]) {
      const { width, height } = tile;
      const pixels = width > 0 && tile.getContext('2d')?.getImageData(0, 0, width, height).data;
      for (let at = 0; pixels && at < pixels.length; at += 4 * 97) {
        colors.add(pixels.slice(at, at + 3).join());
      }
    }
    return colors.size;
  });

test('the operator’s file shows streets, and nothing is asked of anybody else', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { url, stop } = await startWithMap();
  try {
    await expect(async () => {
      expect((await (await request.get(`${url}/api/maps`)).json()).fileUrl).toMatch(
        /^\/media\/map\/[0-9a-f]{16}\.pmtiles$/,
      );
    }).toPass();
    const parts: number[] = [];
    const elsewhere: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(`${url}/`)) elsewhere.push(response.url());
      if (response.url().endsWith('.pmtiles')) parts.push(response.status());
    });
    // Without venues, whose pins could overlap.
    const map = await openMap(page, `${url}/venues?search=${uniqueText()}`);
    await expect(map.getByText('OpenStreetMap')).toBeVisible();
    await expect.poll(() => colorsOf(page)).toBeGreaterThan(2);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every((status) => status === 206)).toBe(true);
    expect(elsewhere.filter((address) => /^https?:/.test(address))).toEqual([]);
    await expectAccessible();
    // Pages of a venue and of a game there show them in a picture that is cached.
    const venue = await createVenue();
    const picture = page.getByRole('img', { name: /^Map of where/ });
    await page.goto(`${url}/venue/${venue.id}`);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1_280);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(picture).toHaveCSS('filter', /invert\(1\)/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(picture).toHaveCSS('filter', 'none');
    const cached = `${url}/venue/${venue.id}/map.webp`;
    const headers = async () => (await request.get(cached)).headers();
    // Another test may have changed a sport meanwhile, on which every cached page and picture depends.
    await expect.poll(async () => (await headers())['cache-status']).toBe('maidan; hit');
    const etag = (await headers())['etag'] ?? '';
    expect((await request.get(cached, { headers: { 'if-none-match': etag } })).status()).toBe(304);
    const { latitude, longitude } = venue;
    const there = await createGame({ venueId: venue.id, latitude, longitude });
    await page.goto(`${url}/game/${there.id}`);
    await expect(picture).toHaveAttribute('src', `/venue/${venue.id}/map.webp`);
    await expectAccessible();
    const urdu = await request.get(`${url}/ur/venue/${venue.id}/map.webp`);
    expect([urdu.status(), urdu.headers()['content-type']]).toEqual([200, 'image/webp']);
    const guessed = await createVenue({ pointIsApproximate: true });
    expect((await request.get(`${url}/venue/${guessed.id}/map.webp`)).status()).toBe(404);
  } finally {
    await stop();
  }
});

test('the drawn map is dark in dark', async ({ page }) => {
  const map = await openMap(page, `/venues?search=${uniqueText()}`);
  const lightness = (of: string, property: string) =>
    map
      .locator(of)
      .first()
      .evaluate(
        (part, name) =>
          Number(/^oklch\(([\d.]+) /.exec(getComputedStyle(part).getPropertyValue(name))?.[1]),
        property,
      );
  for (const [colorScheme, isDark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(async () => (await lightness('.map-land', 'fill')) < 0.5).toBe(isDark);
    expect((await lightness('.maidan-map', 'background-color')) < 0.5).toBe(isDark);
  }
});

test('without streets a place is said in words, and no empty map is shown', async ({ page }) => {
  const venue = await createVenue({ latitude: 31.5, longitude: 74.4 });
  const picture = page.getByRole('img', { name: /^Map of where/ });
  const words = page.getByText(/^(?:\d+\.\d\skm [a-z-]+ of the centre|In the middle) of .*Lahore/);
  await page.goto(`/venue/${venue.id}`);
  await expect(words).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect((await page.request.get(`/venue/${venue.id}/map.webp`)).status()).toBe(404);
  const { latitude, longitude } = venue;
  const there = await createGame({ venueId: venue.id, latitude, longitude });
  await page.goto(`/game/${there.id}`);
  await expect(words).toBeVisible();
  await expect(picture).toHaveCount(0);
  // A private address is not described.
  const elsewhere = await createGame({ isPrivateAddress: true });
  await page.goto(`/game/${elsewhere.id}`);
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title ?? '' })).toBeVisible();
  await expect(words).toHaveCount(0);
});
