import type { Actor } from '@/lib/auth/actor';
import { updateToDisconnected } from '@/lib/connections/repository';
import { db } from '@/lib/db/client';
import { lockPair } from '@/lib/db/pair-lock';
import { notFound } from '@/lib/errors/app-error';

/**
 * Ends a connection, silently, from either side.
 * @throws AppError not_found when the two are not connected: who somebody is connected with is nobody else's business
 */
export async function disconnect(actor: Actor, otherId: number): Promise<void> {
  const ended = await db.$transaction(async (tx) => {
    await lockPair(actor.userId, otherId, tx);
    return updateToDisconnected(actor.userId, otherId, tx);
  });
  if (!ended) throw notFound('Connection');
}
