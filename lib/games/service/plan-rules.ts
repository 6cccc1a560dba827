import { decisionTime, openingTime, type Rules } from '@/lib/games/policy';
import { insertGame, type NewGame } from '@/lib/games/repository/edit-game';
import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/queue';

/** Creates a game and queues the jobs of its rules. */
export async function addGame(tx: Tx, game: NewGame & Rules): Promise<number> {
  const id = await insertGame(game, tx);
  await planRules(tx, id, game);
  return id;
}

/**
 * Queues the jobs of a game's rules. A time in the past does nothing: the organiser of a game tonight knows the players. Jobs
 * from before a change do nothing.
 */
export async function planRules(tx: Tx, gameId: number, rules: Rules): Promise<void> {
  const now = new Date();
  const decides = decisionTime(rules);
  if (decides && decides > now) {
    const at = decides.toISOString();
    const options = { runAt: decides, dedupeKey: `games:decide:${gameId}:${at}` };
    await enqueue(tx, 'games:decide', { gameId, at }, options);
  }
  const opens = openingTime(rules);
  if (opens && opens > now) {
    const dedupeKey = `games:open:${gameId}:${opens.toISOString()}`;
    await enqueue(tx, 'games:open', { gameId }, { runAt: opens, dedupeKey });
  }
}
