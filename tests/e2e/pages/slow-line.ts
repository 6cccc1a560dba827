import type { Page } from '@playwright/test';

/**
 * What a phone on a slow line shows first: the server's page, while its scripts are still on their way.
 * @returns lets them arrive
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
  };
}
