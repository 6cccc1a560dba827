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
    await expect(map.getByText('Offline map: streets not available')).toBeHidden();
    await expect.poll(() => colorsOf(page)).toBeGreaterThan(2);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every((status) => status === 206)).toBe(true);
    expect(elsewhere.filter((address) => /^https?:/.test(address))).toEqual([]);
    await expectAccessible();
    // The picture of a venue shows them too.
    const venue = await createVenue();
    const picture = await request.get(`${url}/venue/${venue.id}/map.webp`);
    expect(picture.headers()['content-type']).toBe('image/webp');
  } finally {
    await stop();
  }
});

test('pages of a venue and of a game there show a map that is kept', async ({
  page,
  expectAccessible,
}) => {
  const venue = await createVenue();
  await page.goto(`/venue/${venue.id}`);
  const map = page.getByRole('img', { name: /^Map of where/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1_280);
  const cachedHeaders = async () =>
    (await page.request.get(`/venue/${venue.id}/map.webp`)).headers();
  // Another test may have changed the map or a sport meanwhile, on which every cached page and picture depends.
  await expect.poll(async () => (await cachedHeaders())['cache-status']).toBe('maidan; hit');
  const again = await page.request.get(`/venue/${venue.id}/map.webp`, {
    headers: { 'if-none-match': (await cachedHeaders())['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);

  const { latitude, longitude } = venue;
  const there = await createGame({ venueId: venue.id, latitude, longitude });
  await page.goto(`/game/${there.id}`);
  await expect(map).toHaveAttribute('src', `/venue/${venue.id}/map.webp`);
  await expectAccessible();
  const urdu = await page.request.get(`/ur/venue/${venue.id}/map.webp`);
  expect([urdu.status(), urdu.headers()['content-type']]).toEqual([200, 'image/webp']);
  // A private address has none.
  const elsewhere = await createGame({ isPrivateAddress: true });
  await page.goto(`/game/${elsewhere.id}`);
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  await expect(map).toBeHidden();
  const guessed = await createVenue({ pointIsApproximate: true });
  expect((await page.request.get(`/venue/${guessed.id}/map.webp`)).status()).toBe(404);
});
