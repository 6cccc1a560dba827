import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { texts } from '@/lib/platform/auth/server-texts';
import { AppError } from '@/lib/platform/errors/app-error';
import { addressKey, limiterFor } from '@/lib/platform/http/rate-limiter';
import { type Said, say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';

/**
 * Slows guessing down without letting anybody lock the owner out (docs/decisions/0001).
 * Failures are counted per account and address and per account as a whole, whether or not the account exists. After the free
 * tries one attempt passes and the next must wait; the wait doubles. A browser that signed in before (lib/platform/auth/device-cookie)
 * is counted separately, and mailed links are never locked.
 */
interface Bucket {
  free: number;
  firstDelaySeconds: number;
  delaySecondsMax: number;
}

const PAIR: Bucket = { free: 5, firstDelaySeconds: 30, delaySecondsMax: 900 };
// Many addresses against one account: more free tries than one person's typing mistakes need, then slower and slower.
const ACCOUNT: Bucket = { free: 20, firstDelaySeconds: 30, delaySecondsMax: 900 };
const DEVICE: Bucket = { free: 10, firstDelaySeconds: 10, delaySecondsMax: 300 };

const MEMORY_SECONDS = 86_400;
const failures = limiterFor('signInFailures', 1, MEMORY_SECONDS);
const turns = limiterFor('signInTurns', 1, PAIR.delaySecondsMax);

export interface SignInSource {
  email: string;
  address: string;
  /** From `knownDeviceId`. */
  deviceId: string | null;
}

interface CountedBucket {
  key: string;
  bucket: Bucket;
}

function bucketsOf({ email, address, deviceId }: SignInSource): CountedBucket[] {
  // Hashed, so that the table of buckets does not list who tried to sign in.
  const account = createHash('sha256').update(email).digest('hex').slice(0, 32);
  if (deviceId) return [{ key: `device:${deviceId}`, bucket: DEVICE }];
  return [
    { key: `pair:${account}:${addressKey(address)}`, bucket: PAIR },
    { key: `account:${account}`, bucket: ACCOUNT },
  ];
}

/**
 * Takes a turn to try a password. It counts as a failure immediately and is forgiven on success, so that parallel attempts
 * cannot slip in before the first is counted.
 * @throws AppError rate_limited, with the seconds to wait
 */
export async function takeSignInTurn(source: SignInSource): Promise<void> {
  const counted: string[] = [];
  for (const { key, bucket } of bucketsOf(source)) {
    const { consumedPoints } = await failures.penalty(key);
    counted.push(key);
    const beyond = consumedPoints - bucket.free;
    const waitSeconds = beyond > 0 ? await takeTurn(key, delaySeconds(beyond, bucket)) : 0;
    if (waitSeconds === 0) continue;
    // Trying again too early is not a failed guess and must not lengthen the wait.
    await Promise.all(counted.map((each) => failures.reward(each)));
    throw new AppError('rate_limited', tooManyTries(waitSeconds), {
      retryAfterSeconds: waitSeconds,
    });
  }
}

/** Forgives the turn that `takeSignInTurn` counted. Failures of others against the account stay counted. */
export async function forgiveSignIn(source: SignInSource): Promise<void> {
  for (const { key } of bucketsOf(source)) {
    if (key.startsWith('account:')) await failures.reward(key);
    else await Promise.all([failures.delete(key), turns.delete(key)]);
  }
}

/** Also shown on the sign-in page after a form sent without scripts. */
export function tooManyTries(seconds: number): Said {
  return say(texts, canSendMail() ? 'tooManyTriesOrLink' : 'tooManyTries', { seconds });
}

function delaySeconds(beyond: number, { firstDelaySeconds, delaySecondsMax }: Bucket): number {
  return Math.min(firstDelaySeconds * 2 ** Math.min(beyond - 1, 20), delaySecondsMax);
}

/** @returns 0 when the turn was taken, else the seconds until the next one. */
async function takeTurn(key: string, customDuration: number): Promise<number> {
  try {
    // A single statement decides: of many simultaneous attempts only the first gets the turn.
    await turns.consume(key, 1, { customDuration });
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}
