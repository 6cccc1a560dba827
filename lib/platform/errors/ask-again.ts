import { AppError } from '@/lib/platform/errors/app-error';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/constants';
import type { Said } from '@/lib/platform/language/say';

const HOUR_MS = 3_600_000;

/** A request withdrawn after this moment still makes its sender wait. */
export const askAgainSince = (): Date => new Date(Date.now() - ASK_AGAIN_HOURS * HOUR_MS);

/**
 * Call it under the lock of the request, with the time at which the last request was withdrawn.
 * @throws AppError rate_limited, with the seconds to wait and `sentence`, which receives the hours to wait
 */
export function requireWaited(takenBackAt: Date | null, sentence: (hours: number) => Said): void {
  if (!takenBackAt) return;
  const seconds = (takenBackAt.getTime() + ASK_AGAIN_HOURS * HOUR_MS - Date.now()) / 1000;
  if (seconds <= 0) return;
  const hours = Math.ceil(seconds / 3600);
  const retryAfterSeconds = Math.ceil(seconds);
  throw new AppError('rate_limited', sentence(hours), { retryAfterSeconds });
}
