import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { createSession } from '@/lib/auth/session-store';
import type { GeoPoint } from '@/lib/geo/point';

/** A place of one's own on the southern ocean, so that nobody but the test's own people is near. */
export function somewhere(): GeoPoint {
  return { latitude: -30 - Math.random() * 25, longitude: 100 + Math.random() * 60 };
}

/** Rendered by the server, an element is there before it listens: React has taken it over once it carries its props. */
export async function expectLive(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    )
    .toBe(true);
}

/**
 * The toast on screen, for its five seconds; Radix's `status` is a copy for screen readers, there for one second only. By
 * its place and not its role: an open dialog takes everything outside it out of the tree of roles.
 */
export const toast = (page: Page, title: string) =>
  page.locator('[aria-label="Notifications (F8)"] li').filter({ hasText: title });

/** Another browser, signed in as `userId`; of the same size and look as `like`. */
export async function openAs(browser: Browser, userId: number, like: Page): Promise<Page> {
  const url = new URL(like.url()).origin;
  const context = await browser.newContext({
    viewport: like.viewportSize(),
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  });
  const { token } = await createSession({ userId });
  await context.addCookies([
    { name: 'next-auth.session-token', value: token, url, httpOnly: true, sameSite: 'Lax' },
  ]);
  return context.newPage();
}
