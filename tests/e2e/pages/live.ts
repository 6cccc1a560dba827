import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE } from './line';

/**
 * Whether every button of a page of Next can be pressed: React has set its props on it, or the page holds presses until it has.
 * Other documents have none.
 */
const isLive = () =>
  !('__next_f' in window) ||
  [...document.querySelectorAll('button')].every(
    (button) =>
      button.closest('[hidden], .leaflet-container, altcha-widget') ||
      Object.keys(button).some((key) => key.startsWith('__reactProps$')),
  );

/** Waits until the page is live, because a press on a button that only the server has rendered does nothing. */
export async function untilLive(page: Page): Promise<void> {
  const end = Date.now() + 60_000 * PATIENCE;
  while (Date.now() < end) {
    // A page that leads on at once destroys the context of the question.
    if (await page.evaluate(isLive).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Presses until something is shown. It is not pressed again once it is: a second press would undo the first, or wait for ever
 * under the dialog that the first has opened.
 */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (await shown.isHidden()) await button.click({ timeout: 10_000 });
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass();
}
