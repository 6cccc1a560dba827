import { expect, type Locator, type Page } from '@playwright/test';
import { TIMEOUT_FACTOR } from './connection';

/**
 * Whether every button of a Next page can be clicked: React has set its props, or the page holds clicks until then. Other
 * documents have none.
 */
const isLive = () =>
  !('__next_f' in window) ||
  [...document.querySelectorAll('button')].every(
    (button) =>
      button.closest('[hidden], .leaflet-container, altcha-widget') ||
      Object.keys(button).some((key) => key.startsWith('__reactProps$')),
  );

/** Waits until the page is hydrated, because a click on a server-rendered button does nothing. */
export async function untilLive(page: Page): Promise<void> {
  const end = Date.now() + 60_000 * TIMEOUT_FACTOR;
  while (Date.now() < end) {
    // A page that redirects at once destroys the evaluation's context.
    if (await page.evaluate(isLive).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Clicks until something is shown, but not again once it is: a second click would undo the first, or wait for ever under the
 * dialog that the first has opened.
 */
export async function clickUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (await shown.isHidden()) await button.click({ timeout: 10_000 });
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass();
}
