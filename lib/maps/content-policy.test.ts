import { afterEach, expect, it, vi } from 'vitest';

/** The policy of a start with these settings; the file reads them when it is loaded. */
async function policyWith(env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = await import('../../next.config.mjs');
  const rules: { headers: { key: string; value: string }[] }[] = (await config.headers?.()) ?? [];
  const all = rules.flatMap(({ headers }) => headers);
  return all.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

afterEach(() => vi.unstubAllEnvs());

it('lets in no map and no captcha of others unless one is switched on', async () => {
  const policy = await policyWith({});
  expect(policy).not.toMatch(/googleapis|gstatic|recaptcha|tile/);
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
    ['https://maps.googleapis.com', 'https://*.gstatic.com'],
  ],
  [
    'reCAPTCHA',
    { RECAPTCHA_SITE_KEY: 'key' },
    ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  ],
])('lets in %s when switched on', async (_name, env, sources) => {
  const policy = await policyWith(env);
  for (const source of sources) expect(policy).toContain(source);
});
