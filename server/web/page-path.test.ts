import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from './page-language';

it.each([
  ['/', '/'],
  ['/venue/1', '/venue/1'],
  ['/venue/1/', '/venue/1'],
  ['/Venue/1', '/venue/1'],
  ['/venue/%31', '/venue/1'],
  ['/%76enue/1', '/venue/1'],
  ['//venue//1', '/venue/1'],
  ['/venue/./1', '/venue/1'],
  ['/group/%2e%2E/venue/1', '/venue/1'],
  ['/venue/.b/.', '/venue/.b'],
  ['/group/.b/../../venue/1', '/venue/1'],
  ['//evil.test/venue/1', '/evil.test/venue/1'],
  ['/\\evil.test', '/evil.test'],
  ['/venues/Lahore/Table%20Tennis', '/venues/lahore/table-tennis'],
  ['/venues/lahore!/-cricket-', '/venues/lahore/cricket'],
  ['/venues/S%C3%A3o-Paulo/cricket/card.png', '/venues/sao-paulo/cricket/card.png'],
  [
    '/venues/%d9%84%d8%a7%db%81%d9%88%d8%b1/cricket',
    '/venues/%D9%84%D8%A7%DB%81%D9%88%D8%B1/cricket',
  ],
  ['/venues/12/edit', '/venues/12/edit'],
  ['/venues/card.png', '/venues/card.png'],
])('%s becomes %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it.each(['/venue/%', '/venue/%ff', '/%e0%a4%a'])('%s cannot be parsed', (path) => {
  expect(canonicalPath(path)).toBeNull();
});

const part = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    '/',
    '//',
    'venues',
    'evil.test',
    '@',
    ':',
    '%25',
    'A',
    '%C3%A9',
  ),
  fc.webPath(),
);

it('has one canonical spelling, which is a path of this site, whatever the input', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const path = canonicalPath(`/${parts.join('/')}`);
      if (path === null) return;
      expect(canonicalPath(path)).toBe(path);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, 'http://maidan.test').host).toBe('maidan.test');
    }),
    { numRuns: 2_000 },
  );
});
