import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { browserName } from '@/lib/auth/browser-name';
import { db } from '@/lib/db/client';
import type { SecurityEventName } from '@/lib/db/generated/client';
import { env } from '@/lib/env/server';
import type { ErrorCode } from '@/lib/errors/app-error';
import { addressKey } from '@/lib/http/rate-limiter';
import { log } from '@/lib/observability/log';

/** What is an attack when it happens often; the rest is what people do. */
const WARNINGS: ReadonlySet<SecurityEventName> = new Set([
  'authn_login_fail',
  'authn_login_lock',
  'authn_second_step_fail',
  'authz_fail',
  'excess_rate_limit_exceeded',
]);

/** Said once a minute of each person or network and thing: a script that is refused a thousand times is one line. */
const ONCE_A_MINUTE: ReadonlySet<SecurityEventName> = new Set([
  'authn_login_lock',
  'authz_fail',
  'excess_rate_limit_exceeded',
  'sensitive_read',
]);
/** Refusals that many in a row make an attack, of a call and of a socket's event alike. */
export const REFUSAL_EVENTS: Partial<Record<ErrorCode, SecurityEventName>> = {
  forbidden: 'authz_fail',
  rate_limited: 'excess_rate_limit_exceeded',
};

const REMEMBERED_MAX = 10_000;
const MINUTE_MS = 60_000;

export interface SecurityEvent {
  event: SecurityEventName;
  /** Whose account it is, or who acts. */
  userId?: number | null;
  /** The e-mail that was typed. Only a keyed hash of it is kept. */
  email?: string;
  /** Only its neighbourhood is kept. */
  address?: string | null;
  userAgent?: string | null;
  isNewDevice?: boolean;
  /** A fixed word, a call, or a thing by its id: never what people typed. */
  detail?: string;
}

/**
 * Notes what concerns security, as a line of the log with a fixed name and as a row for the console and the person. No
 * secrets, no e-mail, no whole address. Never throws: what is noted goes on without it.
 * @returns the id of the row; null when it was said within the last minute or could not be kept
 */
export async function recordSecurityEvent(given: SecurityEvent): Promise<number | null> {
  const { event, userId = null, isNewDevice = false, detail = null } = given;
  const facts = {
    event,
    userId,
    account: given.email ? hashOf(given.email) : null,
    network: given.address ? networkOf(given.address) : null,
    device: given.userAgent === undefined ? null : browserName(given.userAgent),
    isNewDevice,
    detail,
  };
  if (ONCE_A_MINUTE.has(event) && saidLately(`${event} ${userId ?? facts.network} ${detail}`)) {
    return null;
  }
  if (WARNINGS.has(event)) log.warn(facts, 'security');
  else log.info(facts, 'security');
  try {
    const { id } = await db.securityEvent.create({ data: facts, select: { id: true } });
    return Number(id);
  } catch (error) {
    log.error({ err: error, event }, 'a security event could not be kept');
    return null;
  }
}

/**
 * Notes that an admin read what anybody else in their place would have been refused. Said where the role is what opens it.
 * @param thing what it is, by its id: 'group 12'
 */
export async function noteAdminRead(
  { userId }: { userId: number },
  thing: string,
  address?: string,
): Promise<void> {
  await recordSecurityEvent({ event: 'sensitive_read', userId, address, detail: thing });
}

const said = new Map<string, number>();

function saidLately(key: string): boolean {
  const now = performance.now();
  if (now - (said.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return true;
  // The oldest leave: whoever makes up ever new keys must not fill the memory.
  if (said.size >= REMEMBERED_MAX) said.clear();
  said.set(key, now);
  return false;
}

/** Without the site's secret nobody can find out whose it is by trying e-mails. */
function hashOf(email: string): string {
  return createHmac('sha256', env.NEXTAUTH_SECRET)
    .update(`security:${email}`)
    .digest('hex')
    .slice(0, 12);
}

/** 203.0.113.0/24 or 2001:db8:1:2::/64: enough to see an attack, not to know a household. */
function networkOf(address: string): string {
  const plain = addressKey(address).slice(1);
  return isIPv4(plain) ? plain.replace(/\.\d+$/, '.0/24') : plain.slice(0, 64);
}

/** A call as the log may have it: what could be an id, a name or a secret of the path is not told. */
export const callWithoutIds = (request: Call): string =>
  callOf(request, /^(?:[a-z][a-z-]{0,31})?$/);

/** The same with the numbers that name rows, for what an admin reads. */
export const callWithIds = (request: Call): string =>
  callOf(request, /^(?:[a-z][a-z-]{0,31}|\d{1,10})?$/);

type Call = Pick<Request, 'method' | 'url'>;

function callOf({ method, url }: Call, told: RegExp): string {
  const parts = new URL(url).pathname.split('/').slice(0, 8);
  return `${method} ${parts.map((part) => (told.test(part) ? part : '…')).join('/')}`;
}
