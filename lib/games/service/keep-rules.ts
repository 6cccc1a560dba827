import { isTooFew } from '@/lib/games/policy';
import { findGame } from '@/lib/games/repository/find-games';
import { lockGroupAndSeats } from '@/lib/games/repository/seats';
import { cancelOne } from '@/lib/games/service/cancel-game';
import { TOO_FEW } from '@/lib/games/service/cancel-reason';
import { tagsOfGame } from '@/lib/games/service/list-public';
import { publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';

/** The product reads what it needs to keep a rule. */
const PRODUCT = { userId: null, isAdmin: true };

/** The job: cancels a game that has too few players at that time, and tells everybody in it. */
export async function decideGame(id: number, at: string): Promise<void> {
  const pending = await transaction(async (tx) => {
    const game = (await lockGroupAndSeats(id, tx)) && (await findGame(id, PRODUCT, tx));
    if (!game) return [];
    // The page does not say any more what happens at that time.
    expireTags(tx, ...tagsOfGame(game));
    if (!isTooFew(game, new Date(at), new Date())) return [];
    return cancelOne(tx, game, { actor: null, heard: new Set(), following: false }, TOO_FEW);
  });
  await publishNotifications(pending);
}

/** The job: a game that was for members first is public now, so its pages change. */
export async function openGame(id: number): Promise<void> {
  const game = await findGame(id, PRODUCT);
  if (game) expireTags(db, ...tagsOfGame(game));
}
