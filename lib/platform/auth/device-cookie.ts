import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '@/lib/platform/auth/actor';
import { isSecureSite, ownCookieName } from '@/lib/platform/auth/cookie-names';
import { findIdentity } from '@/lib/platform/auth/repository';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/platform/auth/session-cookie';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { env } from '@/lib/platform/env/server';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';

/**
 * Device cookies (OWASP): the account's lockout does not bind a browser in which the person signed in before, so an attacker
 * elsewhere cannot lock the owner out. Each entry is `name.time.signature`; the name follows from the session that began with it,
 * and the signature covers the name, the second of the sign-in, the e-mail and when all access of the account was last ended.
 * A browser that the owner signed out, alone or with all others, is a stranger again. One browser may hold entries of a few people.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
const deviceCookieName = (): string => ownCookieName('maidan-device');

/** Counted from the sign-in, like the life of a session. */
const DEVICE_MAX_AGE_SECONDS = SESSION_MAX_AGE_SECONDS;

/** Enough for a household's tablet; the oldest entry is dropped. */
const ENTRIES_MAX = 5;
const ENTRY = /^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/;

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** More browsers than anybody signs out one by one within the life of an entry. */
const ENDED_DEVICES_MAX = 100;

interface Account {
  email: string;
  endedDevices: string[];
  /** 0: never. */
  accessEndedAt: number;
}

function sign(name: string, since: string, { email, accessEndedAt }: Account): string {
  const text = `device:${name}:${since}:${accessEndedAt}:${email}`;
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
    .select(['accessEndedAt', 'endedDevices'])
    .executeTakeFirst();
  const accessEndedAt = row?.accessEndedAt?.getTime() ?? 0;
  return { email, accessEndedAt, endedDevices: row?.endedDevices ?? [] };
}

function isFor(entry: string, account: Account): boolean {
  const [name = '', since = '', signature = ''] = entry.split('.');
  const own = sign(name, since, account);
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(own, 'hex'));
}

const isEnded = (entry: string, { endedDevices }: Account) =>
  endedDevices.includes(entry.split('.')[0] ?? '');

const nameOf = (sessionId: string) =>
  createHash('sha256').update(`device:${sessionId}`).digest('hex').slice(0, 32);

/** In the transaction in which the owner signs out that one browser: it is a stranger from then on. */
export async function forgetDevice(tx: Tx, userId: number, sessionId: string): Promise<void> {
  await on(tx)
    .updateTable('users')
    .set({
      endedDevices: sql`(array_prepend(${nameOf(sessionId)}, ${columnsOf<'users'>('users')('endedDevices')}))[1:${sql.lit(ENDED_DEVICES_MAX)}]`,
    })
    .where('id', '=', userId)
    .execute();
}

/** @returns an id of this browser for `email` (not the secret itself), or null when it is unknown. */
export async function knownDeviceId(cookie: string | null, email: string): Promise<string | null> {
  const entries = entriesOf(cookie);
  if (entries.length === 0) return null;
  const account = await accountOf(email);
  const entry = entries.find((candidate) => isFor(candidate, account));
  return entry && !isEnded(entry, account)
    ? createHash('sha256').update(entry).digest('hex').slice(0, 32)
    : null;
}

export function readDeviceCookie(cookieHeader: string | null): string | null {
  return parseCookies(cookieHeader)[deviceCookieName()] ?? null;
}

/** The Set-Cookie value after `email` has signed in with this session. */
export async function deviceCookie(
  known: string | null,
  email: string,
  sessionId: string,
): Promise<string> {
  return serializeCookie(deviceCookieName(), await rememberDevice(known, email, sessionId), {
    path: '/',
    maxAgeSeconds: DEVICE_MAX_AGE_SECONDS,
    secure: isSecureSite(),
  });
}

/** After all access of a person but this browser's was ended by them in it: it stays their own. */
export async function keptDeviceCookie(
  request: Request,
  { userId, sessionId }: Actor,
): Promise<string[]> {
  const person = await findIdentity(userId);
  const known = readDeviceCookie(request.headers.get('cookie'));
  return person ? [await deviceCookie(known, person.email, sessionId)] : [];
}

export async function rememberDevice(
  cookie: string | null,
  email: string,
  sessionId: string,
): Promise<string> {
  const account = await accountOf(email);
  const others = entriesOf(cookie).filter((entry) => !isFor(entry, account));
  const name = nameOf(sessionId);
  const since = String(nowSeconds());
  return [`${name}.${since}.${sign(name, since, account)}`, ...others]
    .slice(0, ENTRIES_MAX)
    .join('~');
}
