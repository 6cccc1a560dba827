import { afterEach, expect, it, vi } from 'vitest';
import { contentPolicy } from '@/server/web/security-headers.mjs';

afterEach(() => vi.unstubAllEnvs());

const policyWith = (env: Record<string, string>) => contentPolicy(env)([]);

it('allows external maps and captchas only when configured', () => {
  const policy = policyWith({});
  expect(policy).not.toMatch(/googleapis|gstatic|recaptcha|tile|ufs|google|amazonaws/);
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
  [
    'S3',
    {
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-central-1',
      S3_PUBLIC_URL: 'https://pictures.example/all',
    },
    ['https://pictures.s3.eu-central-1.amazonaws.com https://pictures.example;'],
  ],
  [
    'a bucket in the path',
    { S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://minio.lan:9000', S3_FORCE_PATH_STYLE: '1' },
    ['blob: http://minio.lan:9000;'],
  ],
  ['signing in with Google', { GOOGLE_CLIENT_ID: 'id' }, ['https://accounts.google.com']],
])('allows %s when configured', (_name, env, sources) => {
  const policy = policyWith(env);
  for (const source of sources) expect(policy).toContain(source);
});

it('lets next/image fetch from the public address of a bucket, and from there only', async () => {
  const patternsWith = async (url: string) => {
    vi.stubEnv('S3_PUBLIC_URL', url);
    vi.resetModules();
    const { default: config } = await import('../../next.config.mjs');
    return config.images?.remotePatterns?.map((pattern) => String(pattern.pathname));
  };
  expect(await patternsWith('')).toEqual(['/f/*']);
  expect(await patternsWith('https://pictures.example/all/')).toEqual(['/f/*', '/all/**']);
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
