import { LAST_GAME_HOURS } from '@/lib/games/constants';
import { findLastPlayed } from '@/lib/games/repository/last-game';
import type { LastGameDto } from '@/lib/games/schema/last-game';
import { toGame } from '@/lib/games/service/read-game';
import type { Actor } from '@/lib/platform/auth/actor';

/** The game that the person has played most recently, for two days; null without one. */
export async function readLastGame(actor: Actor): Promise<LastGameDto | null> {
  const [row] = await findLastPlayed({ userId: actor.userId, hours: LAST_GAME_HOURS });
  if (!row) return null;
  const { weeks, next, ...game } = row;
  return {
    game: toGame(actor, game),
    weeks: game.repeats === 'weekly' ? weeks : 0,
    next: next && { id: next.id, startsAt: new Date(next.startsAt).toISOString() },
  };
}
