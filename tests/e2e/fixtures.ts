import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createSession } from '@/lib/auth/session-store';

interface Fixtures {
  /** Plants a session of `userId` in this browser, as signing in would. */
  signInAs: (userId: number) => Promise<void>;
  /** Nothing in the page may break WCAG 2.2 AA as far as axe can see. */
  expectAccessible: () => Promise<void>;
  /** Messages a test expects on the console: everything else fails it. */
  expectedConsole: RegExp[];
}

// Chromium itself prints one for every answer of 400 and up; the tests look at those answers on their own.
// The recorder of traces fetches the preview of a picture that cannot be drawn; without it the message is not there.
const NETWORK_NOISE = /Failed to load resource|^Connecting to 'blob:.*connect-src 'self'/;

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],

  page: async ({ page, expectedConsole }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    const unexpected = problems.filter(
      (text) => !NETWORK_NOISE.test(text) && !expectedConsole.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
  },

  signInAs: async ({ context, baseURL }, use) => {
    await use(async (userId) => {
      const { token, expires } = await createSession({ userId });
      await context.addCookies([
        {
          name: 'next-auth.session-token',
          value: token,
          url: baseURL ?? '',
          httpOnly: true,
          sameSite: 'Lax',
          expires: Math.floor(expires.getTime() / 1000),
        },
      ]);
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(() => expectNoViolations(page));
  },
});

async function expectNoViolations(page: Page): Promise<void> {
  // What still fades in has colours that are mixed with those behind it: nothing moves while axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // What the bar at the top happens to lie over is measured as if it were that small.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const running = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  // Next sends a page's title after the page, and puts another one in its place when a part of the page is drawn anew.
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, 'what axe finds').toEqual([]);
}

export { expect };
