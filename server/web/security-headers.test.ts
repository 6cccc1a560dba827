import { afterEach, expect, it, vi } from 'vitest';
import { contentPolicy } from '@/server/web/security-headers.mjs';

afterEach(() => vi.unstubAllEnvs());

const policyWith = (env: Record<string, string>) => contentPolicy(env)([]);

it('allows external maps and captchas only when configured', () => {
  const policy = policyWith({});
  expect(policy).not.toMatch(/googleapis|gstatic|recaptcha|tile|ufs|google/);
  expect(policy).toContain("frame-src 'none'");
});

it.each<[string, Record<string, string>, string[]]>([
  [
    'tiles',
    { MAP_TILE_URL: 'https://{s}.tile.example/{z}/{x}/{y}.png' },
    ['https://*.tile.example'],
  ],
  [
    'tiles of one host',
    { MAP_TILE_URL: 'http://tiles.lan:8080/{z}/{x}/{y}.png' },
    ['http://tiles.lan:8080'],
  ],
  [
    'Google Maps',
    { GOOGLE_MAPS_API_KEY: 'key' },
    ['https://maps.googleapis.com/maps/api/js', 'https://*.gstatic.com'],
  ],
  [
    'reCAPTCHA',
    { RECAPTCHA_SITE_KEY: 'key' },
    ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  ],
  ['UploadThing', { UPLOADTHING_TOKEN: 'token' }, ['https://*.ufs.sh']],
  ['signing in with Google', { GOOGLE_CLIENT_ID: 'id' }, ['https://accounts.google.com']],
])('allows %s when configured', (_name, env, sources) => {
  const policy = policyWith(env);
  for (const source of sources) expect(policy).toContain(source);
});

it.each([
  ['development', "script-src 'self' 'unsafe-inline' 'unsafe-eval'"],
  ['production', undefined],
])('the policy that Next itself sets in %s: %s', async (mode, policy) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { default: config } = await import('../../next.config.mjs');
  const rules: { source: string; headers: { key: string; value: string }[] }[] =
    (await config.headers?.()) ?? [];
  const found = rules
    .filter(({ source }) => source === '/:path*')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'content-security-policy');
  if (policy) expect(found?.value).toContain(policy);
  else expect(found).toBeUndefined();
});
