import { expect, it } from 'vitest';
import { ownTimeWords } from './slot-time';

it.each([
  ['Asia/Karachi', null],
  ['Asia/Tashkent', null],
  [null, null],
  ['Asia/Kabul', '19:00 for you'],
  ['America/St_Johns', '11:00 for you'],
  ['Pacific/Apia', 'Sun 03:30 for you'],
])('a free time of a coach in Karachi, for a reader in %s: %s', (viewerZone, words) => {
  // 19:30 on a Saturday.
  expect(ownTimeWords('2026-11-28T14:30:00Z', 'Asia/Karachi', viewerZone)).toBe(words);
});
