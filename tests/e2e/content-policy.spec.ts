import type { Page } from '@playwright/test';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { untilLive } from './pages/live';

declare global {
  interface Window {
    violations: string[];
    injected?: string;
  }
}

test.use({ expectedConsole: [/Content Security Policy/] });

/** The violations reported on this page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy, path).toMatch(
    /script-src 'self' (?:'nonce-|'sha256-)[^;]*; script-src-attr 'none'/,
  );
  expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
  // Once the button has a handler, React has hydrated and all permitted scripts have run.
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  const hydrated = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  const isFinished = await page.evaluate(() => !('__next_f' in window));
  expect(hydrated, `${path} has come to life`).toBe(!isFinished);
  expect(await page.evaluate(() => window.violations), path).toEqual([]);
}

/** An element with an inline handler and an inline script, as an injection would add. */
async function inject(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = "window.injected = 'script'";
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = `<img src="/no/such.png" onerror="window.injected = 'handler'">`;
    document.body.append(holder);
    await new Promise((done) => setTimeout(done, 500));
  });
}

test('the content policy blocks injected scripts and nothing that pages need', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  const owner = await createOnboardedUser();
  const group = await createGroup({ creatorId: owner.id });
  const game = await createGame({ groupId: group.id, creatorId: owner.id });
  const venue = await createVenue();
  const open = [
    '/',
    '/?utm_source=letter',
    `/group/${group.id}`,
    `/group/${group.id}?tab=games&utm_source=letter`,
    `/game/${game.id}`,
    `/venue/${venue.id}`,
    '/venues',
    '/games',
    '/coaching',
    '/privacy',
    '/test-group',
    '/offline',
    '/sign-in',
    '/register',
  ];
  await watch(page);
  for (const path of open) await visit(page, path);
  await inject(page);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  expect(await page.evaluate(() => window.violations.length)).toBe(2);
  await page.goto(`/group/${group.id}`);
  await inject(page);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();

  await signInAs(owner.id);
  for (const path of [
    '/',
    '/groups',
    `/group/${group.id}`,
    '/messages',
    '/profile',
    '/players',
    '/my-games',
  ]) {
    await visit(page, path);
  }
});

test('every response has a policy', { tag: '@desktop' }, async ({ request }) => {
  for (const path of [
    '/',
    '/sign-in',
    '/no/such/page',
    '/api/sports',
    '/api/nothing',
    '/_next/static/none.js',
    '/robots.txt',
  ]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src-attr 'none'");
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
  }
});
