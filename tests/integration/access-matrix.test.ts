import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS, areasOf, compareCalls } from './access-matrix';
import { operationNames } from './call';

it('every API call belongs to the access matrix of exactly one area', () => {
  const homeless = operationNames.filter((name) => areasOf(name).length !== 1);
  expect(homeless, 'name the first word of the new path in AREAS').toEqual([]);
});

it.each(Object.keys(AREAS))('the access matrix of %s has a test', (area) => {
  const text = readFileSync(`tests/integration/${area}-access.test.ts`, 'utf8');
  expect(text).toContain('describeAccess<');
  expect(text).toContain(`area: '${area}'`);
});

it('a call without a line in its table is found, and a line without a call', () => {
  const calls = ['GET /api/venues', 'GET /api/groups'] as const;
  const named = new Set<string>(['GET /api/venues']);
  expect(compareCalls('venues', named, calls)).toEqual({ missing: [], leftOver: [] });
  const planted = [...calls, 'POST /api/venues/{id}/planted'] as const;
  expect(compareCalls('venues', named, planted)).toEqual({
    missing: ['POST /api/venues/{id}/planted'],
    leftOver: [],
  });
  expect(compareCalls('venues', named, [])).toEqual({ missing: [], leftOver: ['GET /api/venues'] });
  expect(areasOf('GET /api/planted'), 'a path of no area').toEqual([]);
});

const PICTURES = 'tests/integration/share-picture-access.test.ts';

/** Routes that are not in the API document, each with the test of its access rules. */
const OUTSIDE: Record<string, string> = {
  'app/(public)/coach/[id]/card.png/route.ts': PICTURES,
  'app/(public)/game/[id]/card.png/route.ts': PICTURES,
  'app/(public)/group/[id]/card.png/route.ts': PICTURES,
  'app/(public)/join/[token]/card.png/route.ts': PICTURES,
  'app/(public)/join/[token]/qr.png/route.ts': PICTURES,
  'app/(public)/join/[token]/qr.svg/route.ts': PICTURES,
  'app/(public)/venue/[id]/card.png/route.ts': PICTURES,
  'app/(public)/venue/[id]/map.webp/route.ts': PICTURES,
  'app/(public)/venues/[city]/[sport]/card.png/route.ts': PICTURES,
  // The same for all, and without personal data.
  'app/(public)/venues/card.png/route.ts': 'server/web/page-server-language.test.ts',
  'app/icons/[file]/route.ts': 'server/web/page-server-language.test.ts',
  'app/api/reports/appeal/route.ts': 'lib/admin/service/appeal.test.ts',
  'app/manifest.webmanifest/route.ts': 'tests/e2e/languages.spec.ts',
  'app/.well-known/security.txt/route.ts': 'app/.well-known/security.txt/route.test.ts',
  'app/embed/[kind]/[id]/route.ts': 'app/embed/[kind]/[id]/route.test.ts',
  'app/embed/[kind]/[id]/feed.json/route.ts': 'app/embed/[kind]/[id]/route.test.ts',
  'app/old-browser/route.ts': 'app/old-browser/route.test.ts',
  'app/sw.js/route.ts': 'tests/e2e/notifications-ways.spec.ts',
  'app/media/[...key]/route.ts': 'lib/messages/service/pictures.test.ts',
  'app/media/map/[file]/route.ts': 'app/media/map/[file]/route.test.ts',
  'app/sitemap.xml/route.ts': 'lib/venues/service/list-places.test.ts',
  'app/sitemap/[file]/route.ts': 'lib/venues/service/list-places.test.ts',
  'app/api/[[...path]]/route.ts': 'tests/e2e/api.spec.ts',
  'app/api/auth/[...nextauth]/route.ts': 'app/api/auth/[...nextauth]/route.test.ts',
  'app/api/games/answer/route.ts': 'app/api/games/answer/route.test.ts',
  'app/api/health/route.ts': 'app/api/health/route.test.ts',
  'app/api/join/[token]/form/route.ts': 'tests/integration/join-form-access.test.ts',
  'app/api/language/route.ts': 'lib/users/service/choose-language.test.ts',
  'app/api/login/route.ts': 'app/api/login/route.test.ts',
  'app/api/logout/route.ts': 'app/api/logout/route.test.ts',
  'app/api/notifications/unsubscribe/route.ts': 'lib/notifications/service/notify.test.ts',
  'app/api/coach-clients/act/route.ts': 'app/api/coach-clients/act/route.test.ts',
  'app/api/regulars/answer/route.ts': 'app/api/regulars/answer/route.test.ts',
  'app/api/regulars/claim/route.ts': 'app/api/regulars/answer/route.test.ts',
  'app/api/openapi.json/route.ts': 'app/api/openapi.json/route.test.ts',
};

it('a route outside the API document names its access test', () => {
  const listed = new Set(
    operationNames.map((name) => {
      const path = name.split(' ')[1] ?? '';
      return `app${path.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`;
    }),
  );
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file}`)
    .filter((file) => file.endsWith('/route.ts') && !listed.has(file));
  expect(routes.toSorted(), 'say in OUTSIDE which test covers it').toEqual(
    Object.keys(OUTSIDE).toSorted(),
  );
  for (const test of Object.values(OUTSIDE)) expect(existsSync(test), test).toBe(true);
});
