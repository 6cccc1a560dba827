import { updateGameRow } from '@/lib/games/repository/edit-game';
import { lockGroupForShare } from '@/lib/games/repository/seats';
import type { CancelGameInput, SkipGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { endRule, laterGames, lockSeriesOf, skipInRule } from '@/lib/games/service/edit-series';
import { listTagsOfChange, tagsOfGame } from '@/lib/games/service/list-public';
import { type Decision, findUntold, type Managed, manage } from '@/lib/games/service/manage-game';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { tellPlayers } from '@/lib/games/service/tell-players';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { isolate } from '@/lib/platform/validation/isolate';

/** Cancels a game with a reason that everybody concerned is told. @throws AppError not_found, forbidden, conflict */
export async function cancelGame(
  actor: Actor,
  id: number,
  { reason, scope }: CancelGameInput,
): Promise<GameDto> {
  const { groupId } = await requireGame(actor, id);
  const pending = await transaction(async (tx) => {
    await lockGroupForShare(groupId, tx);
    const place = scope === 'following' ? await lockSeriesOf(tx, id) : null;
    const also = place ? ' So are the games after it.' : '';
    const decision = { actor, heard: new Set<number>(), also };
    const told = await cancelOne(await manage(tx, actor, id), decision, reason);
    for (const later of await laterGames(tx, place)) {
      told.push(...(await cancelOne(await manage(tx, actor, later.id), decision, reason)));
    }
    if (place) await endRule(tx, place.series.id);
    return told;
  });
  const game = await readGame(actor, id);
  expireTags(db, ...(await listTagsOfChange(game, scope)));
  await publishNotifications(pending);
  return game;
}

/** The reason that players read when none was given. */
const SKIPPED = 'Skipped this time. The games after it stay as planned.';

/**
 * Skips one date of a series; the series continues.
 * @throws AppError not_found, forbidden, conflict (does not repeat, cancelled, over)
 */
export async function skipGame(
  actor: Actor,
  id: number,
  { reason }: SkipGameInput,
): Promise<GameDto> {
  const { groupId } = await requireGame(actor, id);
  const pending = await transaction(async (tx) => {
    await lockGroupForShare(groupId, tx);
    const place = await lockSeriesOf(tx, id);
    const game = await manage(tx, actor, id);
    if (!place) throw new AppError('conflict', 'This game does not repeat: cancel it instead.');
    await skipInRule(tx, place);
    expireTags(tx, ...tagsOfGame(game.game));
    const decision = { actor, heard: new Set<number>(), also: '' };
    return cancelOne(game, decision, reason || SKIPPED);
  });
  await publishNotifications(pending);
  return readGame(actor, id);
}

async function cancelOne({ tx, game }: Managed, decision: Decision, reason: string) {
  await updateGameRow(
    game.id,
    { status: 'cancelled', cancelReason: reason, calendarSequence: { increment: 1 } },
    tx,
  );
  const untold = await findUntold(tx, game.id, decision);
  if (!untold) return [];
  return tellPlayers(tx, untold, {
    actorId: decision.actor.userId,
    type: 'game_cancelled',
    gameId: game.id,
    groupId: game.groupId,
    say: (when) => {
      const title = isolate(game.title);
      const start = when(game.startsAt, game.timeZone);
      return {
        about: `${title}, ${start}`,
        title: `${title} is cancelled`,
        message: `${start}: ${isolate(reason)}${decision.also}`,
      };
    },
  });
}
