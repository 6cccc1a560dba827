import {
  hasEnded,
  updateDeclinedOfPair,
  updateToDisconnected,
  updateToEnded,
} from '@/lib/connections/repository/requests';
import { texts } from '@/lib/connections/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Ends a connection silently, from either side.
 * @throws AppError conflict when it has already ended, not_found when the two were never connected
 */
export async function disconnect(actor: Actor, otherId: number): Promise<void> {
  await transaction(async (tx) => {
    await lockPair(actor.userId, otherId, tx);
    if (await updateToDisconnected(actor.userId, otherId, tx)) return;
    if (!(await hasEnded(actor.userId, otherId, tx))) {
      throw notFound(say(texts, 'connectionNotFound'));
    }
    throw new AppError('conflict', say(texts, 'notConnected'));
  });
}

/** Ends the connection of two people, or a request between them: for a block. Runs in the caller's transaction. */
export async function disconnectPair(tx: Tx, [a, b]: readonly [number, number]): Promise<void> {
  await updateToEnded(a, b, tx);
  // A silent decline must not become visible once the block is lifted, when a pending request would be gone.
  await updateDeclinedOfPair(a, b, tx);
}
