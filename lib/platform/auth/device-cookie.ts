import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSecureSite, ownCookieName } from '@/lib/platform/auth/cookie-names';
import { findIdentity } from '@/lib/platform/auth/repository';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/platform/auth/session-cookie';
import { on } from '@/lib/platform/db/kysely';
import { env } from '@/lib/platform/env/server';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';

/**
 * Device cookies (OWASP): the account's lockout does not bind a browser in which the person signed in before, so an attacker
 * elsewhere cannot lock the owner out. Each entry is `nonce.time.signature`; the signature covers the nonce, the second of the
 * sign-in, the e-mail and when all access of the account was last ended: somebody whom the owner signed out is a stranger again.
 * One browser may hold entries of a few people.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
const deviceCookieName = (): string => ownCookieName('maidan-device');

/** Counted from the sign-in, like the life of a session. */
const DEVICE_MAX_AGE_SECONDS = SESSION_MAX_AGE_SECONDS;

/** Enough for a household's tablet; the oldest entry is dropped. */
const ENTRIES_MAX = 5;
const ENTRY = /^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/;

const nowSeconds = () => Math.floor(Date.now() / 1_000);

interface Account {
  email: string;
  /** 0: never. */
  accessEndedAt: number;
}

function sign(nonce: string, since: string, { email, accessEndedAt }: Account): string {
  const text = `device:${nonce}:${since}:${accessEndedAt}:${email}`;
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

async function accountOf(email: string): Promise<Account> {
  const row = await on()
    .selectFrom('users')
    .where('email', '=', email)
    .select('accessEndedAt')
    .executeTakeFirst();
  return { email, accessEndedAt: row?.accessEndedAt?.getTime() ?? 0 };
}

function isFor(entry: string, account: Account): boolean {
  const [nonce = '', since = '', signature = ''] = entry.split('.');
  const own = sign(nonce, since, account);
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(own, 'hex'));
}

/** @returns an id of this browser for `email` (not the secret itself), or null when it is unknown. */
export async function knownDeviceId(cookie: string | null, email: string): Promise<string | null> {
  const entries = entriesOf(cookie);
  if (entries.length === 0) return null;
  const account = await accountOf(email);
  const entry = entries.find((candidate) => isFor(candidate, account));
  return entry ? createHash('sha256').update(entry).digest('hex').slice(0, 32) : null;
}

export function readDeviceCookie(cookieHeader: string | null): string | null {
  return parseCookies(cookieHeader)[deviceCookieName()] ?? null;
}

/** The Set-Cookie value after `email` has signed in. */
export async function deviceCookie(known: string | null, email: string): Promise<string> {
  return serializeCookie(deviceCookieName(), await rememberDevice(known, email), {
    path: '/',
    maxAgeSeconds: DEVICE_MAX_AGE_SECONDS,
    secure: isSecureSite(),
  });
}

/** After all access of a person but this browser's was ended by them in it: it stays their own. */
export async function keptDeviceCookie(request: Request, userId: number): Promise<string[]> {
  const person = await findIdentity(userId);
  const known = readDeviceCookie(request.headers.get('cookie'));
  return person ? [await deviceCookie(known, person.email)] : [];
}

export async function rememberDevice(cookie: string | null, email: string): Promise<string> {
  const account = await accountOf(email);
  const others = entriesOf(cookie).filter((entry) => !isFor(entry, account));
  const nonce = randomBytes(16).toString('hex');
  const since = String(nowSeconds());
  return [`${nonce}.${since}.${sign(nonce, since, account)}`, ...others]
    .slice(0, ENTRIES_MAX)
    .join('~');
}
