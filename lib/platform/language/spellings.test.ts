import { expect, it } from 'vitest';
import { spellingsOf } from '@/lib/platform/language/spellings';

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
