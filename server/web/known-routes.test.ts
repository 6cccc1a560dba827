import { readdirSync } from 'node:fs';
import { posix as path } from 'node:path';
import { getNamedRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import { sortPages } from 'next/dist/shared/lib/router/utils/sortable-routes';
import { expect, it } from 'vitest';
import { operations } from '@/app/api/openapi.json/operations';
import { createRouteOf } from '@/server/web/known-routes';

/** The paths of the pages and calls in `app`, as the build writes them into its manifest. */
function builtRoutes(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file))
    .map((file) => path.join('/', path.dirname(file).replaceAll(/\([^)]+\)\/?/g, '')))
    .map((route) => (route === '/' ? route : route.replace(/\/$/, '')));
}

const pages = sortPages([...new Set(builtRoutes())]);
const routes = pages.map((page) => ({
  page,
  regex: getNamedRouteRegex(page, { prefixRouteKeys: true }).re.source,
}));
const routeOf = createRouteOf({
  staticRoutes: routes.filter(({ page }) => !page.includes('[')),
  dynamicRoutes: routes.filter(({ page }) => page.includes('[')),
});

it.each([
  ['/', '/'],
  ['/ur', '/'],
  ['/venue/12', '/venue/[id]'],
  ['/ur/venue/12?utm_source=x', '/venue/[id]'],
  ['/venues/lahore/cricket', '/venues/[city]/[sport]'],
  ['/api/groups/12/members?cursor=3', '/api/groups/[id]/members'],
  ['/api/health', '/api/health'],
  ['/media/avatar/x.webp', '/media/[...key]'],
  ['/_next/static/chunks/1.js', '/_next'],
  ['/ws?EIO=4', '/ws'],
  ['/wp-login.php', 'other'],
  ['/venue/12/more', 'other'],
  ['/api/unheard-of', 'other'],
  ['/%', 'other'],
  ['*', 'other'],
  ['', 'other'],
])('names the route of %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});

it('has a name for every call of the API', () => {
  const wrong = operations.filter(({ path: call }) => {
    const url = call.replaceAll(/\{\w+\}/g, '12');
    return routeOf(url) !== call.replaceAll(/\{(\w+)\}/g, '[$1]');
  });
  expect(wrong.map(({ path: call }) => call)).toEqual([]);
});

it('has no more names than routes, whatever the URL', () => {
  const names = new Set(pages);
  const words = ['venue', 'api', 'ur', 'group', '_next', 'ws', '..', '%2e', 'x'.repeat(3_000), ''];
  const found = new Set<string>();
  for (let turn = 0; turn < 3_000; turn += 1) {
    const parts = [turn, turn * 7, turn * 13].map((at) => `${words[at % words.length]}${turn % 5}`);
    found.add(routeOf(`/${words[turn % words.length]}/${parts.join('/')}?q=${turn}`));
    found.add(routeOf(`/${parts.join('/')}`));
  }
  const more = [...found].filter((name) => !names.has(name));
  expect(more.toSorted()).toEqual(['/_next', 'other']);
});
