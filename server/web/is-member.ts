import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isLookingAround, readsAsGuest } from '@/lib/platform/auth/looking-around';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import type { Session } from '@/lib/platform/auth/session-store';
import { splitLanguage } from '@/lib/platform/language/paths';

/** The form of `createSession`'s tokens. */
const TOKEN = /^[0-9a-f]{64}$/;

/** How long a once valid session does not count as made up. */
const KNOWN_MS = 60_000;
const KNOWN_MAX = 10_000;

/** The limit of unknown sessions per address within the time; further ones are guests until it is over. */
const UNKNOWN_MAX = 30;
const UNKNOWN_MS = 60_000;
const ADDRESSES_MAX = 10_000;

/** `key`: the address whose share the request uses. */
export type IsMember = (request: IncomingMessage, key: string) => boolean | Promise<boolean>;

/**
 * Public pages are cached for guests; a member gets their own. Requests with made-up session cookies are guests: they cost a
 * limited number of look-ups by the table's key.
 */
export function knowMembers(isValid: (token: string) => Promise<boolean>): IsMember {
  const known = new LRUCache<string, true>({ max: KNOWN_MAX, ttl: KNOWN_MS });
  const unknown = new LRUCache<string, { count: number }>({ max: ADDRESSES_MAX, ttl: UNKNOWN_MS });

  async function lookUp(token: string, key: string): Promise<boolean> {
    const of = unknown.get(key) ?? { count: 0 };
    if (of.count >= UNKNOWN_MAX) return false;
    // Counted before the result, because many may run at once.
    of.count += 1;
    if (of.count === 1) unknown.set(key, of);
    // After a failed look-up the session may be valid, so the client must not get a guest's page.
    const isMember = await isValid(token).catch((error: unknown) => {
      of.count -= 1;
      throw error;
    });
    if (!isMember) return false;
    of.count -= 1;
    known.set(token, true);
    return true;
  }

  // Read each time: Next would render the page of an ended session with React, and a guest's controls work without it.
  async function readAgain(token: string): Promise<boolean> {
    const isMember = await isValid(token);
    if (!isMember) known.delete(token);
    return isMember;
  }

  return ({ headers }, key) => {
    const token = readSessionToken(headers.cookie);
    if (token === null || !TOKEN.test(token)) return false;
    return known.has(token) ? readAgain(token) : lookUp(token, key);
  };
}

/** A person who looks around before the profile is complete gets the page of guests, too. One more look-up, for them alone. */
export function exceptLookers(
  isMember: IsMember,
  find: (token: string) => Promise<Session | null>,
): IsMember {
  return async (request, key) => {
    if (!(await isMember(request, key))) return false;
    const token = readSessionToken(request.headers.cookie);
    if (token === null || !isLookingAround(request.headers)) return true;
    const [asked = ''] = (request.url ?? '').split('?');
    return !readsAsGuest(splitLanguage(asked).path, true, (await find(token))?.user ?? null);
  };
}
