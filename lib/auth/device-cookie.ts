import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env/server';

/**
 * Device cookies (OWASP): a browser in which somebody signed in before is not bound by the account's lockout, so
 * whoever hammers an account from elsewhere cannot keep its owner out. Each entry is `nonce.signature`, the signature
 * over nonce and e-mail; one browser may hold a few people's.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const DEVICE_COOKIE_NAME = 'maidan-device';
export const DEVICE_COOKIE_MAX_AGE_SECONDS = 365 * 86_400;

/** A household's tablet; the oldest entry leaves. */
const ENTRIES_MAX = 5;
const ENTRY = /^[0-9a-f]{32}\.[0-9a-f]{64}$/;

function sign(nonce: string, email: string): string {
  return createHmac('sha256', env.NEXTAUTH_SECRET).update(`device:${nonce}:${email}`).digest('hex');
}

function entriesOf(cookie: string | null): string[] {
  return (cookie ?? '')
    .split('~')
    .filter((entry) => ENTRY.test(entry))
    .slice(0, ENTRIES_MAX);
}

function isFor(entry: string, email: string): boolean {
  const [nonce = '', signature = ''] = entry.split('.');
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(nonce, email), 'hex'));
}

/** @returns a name for this browser as far as `email` goes (not the secret itself), or null when it is a stranger. */
export function knownDeviceId(cookie: string | null, email: string): string | null {
  const entry = entriesOf(cookie).find((candidate) => isFor(candidate, email));
  return entry ? createHash('sha256').update(entry).digest('hex').slice(0, 32) : null;
}

/** The cookie's next value once `email` has signed in here. */
export function rememberDevice(cookie: string | null, email: string): string {
  const others = entriesOf(cookie).filter((entry) => !isFor(entry, email));
  const nonce = randomBytes(16).toString('hex');
  return [`${nonce}.${sign(nonce, email)}`, ...others].slice(0, ENTRIES_MAX).join('~');
}
