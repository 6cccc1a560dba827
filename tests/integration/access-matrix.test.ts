import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS, areasOf } from './access-matrix';
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

/** Routes below /api that are not in the API document, each with the test of its access rules. */
const OUTSIDE: Record<string, string> = {
  'app/api/[[...path]]/route.ts': 'tests/e2e/api.spec.ts',
  'app/api/auth/[...nextauth]/route.ts': 'app/api/auth/[...nextauth]/route.test.ts',
  'app/api/health/route.ts': 'app/api/health/route.test.ts',
  'app/api/join/[token]/form/route.ts': 'app/api/join/[token]/form/route.test.ts',
  'app/api/language/route.ts': 'lib/users/service/choose-language.test.ts',
  'app/api/login/route.ts': 'app/api/login/route.test.ts',
  'app/api/logout/route.ts': 'app/api/logout/route.test.ts',
  'app/api/notifications/unsubscribe/route.ts': 'lib/notifications/service/notify.test.ts',
  'app/api/openapi.json/route.ts': 'app/api/openapi.json/route.test.ts',
};

it('a route outside the API document names its access test', () => {
  const listed = new Set(
    operationNames.map((name) => {
      const path = name.split(' ')[1] ?? '';
      return `app${path.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`;
    }),
  );
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/api/${file}`)
    .filter((file) => file.endsWith('/route.ts') && !listed.has(file));
  expect(routes.toSorted(), 'say in OUTSIDE which test covers it').toEqual(
    Object.keys(OUTSIDE).toSorted(),
  );
  for (const test of Object.values(OUTSIDE)) expect(existsSync(test), test).toBe(true);
});
