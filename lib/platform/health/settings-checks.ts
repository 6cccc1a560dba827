import { createECDH } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { toCity } from '@/lib/platform/env/city-schema';
import { serverEnvSchema } from '@/lib/platform/env/schema';
import { misspelt } from '@/lib/platform/env/spelling.mjs';
import { countryName } from '@/lib/platform/geocoding/country-name';
import { failure, type Outcome, ok, warning } from '@/lib/platform/health/finding';
import type { Site } from '@/lib/platform/health/site';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const EXAMPLE_DOMAIN = 'maidan.example';

function checkMail({ env }: Site): Outcome {
  if (!env.SMTP_URL) return env.LOCAL_MODE ? ok('mailLocal') : warning('mailOff', 'mailOffRemedy');
  if (!env.MAIL_FROM.includes(EXAMPLE_DOMAIN)) return ok('mailOn');
  return warning('senderMissing', 'senderRemedy');
}

/** A name or an address that is reachable from the internet. */
function isPublicHost(hostname: string): boolean {
  if (isIP(hostname.replaceAll(/[[\]]/g, ''))) {
    return !/^(?:\[|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(hostname);
  }
  return hostname.includes('.') && !/\.(?:local|lan|internal|test)$/.test(hostname);
}

function checkAddress({ env }: Site): Outcome {
  const { origin, protocol, hostname } = new URL(env.NEXTAUTH_URL);
  if (env.LOCAL_MODE) {
    if (!isPublicHost(hostname)) return ok('addressGood', { origin });
    return failure('sampleOpen', 'sampleRemedy', { origin });
  }
  if (LOOPBACK.has(hostname)) return failure('addressLocal', 'addressRemedy', { origin });
  if (protocol === 'https:') return ok('addressGood', { origin });
  return failure('addressPlain', 'addressRemedy', { origin });
}

/** Maidan itself does not serve TLS, so an https address needs a proxy. */
function checkProxy({ env }: Site): Outcome | null {
  if (env.LOCAL_MODE || !env.NEXTAUTH_URL.startsWith('https:')) return null;
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops > 0) return ok('proxyGood', { hops });
  return warning('proxyMissing', 'proxyRemedy');
}

const DEFAULTS = /change.?me|secret|passw|example|default|placeholder|12345678|qwerty/i;
const DISTINCT_MIN = 10;
const DATABASE_PASSWORDS = new Set(['postgres', 'maidan', 'maidan_app', 'admin', 'root', 'test']);

const isGuessable = (secret: string): boolean =>
  DEFAULTS.test(secret) || new Set(secret).size < DISTINCT_MIN;

function checkSecrets({ env }: Site): Outcome | null {
  if (env.LOCAL_MODE) return null;
  const { NEXTAUTH_SECRET, REALTIME_SECRET } = env;
  const names = Object.entries({ NEXTAUTH_SECRET, REALTIME_SECRET })
    .filter(([, secret]) => isGuessable(secret))
    .map(([name]) => name);
  if (names.length > 0) return failure('secretsWeak', 'secretsWeakRemedy', { names });
  if (NEXTAUTH_SECRET === REALTIME_SECRET) return warning('secretsSame', 'secretsSameRemedy');
  const password = passwordOf(env.DATABASE_URL);
  if (password && (DATABASE_PASSWORDS.has(password) || DEFAULTS.test(password))) {
    return warning('databaseSecretWeak', 'databaseSecretRemedy');
  }
  return ok('secretsGood');
}

/** Empty without a password, or for an address that only Postgres can parse. */
function passwordOf(url: string): string {
  return URL.canParse(url) ? new URL(url).password : '';
}

const KNOWN = Object.keys(serverEnvSchema.shape);

function checkNames({ given }: Site): Outcome {
  const odd = Object.entries(misspelt(given, KNOWN)).map(([name, meant]) => `${name} (${meant})`);
  if (odd.length === 0) return ok('namesGood');
  return warning('namesOdd', 'namesRemedy', { names: odd });
}

/** Without the second variable the first has no effect. Pairs of which neither works alone stop the start. */
const NEEDS: readonly (readonly [name: string, needed: string])[] = [
  ['S3_REGION', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET'],
  ['S3_PUBLIC_URL', 'S3_BUCKET'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY'],
];

function checkTogether({ env, given }: Site): Outcome | null {
  if (env.LOCAL_MODE) return null;
  const lone = NEEDS.filter(([name, needed]) => given.includes(name) && !given.includes(needed));
  if (lone.length === 0) return ok('togetherGood');
  const names = lone.map(([name, needed]) => `${name} (${needed})`);
  return warning('togetherMissing', 'togetherRemedy', { names });
}

function checkPush({ env }: Site): Outcome {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey) return ok('pushOff');
  if (!isPair(publicKey, privateKey)) return failure('pushBroken', 'pushBrokenRemedy');
  if (!env.LOCAL_MODE && env.VAPID_SUBJECT.includes(EXAMPLE_DOMAIN)) {
    return warning('pushSubject', 'pushSubjectRemedy');
  }
  return ok('pushGood');
}

/** Both in base64url: the public point of the curve, and the private number. */
function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}

/** The block of settings `CITY_…`, and whether its logo can be shown. */
function checkCity({ env }: Site): Outcome {
  const logo = env.CITY_LOGO;
  if (logo && !existsSync(logo)) return warning('logoMissing', 'logoRemedy', { logo });
  const { name, country, currency, timeZone, ...more } = toCity(env, countryName);
  const weekStart = WEEKDAYS[more.weekStart - 1] ?? '';
  const clock = `${more.clock} h`;
  const facts = [currency, timeZone, more.languages.join(','), more.units, clock, weekStart];
  return ok('cityIs', { city: `${name}, ${country}`, facts });
}

export const SETTINGS_CHECKS = {
  mail: checkMail,
  address: checkAddress,
  proxy: checkProxy,
  secrets: checkSecrets,
  variables: checkNames,
  together: checkTogether,
  push: checkPush,
  city: checkCity,
};
