import type { APIResponse, Page, Request } from '@playwright/test';
import { createSession } from '@/lib/platform/auth/session-store';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createNotification } from '@/tests/factories/notifications';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { createPages } from './pages/guest-pages';
import { untilLive } from './pages/live';
import { delayFonts } from './pages/slow-connection';

/** kB of styles (compressed) that a page loads by itself: measured, plus a margin. */
const STYLES_KB_MAX = 9;

test('a guest’s page loads little, and asks for nothing by itself', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  const weights: Record<string, number> = {};
  const styles: Record<string, number> = {};
  const { demo: _live, ...pages } = await createPages();
  for (const [name, path] of Object.entries(pages)) {
    // An empty browser.
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    const scripts: Request[] = [];
    const sheets: Request[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const isPart = searchParams.has('_rsc') || 'rsc' in request.headers();
      if (pathname.startsWith('/api/') || isPart) asked.push(`${name}: ${request.url()}`);
    });
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
      if (request.resourceType() === 'stylesheet') sheets.push(request);
    });
    const kb = async (requests: Request[]) => {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      return Math.round(bytes / 102.4) / 10;
    };
    await page.goto(path, { waitUntil: 'networkidle' });
    weights[name] = await kb(scripts);
    styles[name] = await kb(sheets);
    await context.close();
  }
  test
    .info()
    .annotations.push({ type: 'weight', description: JSON.stringify({ weights, styles }) });
  expect(asked).toEqual([]);
  expect(Object.entries(styles).filter(([, kb]) => kb < 4 || kb > STYLES_KB_MAX)).toEqual([]);
  expect(Object.entries(weights).filter(([, kb]) => kb !== 0)).toEqual([]);
});

test('a list that has not changed is not sent again', async ({ playwright, baseURL }) => {
  const guest = await playwright.request.newContext({ baseURL });
  for (const path of ['/venues', '/venues?sport=1', '/games', '/coaching']) {
    const { etag = '' } = (await guest.get(path)).headers();
    const again = await guest.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
  }
  await guest.dispose();
});

/** The computed style of every element of a page. Runs in the browser. */
function look(): string[] {
  // The shapes of a drawing may still be loading.
  return [...document.querySelectorAll('body, body *:not(svg *)')].flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element, pseudo);
      const tag = `${(element.cloneNode() as Element).outerHTML.slice(0, 200)} ${pseudo ?? ''}`;
      // Not rendered; most elements have neither.
      if (pseudo && style.content === 'none') return `${tag};none`;
      // Chromium reports sometimes 64px, sometimes 0px for a margin that is auto; the element's position is reliable.
      const names = [...style].filter((name) => !name.startsWith('margin'));
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      const place = `at:${x} ${y};size:${width} ${height}`;
      return `${tag};${place};${values.join(';')}`;
    }),
  );
}

test('the styles that a guest’s page loads are all that its elements use', {
  tag: '@both',
}, async ({ browser, baseURL, viewport, isMobile }) => {
  const { demo: _live, ...pages } = await createPages();
  for (const path of [...Object.values(pages), '/ur']) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      colorScheme: isMobile ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date());
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\.css$/, (route) => mayCome.then(() => route.continue()));
    // Scripts would change the page, and a late font moves the text.
    await page.route(/\.woff2$/, (route) => route.abort());
    // The map would report a failure.
    await page.route(/\.js$/, () => undefined);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const own = await page.evaluate(look);
    await page.evaluate(() => {
      const { sheets = '' } =
        document.querySelector<HTMLElement>('script[data-sheets]')?.dataset ?? {};
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: sheets,
      });
      document.head.append(link);
    });
    letCome();
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href$=".css"]')?.sheet,
    );
    const whole = await page.evaluate(look);
    expect(own.length, path).toBeGreaterThan(100);
    expect(whole.length, path).toBe(own.length);
    const different = own.flatMap((text, index) =>
      text === whole[index] ? [] : [differenceOf(text, whole[index] ?? '')],
    );
    expect(different, path).toEqual([]);
    await context.close();
  }
});

/** The first 200 characters of an element and the properties that differ. */
function differenceOf(before: string, after: string): string {
  const later = new Set(after.split(';'));
  const changed = before.split(';').filter((part) => !later.has(part));
  return `${before.slice(0, 200)}: ${changed.join('; ')}`;
}

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
    // Cached for guests or not, and then for both.
    const kept = (response: APIResponse) => response.headers()['cache-status']?.split(';')[0];
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

/** The layout shift of a page since its beginning, and its sources. */
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

test('nothing moves on a member’s page while its parts arrive, the font and the data last', async ({
  page,
  signInAs,
}) => {
  test.slow();
  const pages = await createPages();
  const me = await createOnboardedUser();
  const other = await createOnboardedUser({ name: 'Omar Writes' });
  const group = await createGroup({ memberIds: [me.id] });
  const game = await createGame({ groupId: group.id, startsAt: hoursFromNow(3) });
  await addParticipant(game.id, me.id);
  const { id: chatId } = await createConversation(me.id, other.id);
  await createMessage(chatId, other.id, 'Shall we play at eight?');
  await createNotification(me.id, {});
  await signInAs(me.id);
  await delayFonts(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const own = ['/', '/groups', '/players', '/messages', '/my-games', '/venues'];
  const moving: string[] = [];
  for (const path of [...own, `/group/${group.id}`, `/game/${game.id}`, ...Object.values(pages)]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilLive(page);
    const { sum, moved } = await shiftsOf(page);
    if (sum > 0.005) moving.push(`${path} ${sum.toFixed(4)}: ${moved.join(' | ')}`);
  }
  expect(moving).toEqual([]);
});

test('a page that the browser kept from before the sign-in becomes the member’s', async ({
  page,
  signInAs,
}) => {
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

test('a font that comes late is used from the next page on', async ({ page }) => {
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
