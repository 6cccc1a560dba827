import { expect, it } from 'vitest';
import { serverEnvSchema } from '@/lib/platform/env/schema';
import { likelyMeant } from '@/lib/platform/env/spelling.mjs';

const KNOWN = Object.keys(serverEnvSchema.shape);

it.each([
  ['NEXTAUTH_SECRT', 'NEXTAUTH_SECRET'],
  ['NEXT_AUTH_URL', 'NEXTAUTH_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
  ['NEXT_PUBLIC_GOOGLE_MAPS_API_KEY', 'GOOGLE_MAPS_API_KEY'],
])('%s is meant to be %s', (name, meant) => {
  expect(likelyMeant(name, KNOWN)).toBe(meant);
});

it.each([
  'HOME',
  'HOSTNAME',
  'PATH',
  'PWD',
  'MAIL',
  'LOGNAME',
  'NODE_OPTIONS',
  'npm_config_cache',
  'HTTP_URL',
])('what every machine sets is no misspelling: %s', (name) => {
  expect(likelyMeant(name, KNOWN)).toBeUndefined();
});
