import type { Page, Request } from '@playwright/test';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

/** kB of JavaScript transferred (compressed) until the page is idle. */
async function scriptWeightKb(page: Page, path: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  test.info().annotations.push({ type: 'weight', description: `${path}: ${weight.toFixed(0)} kB` });
  return weight;
}

// Sizes, not times. Hashes in the scripts make builds of the same code differ by a few hundred bytes,
// so a budget leaves room for that.
test('the landing page stays small for a phone on a slow connection', { tag: '@phone' }, async ({
  page,
}) => {
  const weight = await scriptWeightKb(page, '/');
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThanOrEqual(176);
});

test('Discover stays small for a phone on a slow connection', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  const weight = await scriptWeightKb(page, '/');
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThanOrEqual(278);
});
