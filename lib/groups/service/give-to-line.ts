import { findGamesWithLine } from '@/lib/groups/repository/edit-group';
import type { Tx } from '@/lib/platform/db/client';
import { enqueueAll } from '@/lib/platform/jobs/queue';

/**
 * For a change after which people who only waited may have a seat: queues the job that gives free seats to the line, for each
 * game of a group with the rule for missed games. Call it before the rule is taken back.
 */
export async function giveToLine(tx: Tx, groupId: number): Promise<void> {
  const games = await findGamesWithLine(groupId, tx);
  await enqueueAll(
    tx,
    'games:release-holds',
    games.map(({ id: gameId }) => ({ payload: { gameId } })),
  );
}
