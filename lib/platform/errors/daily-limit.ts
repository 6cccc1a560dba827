import { AppError } from '@/lib/platform/errors/app-error';
import type { Said } from '@/lib/platform/language/say';

const DAY_MS = 86_400_000;

/** How often an account may do something in any 24 hours, so that midnight does not reset the count. */
export interface DailyLimit {
  usual: number;
  /** Within a day of the account's creation. */
  ofNewAccounts: number;
}

const isNew = (accountCreatedAt: Date, now: Date): boolean =>
  now.getTime() - accountCreatedAt.getTime() < DAY_MS;

export function dailyMax(limit: DailyLimit, accountCreatedAt: Date, now: Date): number {
  return isNew(accountCreatedAt, now) ? limit.ofNewAccounts : limit.usual;
}

interface Doing {
  limit: DailyLimit;
  /** Without it the usual limit applies. */
  accountCreatedAt?: Date;
  /** The number since a moment, and the time of the first. */
  countSince: (since: Date) => Promise<{ count: number; firstAt: Date | null }>;
  /** The sentence of the refusal: 'You can start 10 conversations a day…', or 'on their first day' for a new account. */
  refusal: (limit: { max: number; isNew: boolean }) => Said;
}

/**
 * Call it under a lock of the person, so that parallel requests are counted.
 * @throws AppError rate_limited, with the seconds to wait
 */
export async function requireWithinDay(doing: Doing): Promise<void> {
  const { limit, accountCreatedAt = new Date(0), countSince, refusal } = doing;
  const now = new Date();
  const max = dailyMax(limit, accountCreatedAt, now);
  const { count, firstAt } = await countSince(new Date(now.getTime() - DAY_MS));
  if (count < max) return;
  const freeAt = (firstAt ?? now).getTime() + DAY_MS;
  throw new AppError('rate_limited', refusal({ max, isNew: isNew(accountCreatedAt, now) }), {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}
