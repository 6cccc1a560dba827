import { expect, it } from 'vitest';
import { type Finding, runChecks } from '@/lib/platform/health/finding';
import { plantedSite } from '@/tests/factories/site';
import type { SERVICES } from './doctor-site';
import { KEY_CHECKS } from './key-checks';
import { answering, NOBODY } from './testing/answering';

const GOOGLE = {
  GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'hidden-of-google',
};
const RECAPTCHA = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hidden-of-recaptcha' };
const MAPS = { GOOGLE_MAPS_API_KEY: 'hidden-of-maps' };
const UPLOADTHING = {
  UPLOADTHING_TOKEN: Buffer.from(
    JSON.stringify({ apiKey: 'hidden-of-uploads', appId: 'app', regions: ['a'] }),
  ).toString('base64'),
};

const told = (findings: Finding[]) =>
  findings.map(({ name, result, sentence }) => `${result} ${name}: ${sentence.english}`);

async function find(
  env: Record<string, string>,
  service: keyof typeof SERVICES,
  reply: { status?: number; body: unknown },
) {
  const there = await answering(() => reply);
  try {
    const site = plantedSite({ env, services: { [service]: there.url } });
    const findings = await runChecks(KEY_CHECKS, site, 5_000);
    expect(JSON.stringify(findings)).not.toContain('hidden');
    return { told: told(findings), asked: there.asked };
  } finally {
    there.stop();
  }
}

it('checks no key that is not set', async () => {
  expect(await runChecks(KEY_CHECKS, plantedSite(), 5_000)).toEqual([]);
});

const denied = (message: string) => ({
  body: { status: 'REQUEST_DENIED', error_message: message, results: [] },
});

it.each<
  [
    string,
    Record<string, string>,
    keyof typeof SERVICES,
    { status?: number; body: unknown },
    RegExp,
  ]
>([
  [
    'a client that Google knows',
    GOOGLE,
    'googleToken',
    { status: 400, body: { error: 'invalid_grant', error_description: 'Malformed auth code.' } },
    /^ok google/,
  ],
  [
    'a client that Google does not know',
    GOOGLE,
    'googleToken',
    { status: 401, body: { error: 'invalid_client' } },
    /^failure google: Google refuses the client/,
  ],
  [
    'an address that Google does not know',
    GOOGLE,
    'googleToken',
    { status: 400, body: { error: 'redirect_uri_mismatch' } },
    /^failure google: .*return to/,
  ],
  [
    'Google out of order',
    GOOGLE,
    'googleToken',
    { status: 503, body: '<html>' },
    /^warning google: .*503/,
  ],
  [
    'a secret of reCAPTCHA',
    RECAPTCHA,
    'recaptcha',
    { body: { success: false, 'error-codes': ['invalid-input-response'] } },
    /^ok recaptcha/,
  ],
  [
    'a wrong secret of reCAPTCHA',
    RECAPTCHA,
    'recaptcha',
    { body: { success: false, 'error-codes': ['invalid-input-response', 'invalid-input-secret'] } },
    /^failure recaptcha: .*RECAPTCHA_SECRET_KEY/,
  ],
  [
    'a token of UploadThing',
    UPLOADTHING,
    'uploadThing',
    { body: { totalBytes: 1 } },
    /^ok uploadthing/,
  ],
  [
    'a token that UploadThing refuses',
    UPLOADTHING,
    'uploadThing',
    { status: 401, body: { error: 'Invalid API key' } },
    /^failure uploadthing: .*401/,
  ],
  ['too many questions', UPLOADTHING, 'uploadThing', { status: 429, body: '' }, /^warning .*429/],
  [
    'a limited key of Google Maps',
    MAPS,
    'googleMaps',
    denied('API keys with referer restrictions cannot be used with this API.'),
    /^ok maps: .*limited/,
  ],
  [
    'a key of Google Maps for everybody',
    MAPS,
    'googleMaps',
    { body: { status: 'OK', results: [{}] } },
    /^warning maps: .*everybody/,
  ],
  [
    'a wrong key of Google Maps',
    MAPS,
    'googleMaps',
    denied('The provided API key is invalid. '),
    /^failure maps: .*does not know/,
  ],
  [
    'Google Maps without billing',
    MAPS,
    'googleMaps',
    denied('You must enable Billing on the Google Cloud Project'),
    /^failure maps: .*billing/,
  ],
  [
    'a key for maps alone',
    MAPS,
    'googleMaps',
    denied('This API project is not authorized to use this API.'),
    /^ok maps/,
  ],
  [
    'Google Maps beyond its quota',
    MAPS,
    'googleMaps',
    { body: { status: 'OVER_QUERY_LIMIT' } },
    /^warning maps: .*OVER_QUERY_LIMIT/,
  ],
])('recognises %s', async (_name, env, service, reply, expected) => {
  const { told: lines, asked } = await find(env, service, reply);
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(asked).toHaveLength(1);
});

it('asks with the key', async () => {
  const reply = { body: {} };
  const [google] = (await find(GOOGLE, 'googleToken', reply)).asked;
  expect(Object.fromEntries(new URLSearchParams(google?.body))).toMatchObject({
    client_id: GOOGLE.GOOGLE_CLIENT_ID,
    client_secret: 'hidden-of-google',
    redirect_uri: 'https://play.example.org/api/auth/callback/google',
  });
  const [recaptcha] = (await find(RECAPTCHA, 'recaptcha', reply)).asked;
  expect(new URLSearchParams(recaptcha?.body).get('secret')).toBe('hidden-of-recaptcha');
  const [uploads] = (await find(UPLOADTHING, 'uploadThing', reply)).asked;
  expect(uploads?.headers['x-uploadthing-api-key']).toBe('hidden-of-uploads');
  const [maps] = (await find(MAPS, 'googleMaps', reply)).asked;
  expect(maps?.url).toContain('key=hidden-of-maps');
});

it.each([
  ['a client id', { ...GOOGLE, GOOGLE_CLIENT_ID: 'my client' }, /^failure google: .*no client id/],
  ['a token', { UPLOADTHING_TOKEN: 'sk_live_abc' }, /^failure uploadthing: .*cannot be read/],
])('asks nobody about %s without its form', async (_name, env, expected) => {
  const site = plantedSite({ env, services: { googleToken: NOBODY, uploadThing: NOBODY } });
  expect(told(await runChecks(KEY_CHECKS, site, 5_000))).toEqual([expect.stringMatching(expected)]);
});

it('warns when a service cannot be reached', async () => {
  const site = plantedSite({ env: MAPS, services: { googleMaps: NOBODY } });
  expect(told(await runChecks(KEY_CHECKS, site, 5_000))).toEqual([
    expect.stringMatching(/^warning maps: Google Maps cannot be reached \(\w+\)\.$/),
  ]);
});
