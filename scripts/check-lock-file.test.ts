import { describe, expect, it } from 'vitest';
import { checkLockFile } from './check-lock-file.mjs';

describe('the lock file', () => {
  const check = (packages: Record<string, object>) =>
    checkLockFile(
      JSON.stringify({
        packages: Object.fromEntries(
          Object.entries({ '': {}, ...packages }).map(([place, entry]) => [
            place,
            { license: 'MIT', ...entry },
          ]),
        ),
      }),
    ).join('\n');

  it('is fine', () => {
    const pinned = { '': { dependencies: { next: '16.3.3' } } };
    const parent = { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0' } };
    expect(
      check({
        ...pinned,
        'node_modules/next': { version: '16.3.3' },
        'node_modules/a': { ...parent, license: '(GPL-2.0-only OR MIT)' },
        'node_modules/a-linux': { version: '1.0.0' },
      }),
    ).toBe('');
  });

  it.each([
    [
      'a registry',
      { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.test/a.tgz' } },
      'node_modules/a names a registry',
    ],
    [
      'a missing platform package',
      { 'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0' } } },
      'node_modules/a lacks its platform package a-linux',
    ],
    [
      'a version with a known vulnerability, inside another package',
      { 'node_modules/a/node_modules/next': { version: '16.3.2' } },
      'next@16.3.2 is below 16.3.3 (GHSA-2xp9-vwfh-vxw4)',
    ],
    [
      'a licence that obliges us',
      { 'node_modules/a': { version: '1.0.0', license: 'MIT AND AGPL-3.0-only' } },
      'node_modules/a has the licence MIT AND AGPL-3.0-only',
    ],
    [
      'no licence',
      { 'node_modules/a': { version: '1.0.0', license: null } },
      'node_modules/a has the licence none',
    ],
    [
      'a range',
      { '': { devDependencies: { a: '^1.0.0' } } },
      'a@^1.0.0 is not pinned to one version',
    ],
  ])('is refused with %s', (_rule, packages, message) => {
    expect(check(packages)).toContain(message);
  });
});
