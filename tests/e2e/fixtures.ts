import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import type axe from 'axe-core';
import { createSession } from '@/lib/platform/auth/session-store';
import { startProxy } from '@/tests/chaos/proxy';
import { slowConnection } from './pages/connection';
import { untilLive } from './pages/live';

interface Fixtures {
  /** Adds a session of `userId` to this browser, as signing in would. */
  signInAs: (
    userId: number,
    how?: Omit<Parameters<typeof createSession>[0], 'userId'>,
  ) => Promise<void>;
  /** Fails on any WCAG 2.2 AA violation that axe can find. */
  expectAccessible: () => Promise<void>;
  /** Console messages that a test expects; any other message fails it. */
  expectedConsole: RegExp[];
}

// Chromium prints one for every response of 400 and up; the tests check those responses themselves. The trace recorder also
// fetches previews of broken pictures. An old Chromium does not know popovers, which instrumentation-client.ts brings.
const NETWORK_NOISE =
  /Failed to load resource|^Connecting to 'blob:.*connect-src 'self'|^Found a 'popover' attribute/;

/** Minified: a page reads it in two thirds of the time that the package's `source` takes. */
const AXE = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Go = (...given: unknown[]) => Promise<Response | null>;

/**
 * Every `goto` and `reload` of this process waits until the page is live. Tests that act before that, or wait for something
 * else, set `waitUntil`.
 */
function waitForLivePages(page: Page): void {
  const pages = Object.getPrototypeOf(page) as Record<'goto' | 'reload', Go> & { waits?: true };
  if (pages.waits) return;
  pages.waits = true;
  for (const name of ['goto', 'reload'] as const) {
    const go = pages[name];
    pages[name] = async function (this: Page, ...given) {
      const response = await go.apply(this, given);
      const options = given.at(-1);
      const isEarly = typeof options === 'object' && options !== null && 'waitUntil' in options;
      if (!isEarly) await untilLive(this);
      return response;
    };
  }
}

export const test = base.extend<Fixtures>({
  // Every browser of a worker shares one connection, like a household. The tests' own requests do not.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const line = slowConnection();
      if (!line) return use(launchOptions);
      const port = Number(new URL(process.env.E2E_BASE_URL ?? '').port);
      const proxy = await startProxy([port]);
      await proxy.change(line);
      const rule = `--host-resolver-rules=MAP localhost:${port} 127.0.0.1:${proxy.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
      await proxy.close();
    },
    { scope: 'worker' },
  ],

  expectedConsole: [[], { option: true }],

  page: async ({ page, expectedConsole }, use) => {
    waitForLivePages(page);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    // A route that still answers a late request would fail the test that is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = problems.filter(
      (text) => !NETWORK_NOISE.test(text) && !expectedConsole.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
  },

  signInAs: async ({ context, baseURL }, use) => {
    await use(async (userId, how) => {
      const { token, expires } = await createSession({ userId, ...how });
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
    await use(async () => expect(await violationsOf(page), 'what axe finds').toEqual([]));
  },
});

/** The violations of WCAG 2.2 AA that axe finds in a page, or in a part of one whose rest it has seen; of all rules or of these. */
export async function violationsOf(
  page: Page,
  part?: Locator,
  runOnly: string[] = AXE_RULES,
): Promise<string[]> {
  // Elements that are fading in have blended colours, so animations are off while axe runs. Each change styles the page anew.
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // axe measures the visible part only, so an element partly covered by the top bar would count as too small.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const running = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  const analyze = async () => {
    await expect(page).toHaveTitle(/\S/);
    // Injected once per page, and queried for violations alone: a quarter of the time of its own driver, which also checks
    // frames.
    if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
    const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
    const { violations } = await (part ?? page.locator(':root')).evaluate(
      (root, asked) => (window as unknown as { axe: typeof axe }).axe.run(root, asked),
      options,
    );
    return violations;
  };
  let violations = await analyze();
  // Next streams the title after the page, and replaces it when the page is rendered again; a part that loads on demand brings the
  // heading of its screen. Either may be missing for a moment.
  const passing = ['document-title', 'page-has-heading-one'];
  if (violations.some(({ id }) => passing.includes(id))) {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    violations = await analyze();
  }
  if (!isStill) await page.emulateMedia({ reducedMotion: null });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

export { expect };
