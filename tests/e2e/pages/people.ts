import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { createSession } from '@/lib/platform/auth/session-store';
import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';

const ROWS = 16;
const COLUMNS = 60;
/** A file per square in use. Playwright empties the folder before a run, and its processes share it. */
const TAKEN = 'test-results/squares';
let square = 0;

/**
 * A place far in the south, so that only the test's own people are nearby. Squares of two degrees, each used once per run.
 * People are searched within 100 km.
 * @throws when all squares are in use
 */
export function somewhere(): GeoPoint {
  mkdirSync(TAKEN, { recursive: true });
  while (!claim(square)) square += 1;
  if (square >= ROWS * COLUMNS) throw new Error('Every square of the south is taken');
  // In the middle of a grid cell: distances are counted in cells, so whole kilometres are as many cells.
  return snapToCell({
    latitude: -25 - 2 * Math.floor(square / COLUMNS),
    longitude: 60 + 2 * (square % COLUMNS),
  });
}

/** @returns whether this test has got the square; false when another has it */
function claim(wanted: number): boolean {
  try {
    closeSync(openSync(join(TAKEN, String(wanted)), 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A server-rendered element exists before it is interactive. It is hydrated once React has set its props on it. */
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
 * The visible toast, which lives for five seconds. Located by position and not by role: an open dialog hides everything outside
 * it from the accessibility tree.
 */
export const toast = (page: Page, title: string) =>
  page.locator('[aria-label="Notifications (F8)"] li').filter({ hasText: title });

/** Hides results from elsewhere, which belong to other tests. */
export function nothingElsewhere(page: Page): Promise<unknown> {
  return page.route(/[?&]radius=any/, (route) => route.fulfill({ json: [] }));
}

/** Another browser, signed in as `userId`, with the same size and options as `like`. */
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
