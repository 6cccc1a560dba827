import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSecureSite, ownCookieName } from '@/lib/platform/auth/cookie-names';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/platform/auth/session-cookie';
import { env } from '@/lib/platform/env/server';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';

/**
 * Device cookies (OWASP): the account's lockout does not bind a browser in which the person signed in before, so an attacker
 * elsewhere cannot lock the owner out. Each entry is `nonce.time.signature`; the signature covers the nonce, the second of the
 * sign-in and the e-mail. One browser may hold entries of a few people.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
const deviceCookieName = (): string => ownCookieName('maidan-device');

/** Counted from the sign-in, like the life of a session. */
const DEVICE_MAX_AGE_SECONDS = SESSION_MAX_AGE_SECONDS;

/** Enough for a household's tablet; the oldest entry is dropped. */
const ENTRIES_MAX = 5;
const ENTRY = /^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/;

const nowSeconds = () => Math.floor(Date.now() / 1_000);

function sign(nonce: string, since: string, email: string): string {
  const text = `device:${nonce}:${since}:${email}`;
  return createHmac('sha256', env.NEXTAUTH_SECRET).update(text).digest('hex');
}

function entriesOf(cookie: string | null): string[] {
  return (cookie ?? '')
    .split('~')
    .filter((entry) => ENTRY.test(entry) && isYoung(entry))
    .slice(0, ENTRIES_MAX);
}

/** By the signed time inside it: the browser's own expiry cannot be trusted. */
function isYoung(entry: string): boolean {
  return Number(entry.split('.')[1]) > nowSeconds() - DEVICE_MAX_AGE_SECONDS;
}

function isFor(entry: string, email: string): boolean {
  const [nonce = '', since = '', signature = ''] = entry.split('.');
  const own = sign(nonce, since, email);
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(own, 'hex'));
}

/** @returns an id of this browser for `email` (not the secret itself), or null when it is unknown. */
export function knownDeviceId(cookie: string | null, email: string): string | null {
  const entry = entriesOf(cookie).find((candidate) => isFor(candidate, email));
  return entry ? createHash('sha256').update(entry).digest('hex').slice(0, 32) : null;
}

export function readDeviceCookie(cookieHeader: string | null): string | null {
  return parseCookies(cookieHeader)[deviceCookieName()] ?? null;
}

/** The Set-Cookie value after `email` has signed in. */
export function deviceCookie(known: string | null, email: string): string {
  return serializeCookie(deviceCookieName(), rememberDevice(known, email), {
    path: '/',
    maxAgeSeconds: DEVICE_MAX_AGE_SECONDS,
    secure: isSecureSite(),
  });
}

export function rememberDevice(cookie: string | null, email: string): string {
  const others = entriesOf(cookie).filter((entry) => !isFor(entry, email));
  const nonce = randomBytes(16).toString('hex');
  const since = String(nowSeconds());
  return [`${nonce}.${since}.${sign(nonce, since, email)}`, ...others]
    .slice(0, ENTRIES_MAX)
    .join('~');
}
