import type { Page } from '@playwright/test';
import { untilLive } from './live';

/**
 * The server-rendered page of a slow connection, before its scripts have arrived.
 * @returns a function that lets the scripts load, and waits until the page is live
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    arrive();
    await page.waitForLoadState('load');
    await untilLive(page);
  };
}

/** Slow 4G, as Lighthouse simulates it for phones. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638.4 * 1_024) / 8,
    uploadThroughput: (750 * 1_024) / 8,
  });
}

/** Fonts arrive a second after they are asked for, which is later than a page waits for them. @returns ends it */
export async function delayFonts(page: Page): Promise<() => Promise<void>> {
  const fonts = /\.woff2$/;
  await page.route(fonts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  return () => page.unroute(fonts);
}
