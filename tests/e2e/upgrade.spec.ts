import type { Page } from '@playwright/test';
import { db } from '@/lib/platform/db/client';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

const EARLIER = 'of-an-earlier-release';

test.use({
  // The page is changed in transit, which its script policy would block.
  bypassCSP: true,
  // Browsers do not count such a page as one of this machine, so it may not connect to it.
  expectedConsole: [/^WebSocket connection to .*LOCAL_NETWORK_ACCESS/],
});

/** Marks a page as made by an earlier release, like one that was opened before an upgrade. */
async function openFromEarlier(page: Page, path: string): Promise<string> {
  let release = '';
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      release = /data-release="([^"]+)"/.exec(html)?.[1] ?? '';
      await route.fulfill({ response, body: html.replaceAll(release, EARLIER) });
    },
    { times: 1 },
  );
  await page.goto(path);
  expect(release).not.toBe('');
  return release;
}

test('a page of an earlier release is replaced at its next navigation, not while somebody writes', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  const release = await openFromEarlier(page, '/profile?tab=settings');
  const shown = page.locator('html');
  await expect(shown).toHaveAttribute('data-release', EARLIER);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });

  // A partly filled field. Settings are saved at once, and then refresh the page.
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.setAttribute('aria-label', 'Half a letter');
    document.querySelector('main')?.prepend(field);
  });
  const field = page.getByLabel('Half a letter');
  await field.fill('Dear all');
  const pause = page.getByRole('switch', { name: 'Pause my profile' });
  await pause.check();
  const isPaused = async () => (await db.user.findUniqueOrThrow({ where: { id: me.id } })).pausedAt;
  await expect.poll(isPaused).not.toBeNull();
  await pause.uncheck();
  await expect.poll(isPaused).toBeNull();
  await expect(field).toHaveValue('Dear all');
  expect(documents).toEqual([]);

  await page
    .getByRole('navigation', { name: /^Main/ })
    .filter({ visible: true })
    .getByRole('link', { name: 'Groups' })
    .click();
  await expect(page).toHaveURL(/\/groups$/);
  await expect(shown).toHaveAttribute('data-release', release);
  expect(documents).toEqual(['/groups']);
});

test('a page of an earlier release is replaced by the next refresh when nobody writes', async ({
  page,
  signInAs,
}) => {
  const me = await createOnboardedUser();
  await signInAs(me.id);
  const release = await openFromEarlier(page, '/profile?tab=settings');
  await page.getByRole('switch', { name: 'Pause my profile' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-release', release);
  await expect(page.getByRole('switch', { name: 'Pause my profile' })).toBeChecked();
});
