import { canManageGame, canManagePlayers } from '@/lib/games/policy';
import type { GameRow } from '@/lib/games/repository/find-games';
import { findConcernedIds } from '@/lib/games/repository/participants';
import { lockSeats, type SeatsRow } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { requireGame } from '@/lib/games/service/read-game';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

export interface Managed {
  tx: Tx;
  game: GameRow;
  seats: SeatsRow;
}

/** @throws AppError not_found, forbidden, conflict (cancelled, over) */
export async function manage(tx: Tx, actor: Actor, id: number): Promise<Managed> {
  const seats = await lockSeats(id, tx);
  if (!seats) throw notFound(say(texts, 'gameNotFound'));
  const game = await requireGame(actor, id, tx);
  if (!canManageGame(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisersChange'));
  if (game.status === 'cancelled') throw new AppError('conflict', say(texts, 'gameCancelled'));
  if (game.status === 'completed') throw new AppError('conflict', say(texts, 'gameOver'));
  return { tx, game, seats };
}

/** For decisions about the players. @throws AppError as above, and forbidden for a game of two */
export async function managePlayers(tx: Tx, actor: Actor, id: number): Promise<Managed> {
  const managed = await manage(tx, actor, id);
  if (!canManagePlayers(managed.game)) {
    throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
  }
  return managed;
}

/** One decision about a game, possibly including its following games: people are notified once. */
export interface Decision {
  /** Null: a rule of the game decided. */
  actor: Actor | null;
  notified: Set<number>;
  following: boolean;
}

/** Players and waiting people who have not been notified yet; null when a later game needs no notification. */
export async function findUnnotified(
  tx: Tx,
  gameId: number,
  { actor, notified }: Decision,
): Promise<number[] | null> {
  const isFirst = notified.size === 0;
  const ids = (await findConcernedIds(gameId, tx)).filter((id) => !notified.has(id));
  for (const id of actor ? [...ids, actor.userId] : ids) notified.add(id);
  return isFirst || ids.length > 0 ? ids : null;
}
