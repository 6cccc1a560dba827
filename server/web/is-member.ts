import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';

/** As `createSession` makes it. */
const TOKEN = /^[0-9a-f]{64}$/;

/** How long a session that was valid is none that somebody has made up. */
const KNOWN_MS = 60_000;
const KNOWN_MAX = 10_000;

/** So many unknown sessions of one address are looked up within the time; what comes after them is a guest until it is over. */
const UNKNOWN_MAX = 30;
const UNKNOWN_MS = 60_000;
const ADDRESSES_MAX = 10_000;

/** Whether a request is a member's. `key`: the address whose share it uses. */
export type IsMember = (request: IncomingMessage, key: string) => boolean | Promise<boolean>;

/**
 * Public pages are kept for guests; a member gets their own. Whoever makes up session cookies gets what guests get: they cost a
 * look-up by the key of the table, a limited number of times.
 */
export function knowMembers(isValid: (token: string) => Promise<boolean>): IsMember {
  const known = new LRUCache<string, true>({ max: KNOWN_MAX, ttl: KNOWN_MS });
  const unknown = new LRUCache<string, { count: number }>({ max: ADDRESSES_MAX, ttl: UNKNOWN_MS });

  async function lookUp(token: string, key: string): Promise<boolean> {
    const of = unknown.get(key) ?? { count: 0 };
    if (of.count >= UNKNOWN_MAX) return false;
    // Counted before the answer: many may be asked at once.
    of.count += 1;
    if (of.count === 1) unknown.set(key, of);
    // A look-up that fails says nothing about the session: its reader may not get what guests get.
    const isMember = await isValid(token).catch((error: unknown) => {
      of.count -= 1;
      throw error;
    });
    if (!isMember) return false;
    of.count -= 1;
    known.set(token, true);
    return true;
  }

  // Read each time: Next would draw the page of an ended session with React, and a guest's controls work without it.
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
