import { texts } from '@/lib/bookings/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockAccounts, requireActive } from '@/lib/platform/db/person-lock';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Locks the account status of both sides of a session, before any other lock. @throws AppError forbidden (the actor's account
 * is ending), conflict (the other's is: the reason is not the actor's to learn)
 */
export async function lockBoth(
  actor: Actor,
  pair: readonly [number, number],
  tx: Tx,
): Promise<void> {
  const activeIds = await lockAccounts(pair, tx);
  requireActive(activeIds, actor.userId);
  if (!pair.every((id) => activeIds.has(id)))
    throw new AppError('conflict', say(texts, 'notPossible'));
}
