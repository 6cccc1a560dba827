import type { APIResponse, Page, Request } from '@playwright/test';
import { createSession } from '@/lib/platform/auth/session-store';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { createPages } from './pages/guest-pages';
import { wake } from './pages/live';
import { delayFonts } from './pages/slow-line';

/** The kinds that are kept for all guests: their scripts come at the first touch. */
const KEPT = ['landing', 'place', 'venue', 'group', 'game', 'coach', 'demo'];

/** kB of JavaScript (compressed) that a guest's page loads, by itself or then: measured, and a little more. Next alone has 135. */
const KB_MAX: Record<string, number> = {
  landing: 157,
  venues: 189,
  place: 158,
  venue: 168,
  group: 168,
  game: 166,
  games: 183,
  coaching: 180,
  coach: 164,
  join: 159,
  privacy: 153,
  demo: 160,
};

test('a guest’s page loads little, and asks for nothing by itself', { tag: '@phone' }, async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  const weights: Record<string, number> = {};
  const alone: Record<string, number> = {};
  for (const [name, path] of Object.entries(await createPages())) {
    // A browser that has nothing yet.
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    const scripts: Request[] = [];
    let isTouched = false;
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      // An opened link is counted with the first touch.
      if (isTouched && pathname.endsWith('/opens')) return;
      const isPart = searchParams.has('_rsc') || 'rsc' in request.headers();
      if (pathname.startsWith('/api/') || isPart) asked.push(`${name}: ${request.url()}`);
    });
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
    });
    const kb = async () => {
      const sizes = await Promise.all(scripts.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      return Math.round(bytes / 102.4) / 10;
    };
    await page.goto(path, { waitUntil: 'networkidle' });
    alone[name] = await kb();
    isTouched = true;
    await wake(page);
    await page.waitForLoadState('networkidle');
    weights[name] = await kb();
    await context.close();
  }
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weights) });
  expect(asked).toEqual([]);
  expect(KEPT.filter((name) => alone[name] !== 0)).toEqual([]);
  expect(Object.entries(weights).filter(([name, kb]) => kb > (KB_MAX[name] ?? 0))).toEqual([]);
});

const SHELL = /Account menu of Ayesha Khan/;

test('a member’s page has their own shell and buttons before any script', {
  tag: '@desktop',
}, async ({ request }) => {
  const pages = await createPages();
  const { id: userId } = await createOnboardedUser({ name: 'Ayesha Khan' });
  const { token } = await createSession({ userId });
  const read = (path: string, session: string) =>
    request.get(path, { headers: { cookie: `next-auth.session-token=${session}` } });
  for (const path of Object.values(pages)) {
    const own = await read(path, token);
    expect(await own.text(), path).toMatch(SHELL);
    expect(own.headers()['cache-control'], path).toMatch(/private.*no-store/);
    const forged = await read(path, 'f'.repeat(64));
    expect(await forged.text(), path).not.toMatch(SHELL);
    const guest = await request.get(path);
    expect(await guest.text(), path).not.toMatch(SHELL);
    // Kept for guests or not, and then for both.
    const kept = (answer: APIResponse) => answer.headers()['cache-status']?.split(';')[0];
    expect(kept(forged), path).toBe(kept(guest));
  }
  const bare = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(bare(await (await read(pages.game ?? '', token)).text())).toMatch(
    /<button[^>]*aria-label="Join Game: /,
  );
  expect(bare(await (await read(pages.group ?? '', token)).text())).toMatch(
    /<button[^>]*aria-label="Join Group: /,
  );
});

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}

/** How much a page has moved since its beginning, and what. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const found = { sum: 0, moved: [] as string[] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            found.sum += value;
            for (const { node } of sources)
              found.moved.push(
                `${value.toFixed(4)} ${node?.outerHTML?.slice(0, 200) ?? node?.nodeName}`,
              );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 500);
      }),
  );

test('nothing moves on a member’s public page while its parts arrive, the font last', async ({
  page,
  signInAs,
}) => {
  const pages = await createPages();
  const { id } = await createOnboardedUser();
  await signInAs(id);
  await delayFonts(page);
  for (const path of Object.values(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { sum, moved } = await shiftsOf(page);
    expect(sum, `${path}: ${moved.join(' | ')}`).toBeLessThanOrEqual(0.005);
  }
});

test('a page that the browser kept from before the sign-in becomes the member’s', {
  tag: '@phone',
}, async ({ page, signInAs }) => {
  const { group = '', privacy = '' } = await createPages();
  const { id } = await createOnboardedUser({ name: 'Ayesha Khan' });
  await page.goto(group);
  await expect(page.getByRole('link', { name: 'Sign in to join' }).first()).toBeVisible();
  await signInAs(id);
  await page.goto(privacy);
  await expect(page.getByRole('button', { name: SHELL })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: SHELL })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to join' })).toHaveCount(0);
});

test('a font that comes late is used from the next page on', { tag: '@phone' }, async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const widthOf = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const haveFonts = await delayFonts(page);
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const inFallback = await widthOf();
  await haveFonts();
  await expect(async () => {
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    expect(await widthOf()).not.toBeCloseTo(inFallback, 1);
  }).toPass();
});
