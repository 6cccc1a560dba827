import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { browserName } from '@/lib/platform/auth/browser-name';
import { db } from '@/lib/platform/db/client';
import type { SecurityEventName } from '@/lib/platform/db/generated/client';
import { env } from '@/lib/platform/env/server';
import type { ErrorCode } from '@/lib/platform/errors/app-error';
import { addressKey } from '@/lib/platform/http/rate-limiter';
import { ENGLISH } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/observability/log';

/** Frequent events of these are an attack; the others are normal. */
const WARNINGS: ReadonlySet<SecurityEventName> = new Set([
  'authn_login_fail',
  'authn_login_lock',
  'authn_second_step_fail',
  'authz_fail',
  'excess_rate_limit_exceeded',
]);

/** Recorded once a minute per person or network and subject, so that a script's thousand refusals are one line. */
const ONCE_A_MINUTE: ReadonlySet<SecurityEventName> = new Set([
  'authn_login_lock',
  'authz_fail',
  'excess_rate_limit_exceeded',
  'sensitive_read',
]);
/** Refusals of calls and socket events that are an attack when frequent. */
export const REFUSAL_EVENTS: Partial<Record<ErrorCode, SecurityEventName>> = {
  forbidden: 'authz_fail',
  rate_limited: 'excess_rate_limit_exceeded',
};

const REMEMBERED_MAX = 10_000;
const MINUTE_MS = 60_000;

export interface SecurityEvent {
  event: SecurityEventName;
  /** The account's owner, or the actor. */
  userId?: number | null;
  /** The typed e-mail. Only a keyed hash of it is stored. */
  email?: string;
  /** Only its network is stored. */
  address?: string | null;
  userAgent?: string | null;
  isNewDevice?: boolean;
  /** A fixed word, a call, or a subject's id: never what people typed. */
  detail?: string;
}

/**
 * Records a security event, as a log line with a fixed name and as a row for the console and the person. No secrets, e-mails
 * or full addresses. Never throws: a failure to record must not fail the action.
 * @returns the id of the row; null when it was recorded within the last minute or could not be stored
 */
export async function recordSecurityEvent(given: SecurityEvent): Promise<number | null> {
  const { event, userId = null, isNewDevice = false, detail = null } = given;
  const facts = {
    event,
    userId,
    account: given.email ? hashOf(given.email) : null,
    network: given.address ? networkOf(given.address) : null,
    device: given.userAgent === undefined ? null : browserName(given.userAgent, ENGLISH),
    isNewDevice,
    detail,
  };
  if (
    ONCE_A_MINUTE.has(event) &&
    recordedRecently(`${event} ${userId ?? facts.network} ${detail}`)
  ) {
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
 * Records that an admin read something only because of their role. Call it wherever the role grants the access.
 * @param thing what it is, by its id: 'group 12'
 */
export async function recordAdminRead(
  { userId }: { userId: number },
  thing: string,
  address?: string,
): Promise<void> {
  await recordSecurityEvent({ event: 'sensitive_read', userId, address, detail: thing });
}

const said = new Map<string, number>();

function recordedRecently(key: string): boolean {
  const now = performance.now();
  if (now - (said.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return true;
  // The cache is emptied, so that an attacker with ever new keys cannot fill the memory.
  if (said.size >= REMEMBERED_MAX) said.clear();
  said.set(key, now);
  return false;
}

/** Keyed with the site's secret, so that the email cannot be found by guessing. */
function hashOf(email: string): string {
  return createHmac('sha256', env.NEXTAUTH_SECRET)
    .update(`security:${email}`)
    .digest('hex')
    .slice(0, 12);
}

/** 203.0.113.0/24 or 2001:db8:1:2::/64: enough to see an attack, not to identify a household. */
function networkOf(address: string): string {
  const plain = addressKey(address).slice(1);
  return isIPv4(plain) ? plain.replace(/\.\d+$/, '.0/24') : plain.slice(0, 64);
}

/** A call for the log: parts of the path that could be an id, a name or a secret are masked. */
export const callWithoutIds = (request: Call): string =>
  callOf(request, /^(?:[a-z][a-z-]{0,31})?$/);

/** A call with numeric row ids, for admins. */
export const callWithIds = (request: Call): string =>
  callOf(request, /^(?:[a-z][a-z-]{0,31}|\d{1,10})?$/);

type Call = Pick<Request, 'method' | 'url'>;

function callOf({ method, url }: Call, shown: RegExp): string {
  const parts = new URL(url).pathname.split('/').slice(0, 8);
  return `${method} ${parts.map((part) => (shown.test(part) ? part : '…')).join('/')}`;
}
