import { expect, it } from 'vitest';
import { saveUserSportSchema, updateProfileSchema } from './profile';

const isTaken = (username: string) => updateProfileSchema.safeParse({ username }).success;

it.each([
  'admin',
  'Admin',
  'a.d.m.i.n',
  '_admin_',
  'adm1n',
  'admin123',
  'maidan_official',
  'ma1dan',
  'supp0rt',
  'settings',
  'root',
  'null',
  'adrnin',
  'maldan',
  'rnaldan_team',
])('%s is reserved', (username) => {
  expect(isTaken(username)).toBe(false);
});

it.each(['ali.raza', 'bijli_wala', 'sana07', 'maidan_fan', 'adminah', 'tester_1'])(
  '%s is for whoever comes first',
  (username) => {
    expect(isTaken(username)).toBe(true);
  },
);

const LONG = 'x'.repeat(10_000);

it.each<[string, object]>([
  ['name', { name: LONG }],
  ['name', { name: ' \u200B ' }],
  ['bio', { bio: '🏏'.repeat(10_000) }],
  ['gender', { gender: 'robot' }],
  ['latitude', { latitude: 95, longitude: 0 }],
  ['longitude', { latitude: 31 }],
  ['location', { location: LONG }],
  ...['ab', 'a'.repeat(31), 'with space', 'ünlaut', 'a/b', '<b>x</b>', ''].map(
    (username): [string, object] => ['username', { username }],
  ),
])('has an error at %s: %j', (field, input) => {
  expect(updateProfileSchema.safeParse(input).error?.issues[0]?.path).toEqual([field]);
});

it.each([
  ['yearsPlaying', { yearsPlaying: -1 }],
  ['yearsPlaying', { yearsPlaying: 81 }],
  ['achievements', { achievements: 'x'.repeat(501) }],
  ['skillLevel', { skillLevel: 'wizard' }],
])('of a sport has an error at %s: %j', (field, input) => {
  const sport = { sportId: 1, skillLevel: 'beginner', ...input };
  expect(saveUserSportSchema.safeParse(sport).error?.issues[0]?.path).toEqual([field]);
});
