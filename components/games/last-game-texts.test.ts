import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { runIn } from '@/lib/platform/language/run-in';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './last-game-texts';

addAllTexts();

// 2026-11-27 is a Friday in Lahore.
const at = { startsAt: '2026-11-27T14:30:00.000Z', timeZone: 'Asia/Karachi' };
const inARow = (weeks: number) => translate(texts).inARow({ weeks, ...at });

it.each([
  [3, 'Three Fridays in a row'],
  [4, 'Four Fridays in a row'],
  [10, 'Ten Fridays in a row'],
  [11, '11 Fridays in a row'],
])('says %i weeks in words up to ten', (weeks, words) => {
  expect(inARow(weeks)).toBe(words);
});

it('names the day and the weeks in Urdu', () => {
  runIn('ur', () => {
    expect(inARow(4)).toBe('جمعہ: لگاتار چار ہفتے');
    expect(inARow(12)).toBe('جمعہ: لگاتار 12 ہفتے');
  });
});
