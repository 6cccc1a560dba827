import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Ayesha Khan', 'AK'],
  ['  bilal  ', 'B'],
  ['Muhammad Ali Raza', 'MR'],
  ['علی رضا', 'ع'],
  ['👩‍👧 Sana', '👩‍👧S'],
  ['Sana 👩‍👧', 'S'],
  ['Zoe\u0308 O\u2019Neil', 'ZO'],
  ['', '?'],
  ['   ', '?'],
])('shows %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('keeps a letter and its combining marks together', () => {
  expect(initialsOf('e\u0301lan')).toBe('E\u0301');
});
