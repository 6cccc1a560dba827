import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseServerEnv, serverEnvSchema } from '@/lib/platform/env/server';

const good = {
  DATABASE_URL: 'postgresql://a@127.0.0.1:1/b',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 's'.repeat(32),
  REALTIME_SECRET: 's'.repeat(32),
};

it('.env.example lists every variable of the schema and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(Object.keys(serverEnvSchema.shape).toSorted());
});

it('treats an empty value as missing', () => {
  expect(parseServerEnv({ ...good, SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
});

it.each([
  ['no database', { DATABASE_URL: undefined }, /DATABASE_URL/],
  ['another database', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgresql/],
  ['a short secret', { NEXTAUTH_SECRET: 'short' }, /NEXTAUTH_SECRET needs at least 32/],
  ['a port out of range', { PORT: '70000' }, /PORT/],
  ['only one of the two Google keys', { GOOGLE_CLIENT_ID: 'x' }, /set both or neither/],
  [
    'two geocoders',
    { NOMINATIM_URL: 'https://a.test', PHOTON_URL: 'https://b.test' },
    /choose one geocoder/,
  ],
])('rejects %s with one line that names it', (_name, change, message) => {
  expect(() => parseServerEnv({ ...good, ...change })).toThrow(message);
  try {
    parseServerEnv({ ...good, ...change });
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});

it('requires nothing during next build', () => {
  expect(() => parseServerEnv({ NEXT_PHASE: 'phase-production-build' })).not.toThrow();
});
