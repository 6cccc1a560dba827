import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostilePaths } from '@/tests/factories/hostile-paths';
import { safeReturnPath } from './routes';

const SITE = 'https://maidan.test';

/** Where a browser on this site ends up that is given the path as a link or in a Location header. */
const landing = (path: string) => new URL(path, `${SITE}/sign-in`).origin;

describe('a return path', () => {
  it.each([
    ['/venues?sport=1#map', '/venues?sport=1#map'],
    ['/group/7', '/group/7'],
    ['/a/../groups', '/groups'],
    ['/search?q=//evil.test', '/search?q=//evil.test'],
    ['/venues/lahore/table-tennis', '/venues/lahore/table-tennis'],
  ])('%j leads to %j', (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });

  it.each([
    '/..//evil.test',
    '/.//evil.test',
    '/%2e%2e//evil.test',
    '/%2e//evil.test',
    '/a/../..//evil.test',
    '/./\\evil.test',
    '/\\evil.test',
    '//evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    '///evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '\\\\evil.test',
    '@evil.test',
    '/api/logout',
    '/x/../api/logout',
    '/%61pi/logout',
    '',
    '/'.padEnd(2_001, 'x'),
  ])('%j is rejected', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  it('never leaves the site, for any mix of dots, slashes, hosts and their encodings', () => {
    fc.assert(
      fc.property(hostilePaths(SITE), (value) => {
        const path = safeReturnPath(value);
        if (path === null) return;
        expect(path.startsWith('/')).toBe(true);
        expect(landing(path)).toBe(SITE);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
