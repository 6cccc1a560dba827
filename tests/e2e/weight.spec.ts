import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES } from '@/lib/platform/language/languages';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { wake } from './pages/live';

/** kB of JavaScript transferred (compressed) until the page is idle, after the first touch where scripts wait for it. */
async function scriptWeightKb(page: Page, path: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await wake(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  test.info().annotations.push({ type: 'weight', description: `${path}: ${weight.toFixed(0)} kB` });
  return weight;
}

test('the landing page stays small for a phone on a slow connection', { tag: '@phone' }, async ({
  page,
}) => {
  const weight = await scriptWeightKb(page, '/');
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThanOrEqual(157);
});

test('Discover stays small for a phone on a slow connection', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  const weight = await scriptWeightKb(page, '/');
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThanOrEqual(235);
});

test('a member’s page brings one small font and one small stylesheet', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  const user = await createOnboardedUser();
  await signInAs(user.id);
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (['font', 'stylesheet'].includes(request.resourceType())) loaded.push(request);
  });
  // Its filters have the most names of places.
  await page.goto('/venues?search=nowhere', { waitUntil: 'networkidle' });
  const kilobytes: Record<string, number[]> = { font: [], stylesheet: [] };
  for (const request of loaded) {
    const { responseBodySize } = await request.sizes();
    kilobytes[request.resourceType()]?.push(responseBodySize / 1_000);
  }
  expect(kilobytes.font).toHaveLength(1);
  expect(kilobytes.font?.[0]).toBeLessThanOrEqual(44);
  expect(kilobytes.stylesheet).toHaveLength(1);
  expect(kilobytes.stylesheet?.[0]).toBeLessThanOrEqual(20);
});

/** kB (compressed) of the scripts that the document names, whenever the browser loads them. */
async function namedScriptsKb(
  request: APIRequestContext,
  path: string,
  language: string,
): Promise<number> {
  const document = await (
    await request.get(path, { headers: { cookie: `language=${language}` } })
  ).text();
  expect(document).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  const scripts = new Set(document.match(/\/_next\/static\/[\w./~-]+?\.js/g));
  let bytes = 0;
  for (const script of scripts) {
    const answer = await request.get(script);
    bytes += gzipSync(await answer.body()).length;
  }
  return bytes / 1024;
}

for (const code of LANGUAGE_CODES.filter((each) => each !== ENGLISH)) {
  test(`${LANGUAGES[code].name} adds little to a page of guests`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const group = await createGroup();
    const game = await createGame({ groupId: group.id });
    const coach = await createCoach();
    const venue = await createVenue();
    const added: Record<string, number> = {};
    for (const path of [
      '/',
      '/venues',
      `/venue/${venue.id}`,
      '/games',
      `/game/${game.id}`,
      `/group/${group.id}`,
      '/coaching',
      `/coach/${coach.id}`,
    ]) {
      added[path] =
        (await namedScriptsKb(request, path, code)) -
        (await namedScriptsKb(request, path, ENGLISH));
    }
    expect(added['/games']).toBeGreaterThan(1);
    expect(Object.entries(added).filter(([, kb]) => kb > 6.5)).toEqual([]);
  });
}
