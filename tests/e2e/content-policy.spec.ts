import type { Page } from '@playwright/test';
import { createGroup } from '@/tests/factories/groups';
import { expect, test } from './fixtures';
import { watchPolicy } from './pages/walk';

declare global {
  interface Window {
    injected?: string;
  }
}

test.use({ expectedConsole: [/Content Security Policy/] });

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

test('the content policy blocks injected scripts', { tag: '@desktop' }, async ({ page }) => {
  const group = await createGroup();
  await watchPolicy(page);
  for (const path of ['/register', `/group/${group.id}`]) {
    await page.goto(path);
    await inject(page);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
    expect(await page.evaluate(() => window.violations.length)).toBe(2);
  }
});

test('every response has the security headers, and only public pages can be indexed', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of [
    '/',
    '/privacy',
    '/discover',
    '/sign-in',
    '/no/such/page',
    '/api/sports',
    '/api/nothing',
    '/api/auth/user',
    '/_next/static/none.js',
    '/robots.txt',
  ]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src-attr 'none'");
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy, path).toContain("object-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    // A file is no page.
    if (/\.\w+$/.test(path)) continue;
    expect(headers['x-robots-tag'] ?? null, path).toBe(
      ['/', '/privacy'].includes(path) ? null : 'noindex',
    );
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /');
  expect(robots).toContain('Allow: /ur/icons/');
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});
