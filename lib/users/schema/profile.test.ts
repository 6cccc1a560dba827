import { expect, it } from 'vitest';
import { updateProfileSchema } from './profile';

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
