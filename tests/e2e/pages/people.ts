import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { createSession } from '@/lib/auth/session-store';
import { snapToCell } from '@/lib/geo/grid';
import type { GeoPoint } from '@/lib/geo/point';

const ROWS = 16;
const COLUMNS = 60;
/** A file for each square that is taken. Playwright empties the folder before a run, and its processes share it. */
const TAKEN = 'test-results/squares';
let square = 0;

/**
 * A place of one's own far in the south, so that nobody but the test's own people is near: squares of two degrees, none of
 * them given twice in a run. People are looked for within 100 km.
 * @throws when all squares are taken
 */
export function somewhere(): GeoPoint {
  mkdirSync(TAKEN, { recursive: true });
  while (!claim(square)) square += 1;
  if (square >= ROWS * COLUMNS) throw new Error('Every square of the south is taken');
  // In the middle of a cell of the grid that distances are counted in: whole kilometres away are as many cells.
  return snapToCell({
    latitude: -25 - 2 * Math.floor(square / COLUMNS),
    longitude: 60 + 2 * (square % COLUMNS),
  });
}

/** @returns whether the square is this test's now; false when another has it */
function claim(wanted: number): boolean {
  try {
    closeSync(openSync(join(TAKEN, String(wanted)), 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
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

/** As if this were the only place: what is nearest elsewhere belongs to other tests. */
export function nothingElsewhere(page: Page): Promise<unknown> {
  return page.route(/[?&]radius=any/, (route) => route.fulfill({ json: [] }));
}

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
