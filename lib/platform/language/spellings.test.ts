import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { PLACES } from '@/languages/ur/places';
import { foldWords } from '@/lib/platform/geocoding/fold.mjs';
import { spellingsOf } from '@/lib/platform/language/spellings';
import { SPORTS } from '@/lib/sports/constants';
import { sportWords } from '@/lib/sports/words';
import { AMENITIES } from '@/lib/venues/constants';
import { amenityWords } from '@/lib/venues/words';

addAllTexts();

/**
 * What search_text() of the database does to a name: it folds Urdu; of English, case and marks are dropped and hyphens remain.
 */
const plain = (text: string) =>
  /\p{Script=Arabic}/u.test(text)
    ? foldWords(text).join(' ')
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

it.each([
  ['shuttle', 'badminton'],
  ['tape ball', 'cricket'],
  ['Hard Ball', 'cricket'],
  ['exercise', 'fitness'],
  ['جِم ورک آؤٹ', 'gym'],
  ['weights', 'gym'],
  ['field hockey', 'hockey'],
  ['پیڈل ٹینس', 'paddle'],
  ['jogging', 'running'],
  ['اسنوکر', 'snooker'],
  ['pool', 'snooker'],
  ['پول', 'snooker'],
  ['pool', 'swimming'],
  ['پول', 'swimming'],
  ['ping pong', 'table tennis'],
  ['lawn tennis', 'tennis'],
  ['Behria', 'bahria town'],
  ['Behria Town, Phase 4', 'bahria town phase 4'],
])('%s is also looked for as %s', (typed, stored) => {
  expect(spellingsOf(typed)).toContain(stored);
});

it('a longer name counts before a shorter one inside it', () => {
  expect(spellingsOf('table tennis')).toEqual([
    'table tennis',
    'ٹیبل ٹینس',
    'پنگ پانگ',
    'ping pong',
  ]);
  expect(spellingsOf('پیڈل ٹینس')).not.toContainEqual(expect.stringContaining('tennis'));
  expect(spellingsOf('American Football')).not.toContainEqual(expect.stringContaining('soccer'));
});

it('tries a few combinations of two names, and what was typed first', () => {
  expect(spellingsOf('کرکٹ گلبرگ')).toEqual([
    'کرکٹ گلبرگ',
    'کرکٹ gulberg',
    'cricket گلبرگ',
    'cricket gulberg',
  ]);
});

it('leaves other words alone', () => {
  expect(spellingsOf('Sunday, in the park')).toEqual(['Sunday, in the park']);
  expect(spellingsOf('poolside')).toEqual(['poolside']);
});

it.each([
  ...SPORTS.map(({ name }) => [sportWords(name, 'ur'), name]),
  ...AMENITIES.map((name) => [amenityWords(name, 'ur'), name]),
  ...Object.entries(PLACES).map(([name, urdu]) => [urdu, name]),
  ...['فٹبال', 'والیبال', 'باسکٹبال', 'بیسبال'].map((joined, at) => [
    joined,
    ['Soccer', 'Volleyball', 'Basketball', 'Baseball'][at],
  ]),
])('%s finds %s, and the reverse', (urdu = '', name = '') => {
  const found = (typed: string, stored: string) =>
    // The list of sports and the database search for the typed words as a substring.
    spellingsOf(typed).some((spelling) => plain(stored).includes(plain(spelling)));
  expect(found(urdu, name)).toBe(true);
  expect(found(name, urdu)).toBe(true);
});
