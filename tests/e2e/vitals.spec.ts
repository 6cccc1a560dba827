import type { Page } from '@playwright/test';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';

/** A person's browser, and one of the visits that are measured. */
async function draw(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Math.random = () => 0;
    const send = navigator.sendBeacon.bind(navigator);
    // Playwright cannot read what is sent this way.
    navigator.sendBeacon = (url, body) => {
      Object.assign(window, { beacon: body });
      return send(url, body);
    };
  });
}

const isProgram = (url: string) => url.endsWith('/vitals.js');

async function leave(page: Page): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/vitals'));
  // A browser of tests is never hidden by another page.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await (await sent).response())?.status()).toBe(204);
  return JSON.parse(await page.evaluate('window.beacon.text()'));
}

test('one visit in ten tells what it took, of guests and members', async ({
  page,
  signInAs,
  baseURL,
}) => {
  const venue = await createVenue();
  await draw(page);
  await page.context().addCookies([{ name: 'language', value: 'ur', url: baseURL }]);
  const loaded = page.waitForResponse((response) => isProgram(response.url()));
  await page.goto(`/ur/venue/${venue.id}`);
  expect((await loaded).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  // The largest part is known for good with the first tap.
  await page.getByRole('heading', { level: 1 }).click();
  const guest = await leave(page);
  expect(guest).toMatchObject({
    page: '/venue/[id]',
    device: 'phone',
    language: 'ur',
    ttfb: expect.any(Number),
    lcp: expect.any(Number),
    cls: expect.any(Number),
  });

  const user = await createOnboardedUser();
  await signInAs(user.id);
  const again = page.waitForResponse((response) => isProgram(response.url()));
  await page.goto('/my-games');
  await again;
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').click();
  expect(await leave(page)).toMatchObject({ page: '/my-games', language: 'ur' });
});

for (const [name, script] of [
  ['asks not to be tracked', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  ['has Global Privacy Control', 'navigator.globalPrivacyControl = true'],
  ['is not drawn', 'Math.random = () => 0.1'],
  ['is driven by a program', "Object.defineProperty(navigator, 'webdriver', { value: true })"],
] as const) {
  test(`nothing is loaded or sent by a browser that ${name}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The first definition of a property stands.
    if (name !== 'is driven by a program') await draw(page);
    await page.addInitScript(script);
    await page.goto('/venues', { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(asked.filter((url) => /vitals/.test(url))).toEqual([]);
  });
}
