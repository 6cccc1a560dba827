import { expect, it } from 'vitest';
import { nameInMail } from './name-in-mail';

it.each([
  ['Gulberg Strikers', 'Gulberg Strikers'],
  ['F.C. Lahore', 'F.C. Lahore'],
  ['St. Mary’s 7.30', 'St. Mary’s 7.30'],
  ['Win at evil.example.com/now today', 'Win at … today'],
  ['https://evil.example', '…'],
  ['Prize! Call 0300-1234567', 'Prize! Call …'],
  ['+92 (300) 123 45 67 calls', '… calls'],
  ['کال ۰۳۰۰ ۱۲۳۴۵۶۷', 'کال …'],
  ['Strikers 1999-2026', 'Strikers 1999-2026'],
  ['write to a@evil.example', 'write to …'],
  ['گلبرگ کرکٹ', 'گلبرگ کرکٹ'],
  ['x'.repeat(80), `${'x'.repeat(39)}…`],
])('%s is written as %s', (name, written) => {
  expect(nameInMail(name, 40)).toBe(written);
});
