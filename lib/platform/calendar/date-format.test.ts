import { expect, it, vi } from 'vitest';
import { dateFormat } from './date-format';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const AT = new Date('2026-11-27T18:30:00Z');

it.each([
  ['Fri, 27 Nov', 'Fri 27 Nov'],
  ['Fri, 27 Nov, 18:30', 'Fri 27 Nov, 18:30'],
  ['Fri, 27 Nov 2026', 'Fri, 27 Nov 2026'],
  ['جمعہ، 27 نومبر', 'جمعہ، 27 نومبر'],
])('writes %s of an old browser as the server does', (old, expected) => {
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      format = () => old;
    },
  });
  expect(dateFormat('en-GB', { ...DAY, timeZone: `Etc/GMT+${old.length % 12}` }).format(AT)).toBe(
    expected,
  );
  vi.unstubAllGlobals();
});

it('leaves what the server writes', () => {
  expect(dateFormat('en-GB', DAY).format(AT)).toBe('Fri 27 Nov');
});
