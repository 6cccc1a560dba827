import { afterEach, expect, it } from 'vitest';
import { env } from '@/lib/platform/env/server';
import { isOwnOrigin } from './own-host';

const { NEXTAUTH_URL, LOCAL_MODE } = env;
afterEach(() => Object.assign(env, { NEXTAUTH_URL, LOCAL_MODE }));

const SITE = 'https://play.example.org';
const HERE = 'http://localhost:3000';

it.each([
  [SITE, 'https://play.example.org', 'play.example.org', true],
  // What balancers make of the host.
  [SITE, 'https://play.example.org', 'web-2.internal:3000', true],
  [SITE, 'https://play.example.org', 'play.example.org, web-2.internal', true],
  [SITE, 'https://play.example.org:443', undefined, true],
  [SITE, 'https://play.example.org:8443', 'Play.Example.org:8443', true],
  [SITE, 'https://play.example.org:8443', 'play.example.org', false],
  [SITE, 'http://play.example.org', 'play.example.org', false],
  [SITE, 'https://other.example.org', 'other.example.org', false],
  [SITE, 'https://play.example.org.evil.example', 'play.example.org', false],
  [SITE, 'https://play.example.org@evil.example', 'play.example.org', false],
  [SITE, 'null', 'play.example.org', false],
  [HERE, 'http://[::1]:3000', '[::1]:3000', true],
  [HERE, 'http://127.0.0.1', '127.0.0.1:80', true],
  [HERE, 'http://192.168.1.5:3000', '192.168.1.5:3000', false],
])('%s: a page of %s that asked %s: %s', (address, origin, host, expected) => {
  Object.assign(env, { NEXTAUTH_URL: address, LOCAL_MODE: address === HERE });
  expect(isOwnOrigin(origin, host)).toBe(expected);
});
