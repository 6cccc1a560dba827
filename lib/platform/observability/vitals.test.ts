import { describe, expect, it } from 'vitest';
import { listSources } from '@/scripts/source-files.mjs';
import { PAGES, pageOf } from './vital-pages';
import { vitalsSchema } from './vitals';

it('knows the pages of the product, and no others', () => {
  const pages = listSources()
    .flatMap((file) => /^app((?:\/.+)?)\/page\.tsx$/.exec(file)?.[1] ?? [])
    .map((path) => path.replaceAll(/\/\(\w+\)/g, '') || '/')
    .filter((path) => !/^\/(?:api|\[\.\.\.)/.test(path));
  expect([...PAGES].toSorted()).toEqual([...new Set(pages)].toSorted());
});

it.each([
  ['/', '/'],
  ['/ur', '/'],
  ['/venue/12', '/venue/[id]'],
  ['/ur/venue/12', '/venue/[id]'],
  ['/venues/lahore/cricket', '/venues/[city]/[sport]'],
  ['/venues/12/edit', '/venues/[city]/edit'],
  ['/join/abc', '/join/[token]'],
  ['/join/abc/print', '/join/[token]/print'],
  ['/nothing', undefined],
  ['/venue/12/more', undefined],
])('%s is %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

describe('a report', () => {
  const report = { page: '/venue/[id]', device: 'phone', language: 'ur', lcp: 1.2 };

  it.each([
    [{}, true],
    [{ page: '/venue/12' }, false],
    [{ page: '/nothing' }, false],
    [{ device: 'Nokia 3310' }, false],
    [{ language: 'tlh' }, false],
    [{ lcp: -1 }, false],
    [{ lcp: 100_000 }, false],
    [{ cls: '0' }, false],
  ])('with %j is taken: %s', (changed, isTaken) => {
    expect(vitalsSchema.safeParse({ ...report, ...changed }).success).toBe(isTaken);
  });
});
