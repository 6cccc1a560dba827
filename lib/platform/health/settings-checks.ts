import { createECDH } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { toCity } from '@/lib/platform/env/city-schema';
import { serverEnvSchema } from '@/lib/platform/env/schema';
import { misspelt } from '@/lib/platform/env/spelling.mjs';
import { countryName } from '@/lib/platform/geocoding/country-name';
import { failure, type Outcome, ok, warning } from '@/lib/platform/health/finding';
import { texts } from '@/lib/platform/health/server-texts';
import type { Site } from '@/lib/platform/health/site';
import { say } from '@/lib/platform/language/say';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const EXAMPLE_DOMAIN = 'maidan.example';

function checkMail({ env }: Site): Outcome {
  if (env.SMTP_URL) {
    if (!env.MAIL_FROM.includes(EXAMPLE_DOMAIN)) return ok(say(texts, 'mailOn'));
    return warning(say(texts, 'senderMissing'), say(texts, 'senderRemedy'));
  }
  if (env.LOCAL_MODE) return ok(say(texts, 'mailLocal'));
  return warning(say(texts, 'mailOff'), say(texts, 'mailOffRemedy'));
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
    if (!isPublicHost(hostname)) return ok(say(texts, 'addressGood', { origin }));
    return failure(say(texts, 'sampleOpen', { origin }), say(texts, 'sampleRemedy'));
  }
  if (LOOPBACK.has(hostname)) {
    return failure(say(texts, 'addressLocal', { origin }), say(texts, 'addressRemedy'));
  }
  if (protocol === 'https:') return ok(say(texts, 'addressGood', { origin }));
  return failure(say(texts, 'addressPlain', { origin }), say(texts, 'addressRemedy'));
}

/** Maidan itself does not serve TLS, so an https address needs a proxy. */
function checkProxy({ env }: Site): Outcome | null {
  if (env.LOCAL_MODE || !env.NEXTAUTH_URL.startsWith('https:')) return null;
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops > 0) return ok(say(texts, 'proxyGood', { hops }));
  return warning(say(texts, 'proxyMissing'), say(texts, 'proxyRemedy'));
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
  if (names.length > 0) {
    return failure(say(texts, 'secretsWeak', { names }), say(texts, 'secretsWeakRemedy'));
  }
  if (NEXTAUTH_SECRET === REALTIME_SECRET) {
    return warning(say(texts, 'secretsSame'), say(texts, 'secretsSameRemedy'));
  }
  const password = passwordOf(env.DATABASE_URL);
  if (password && (DATABASE_PASSWORDS.has(password) || DEFAULTS.test(password))) {
    return warning(say(texts, 'databaseSecretWeak'), say(texts, 'databaseSecretRemedy'));
  }
  return ok(say(texts, 'secretsGood'));
}

/** Empty without a password, or for an address that only Postgres can parse. */
function passwordOf(url: string): string {
  return URL.canParse(url) ? new URL(url).password : '';
}

const KNOWN = Object.keys(serverEnvSchema.shape);

function checkNames({ given }: Site): Outcome {
  const odd = Object.entries(misspelt(given, KNOWN)).map(([name, meant]) => `${name} (${meant})`);
  if (odd.length === 0) return ok(say(texts, 'namesGood'));
  return warning(say(texts, 'namesOdd', { names: odd }), say(texts, 'namesRemedy'));
}

/**
 * Without the second variable, the first has no effect. Pairs of which neither works alone stop the start
 * (lib/platform/env/schema).
 */
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
  if (lone.length === 0) return ok(say(texts, 'togetherGood'));
  const names = lone.map(([name, needed]) => `${name} (${needed})`);
  return warning(say(texts, 'togetherMissing', { names }), say(texts, 'togetherRemedy'));
}

function checkPush({ env }: Site): Outcome {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey) return ok(say(texts, 'pushOff'));
  if (!isPair(publicKey, privateKey)) {
    return failure(say(texts, 'pushBroken'), say(texts, 'pushBrokenRemedy'));
  }
  if (!env.LOCAL_MODE && env.VAPID_SUBJECT.includes(EXAMPLE_DOMAIN)) {
    return warning(say(texts, 'pushSubject'), say(texts, 'pushSubjectRemedy'));
  }
  return ok(say(texts, 'pushGood'));
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
  const { name, country, currency, timeZone, languages, units, clock, weekStart } = toCity(
    env,
    countryName,
  );
  const logo = env.CITY_LOGO;
  if (logo && !existsSync(logo)) {
    return warning(say(texts, 'logoMissing', { logo }), say(texts, 'logoRemedy'));
  }
  const facts = [
    currency,
    timeZone,
    languages.join(','),
    units,
    `${clock} h`,
    WEEKDAYS[weekStart - 1] ?? '',
  ];
  return ok(say(texts, 'cityIs', { city: `${name}, ${country}`, facts }));
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
