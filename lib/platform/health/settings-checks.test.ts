import { describe, expect, it } from 'vitest';
import { runChecks } from '@/lib/platform/health/finding';
import { SETTINGS_CHECKS } from '@/lib/platform/health/settings-checks';
import { plantedSite, pushPair } from '@/tests/factories/site';

async function troubles(env: Record<string, string | undefined>): Promise<string[]> {
  const findings = await runChecks(SETTINGS_CHECKS, plantedSite({ env }), 1_000);
  return findings.flatMap((finding) =>
    finding.result === 'ok'
      ? []
      : [`${finding.result} ${finding.name}: ${finding.sentence.english}`],
  );
}

const BARE = { SMTP_URL: undefined, MAIL_FROM: undefined, TRUSTED_PROXY_HOPS: undefined };
const LOCAL = { ...BARE, LOCAL_MODE: '1', NEXTAUTH_URL: 'http://localhost:3000' };

it('find nothing in settings that are in order', async () => {
  expect(await troubles({})).toEqual([]);
  expect(await troubles({ ...pushPair(), VAPID_SUBJECT: 'mailto:me@example.org' })).toEqual([]);
});

it('say which city it is', async () => {
  const city = {
    CITY_NAME: 'Nairobi',
    CITY_CENTRE: '-1.28,36.82',
    CITY_COUNTRY: 'KE',
    CITY_CURRENCY: 'KES',
    CITY_TIME_ZONE: 'Africa/Nairobi',
  };
  const findings = await runChecks(SETTINGS_CHECKS, plantedSite({ env: city }), 1_000);
  expect(findings.find(({ name }) => name === 'city')?.sentence.english).toBe(
    'This is for Nairobi, Kenya: KES, Africa/Nairobi, en,ur, km, 24 h, Monday.',
  );
  expect(await troubles({ CITY_LOGO: '/nowhere/logo.svg' })).toEqual([
    'warning city: The logo is missing: there is no file /nowhere/logo.svg.',
  ]);
});

it.each<[string, Record<string, string | undefined>, RegExp]>([
  ['no mail server', { ...BARE, TRUSTED_PROXY_HOPS: '1' }, /^warning mail: No letter can leave/],
  ['no sender', { MAIL_FROM: undefined }, /^warning mail: .*MAIL_FROM is not set/],
  [
    'an address of this machine',
    { NEXTAUTH_URL: 'http://localhost:3000' },
    /^failure address: .*http:\/\/localhost:3000, which only this machine can open/,
  ],
  [
    'an address without TLS',
    { NEXTAUTH_URL: 'http://play.example.org' },
    /^failure address: .*without TLS/,
  ],
  ['a proxy that is not counted', { TRUSTED_PROXY_HOPS: '0' }, /^warning proxy: No proxy/],
  [
    'a secret of an example',
    { NEXTAUTH_SECRET: 'changeme-changeme-changeme-changeme' },
    /^failure secrets: Easy to guess: NEXTAUTH_SECRET\.$/,
  ],
  [
    'secrets of few letters',
    { NEXTAUTH_SECRET: 'ab'.repeat(16), REALTIME_SECRET: 'c'.repeat(32) },
    /^failure secrets: Easy to guess: NEXTAUTH_SECRET and REALTIME_SECRET\.$/,
  ],
  [
    'one secret for both',
    { REALTIME_SECRET: '8f14e45fceea167a5a36dedd4bea2543a1b2' },
    /^warning secrets: .*are the same/,
  ],
  [
    'a usual password of the database',
    { DATABASE_URL: 'postgresql://maidan:postgres@127.0.0.1/maidan' },
    /^warning secrets: The password in DATABASE_URL/,
  ],
  [
    'a misspelt name',
    { NEXT_AUTH_SECRET: 'x' },
    /^warning variables: .*NEXT_AUTH_SECRET \(NEXTAUTH_SECRET\)\. Did you mean/,
  ],
  [
    'a variable that needs another one',
    { S3_REGION: 'auto' },
    /^warning together: .*S3_REGION \(S3_BUCKET\)\.$/,
  ],
  [
    'two halves of different push keys',
    { ...pushPair(), VAPID_PUBLIC_KEY: pushPair().VAPID_PUBLIC_KEY, VAPID_SUBJECT: 'mailto:a@b.c' },
    /^failure push: .*are no pair/,
  ],
  ['push keys that are none', { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }, /are no pair/],
  ['no contact for pushes', pushPair(), /^warning push: VAPID_SUBJECT is not set/],
  [
    'local mode on the internet',
    { ...LOCAL, NEXTAUTH_URL: 'https://play.example.org' },
    /^failure address: Local mode is open to the internet/,
  ],
])('find %s', async (_name, env, expected) => {
  const found = await troubles(env);
  expect(found).toEqual([expect.stringMatching(expected)]);
});

describe('local mode', () => {
  it('needs none of it', async () => {
    expect(await troubles(LOCAL)).toEqual([]);
  });

  it.each(['http://192.168.1.7:3000', 'http://10.0.0.5', 'http://maidan.local:3000'])(
    'may be open to the own network: %s',
    async (NEXTAUTH_URL) => {
      expect(await troubles({ ...LOCAL, NEXTAUTH_URL })).toEqual([]);
    },
  );
});

it('never say a secret', async () => {
  const site = plantedSite({ env: { NEXTAUTH_SECRET: 'password-password-password-hidden' } });
  const findings = await runChecks(SETTINGS_CHECKS, site, 1_000);
  expect(JSON.stringify(findings)).not.toMatch(/hidden|4fC9-vQz2Lw8/);
});
