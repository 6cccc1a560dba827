import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { RATE_LIMITS, type RateLimitName } from '@/lib/platform/http/rate-limits';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

const limiters = new Map<string, SharedLimiter>();

/**
 * A rate limit's window ends by the clock of the process that began it. If it seems to last longer than this beyond its length,
 * one of the clocks is wrong or was, and the window is begun anew: otherwise every request would be refused for as long as the
 * clock was ahead.
 */
const CLOCKS_APART_MS_MAX = 60_000;

type Given<Name extends 'consume' | 'penalty' | 'get'> = Parameters<RateLimiterPostgres[Name]>;

/** Counts in the shared table, regardless of the clocks of the other processes. */
class SharedLimiter extends RateLimiterPostgres {
  override consume(...given: Given<'consume'>): Promise<RateLimiterRes> {
    return this.#count(given[0], () => super.consume(...given));
  }

  override penalty(...given: Given<'penalty'>): Promise<RateLimiterRes> {
    return this.#count(given[0], () => super.penalty(...given));
  }

  override async get(...given: Given<'get'>): Promise<RateLimiterRes | null> {
    const known = await super.get(...given);
    return known && this.#isAhead(known) ? null : known;
  }

  async #count(
    key: string | number,
    count: () => Promise<RateLimiterRes>,
  ): Promise<RateLimiterRes> {
    try {
      const counted = await count();
      if (!this.#isAhead(counted)) return counted;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes) || !this.#isAhead(rejection)) throw rejection;
    }
    await this.delete(key);
    return count();
  }

  #isAhead({ msBeforeNext }: RateLimiterRes): boolean {
    return msBeforeNext > this.duration * 1_000 + CLOCKS_APART_MS_MAX;
  }
}

/**
 * The limiter called `name` in this process, over the shared table. For counts that `consumeRateLimit` does not fit.
 * @param windowSeconds the longest, where each call says its own
 */
export function limiterFor(name: string, points: number, windowSeconds: number): SharedLimiter {
  const known = limiters.get(name);
  if (known) return known;
  const options = { keyPrefix: name, points, duration: windowSeconds };
  const limiter = new SharedLimiter({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // The migrations own the table; the library would otherwise try to create it on every start.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // While Postgres is unreachable, counting goes on in memory: weaker, but requests are neither all refused nor all allowed.
    insuranceLimiter: new RateLimiterMemory(options),
  });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Takes one point from the bucket of `key`, under a limit of lib/platform/http/rate-limits.
 * @throws AppError rate_limited, with the seconds to wait
 */
export async function consumeRateLimit(name: RateLimitName, key: string): Promise<void> {
  const { points, windowSeconds } = RATE_LIMITS[name];
  await limiterFor(name, points, windowSeconds).consume(key).catch(refuse);
}

/** Returns a point when the work turned out to have been done before. */
export async function returnRateLimit(name: RateLimitName, key: string): Promise<void> {
  const { points, windowSeconds } = RATE_LIMITS[name];
  await limiterFor(name, points, windowSeconds).reward(key);
}

const inProcess = new Map<RateLimitName, RateLimiterMemory>();

function memoryOf(name: RateLimitName): RateLimiterMemory {
  const { points, windowSeconds } = RATE_LIMITS[name];
  const limiter = inProcess.get(name) ?? new RateLimiterMemory({ points, duration: windowSeconds });
  inProcess.set(name, limiter);
  return limiter;
}

/**
 * Like `consumeRateLimit`, but counted in this process alone: for a socket, whose events all arrive at one process and are too
 * many for the database, and for pictures, which are served without the database.
 * @throws AppError rate_limited, with the seconds to wait
 */
export async function consumeInProcess(name: RateLimitName, key: string): Promise<void> {
  await memoryOf(name).consume(key).catch(refuse);
}

export async function returnInProcess(name: RateLimitName, key: string): Promise<void> {
  await memoryOf(name).reward(key);
}

function refuse(rejection: unknown): never {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  throw new AppError('rate_limited', say(texts, 'tooMuch', { seconds }), {
    retryAfterSeconds: seconds,
  });
}

/**
 * The caller's network address as far as it can be trusted. The last entry of X-Forwarded-For is the peer that opened the
 * connection (lib/platform/http/peer-address.ts); each trusted proxy vouches for the entry before its own.
 */
export function clientAddress(request: Request): string {
  return trustedAddress(request.headers.get('x-forwarded-for') ?? '');
}

/** Like clientAddress, from the header's value. */
export function trustedAddress(forwardedFor: string): string {
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return (hops.at(-1 - env.TRUSTED_PROXY_HOPS) ?? 'unknown').slice(0, 64);
}

/** The bucket of a network address. One household or server can use a whole /64 of IPv6. */
export function addressKey(address: string): string {
  return `a${isIPv6(address) ? networkOf(address) : address}`;
}

/** The bucket of a mailbox, whoever requests an email to it. */
export function mailboxKey(email: string): string {
  return `e${createHash('sha256').update(email).digest('hex')}`;
}

function networkOf(address: string): string {
  // The URL parser normalises every spelling of an address, and writes IPv4 inside IPv6 in hexadecimal.
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written);
  if (mapped) return mapped.slice(1).flatMap(toBytes).join('.');
  const [head = '', tail] = written.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
