import { expect, it } from 'vitest';
import { contentPolicy } from '@/server/web/security-headers.mjs';

const policyWith = (env: Record<string, string>) => contentPolicy(env)([]);

it('lets in no map and no captcha of others unless one is switched on', () => {
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
])('lets in %s when switched on', (_name, env, sources) => {
  const policy = policyWith(env);
  for (const source of sources) expect(policy).toContain(source);
});
