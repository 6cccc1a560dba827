import type { Tx } from '@/lib/db/client';
import {
  findFirstWaiting,
  findHeldGameIds,
  lockSeats,
  type SeatsRow,
  updateToPromoted,
  upsertParticipant,
} from '@/lib/games/repository/seats';
import { notify, type PendingNotification } from '@/lib/notifications/service';

/**
 * Gives every free seat to the first in line, each once. Call it under the game's lock (`lockSeats`), after whatever
 * freed the seats. Nobody is promoted once the game has begun.
 */
export async function promoteWaiting(tx: Tx, game: SeatsRow): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  if (game.status !== 'upcoming' || game.startsAt <= new Date()) return pending;
  let free = game.maxPlayers - game.goingCount;
  while (free > 0) {
    const next = await findFirstWaiting(game.id, free, tx);
    if (!next) break;
    await updateToPromoted(next.id, tx);
    free -= 1 + next.guests;
    pending.push(
      await notify(tx, {
        userId: next.userId,
        type: 'game_promoted',
        title: 'You are in',
        message: `A place came free: you are going to ${game.title}.`,
        data: { gameId: game.id, groupId: game.groupId },
      }),
    );
  }
  return pending;
}

/**
 * Takes somebody out of every game to come, of one group or of all, and gives the seats to who waits: for leaving or
 * being taken out of a group, for a ban, for an account that goes. Announce the answer with `publishNotifications` after
 * the commit; a second call finds nothing to do.
 */
export async function releaseSeats(
  tx: Tx,
  userId: number,
  scope: { groupId?: number } = {},
): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  for (const gameId of await findHeldGameIds(userId, scope, tx)) {
    if (!(await lockSeats(gameId, tx))) continue;
    await upsertParticipant({ gameId, userId }, { status: 'out', guests: 0 }, tx);
    // Read again: the seats have just become fewer.
    const game = await lockSeats(gameId, tx);
    if (game) pending.push(...(await promoteWaiting(tx, game)));
  }
  return pending;
}
