import { freeCourtOfGame } from '@/lib/courts/service/court-of-game';
import { updateGameInCalendars, updateHidden } from '@/lib/games/repository/edit-game';
import type { GameRow } from '@/lib/games/repository/find-games';
import { lockGroupForShare } from '@/lib/games/repository/seats';
import type { CancelGameInput, SkipGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { type Moment, texts } from '@/lib/games/server-texts';
import { SKIPPED, TOO_FEW } from '@/lib/games/service/cancel-reason';
import { endRule, laterGames, lockSeriesOf, skipInRule } from '@/lib/games/service/edit-series';
import { notifyPlayers } from '@/lib/games/service/notify-players';
import { planPayment } from '@/lib/games/service/pay-first';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { listTagsOfChange, tagsOfGame } from '@/lib/games/service/read-roster';
import { type Decision, findUnnotified, manage } from '@/lib/games/service/release-seats';
import { giveToLine } from '@/lib/groups/service/give-to-line';
import { hideLines } from '@/lib/messages/service/system-line';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { db, type Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

/** After an admin's decision, in the caller's transaction. */
export async function hideGame(tx: Tx, id: number): Promise<void> {
  const game = await updateHidden(id, tx);
  if (!game) return;
  const { groupId, venueId } = game;
  await hideLines(tx, groupId, { gameId: id });
  expireTags(tx, ...tagsOfGame({ id, groupId, venue: venueId === null ? null : { id: venueId } }));
}

/** Cancels a game with a reason that all concerned people receive. @throws AppError not_found, forbidden, conflict */
export async function cancelGame(
  actor: Actor,
  id: number,
  { reason, scope }: CancelGameInput,
): Promise<GameDto> {
  const { groupId } = await requireGame(actor, id);
  const pending = await transaction(async (tx) => {
    await lockGroupForShare(groupId, tx);
    const place = scope === 'following' ? await lockSeriesOf(tx, id) : null;
    const decision = { actor, notified: new Set<number>(), following: place !== null };
    const notified = await cancelOne(tx, (await manage(tx, actor, id)).game, decision, reason);
    for (const later of await laterGames(tx, place)) {
      const { game } = await manage(tx, actor, later.id);
      notified.push(...(await cancelOne(tx, game, decision, reason)));
    }
    if (place) await endRule(tx, place.series.id);
    return notified;
  });
  const game = await readGame(actor, id);
  expireTags(db, ...(await listTagsOfChange(game, scope)));
  await publishNotifications(pending);
  return game;
}

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
    const { game } = await manage(tx, actor, id);
    if (!place) throw new AppError('conflict', say(texts, 'doesNotRepeat'));
    await skipInRule(tx, place);
    expireTags(tx, ...tagsOfGame(game));
    const decision = { actor, notified: new Set<number>(), following: false };
    return cancelOne(tx, game, decision, reason || SKIPPED);
  });
  await publishNotifications(pending);
  return readGame(actor, id);
}

/** Cancels a game under its lock, for a person or, without an actor, by its rules. */
export async function cancelOne(tx: Tx, game: GameRow, decision: Decision, reason: string) {
  await updateGameInCalendars(game.id, { status: 'cancelled', cancelReason: reason }, tx);
  await planPayment(tx, game);
  const freed = await freeCourtOfGame(tx, game.id, decision.actor?.userId ?? null);
  // Who gave up a seat of it late has missed one game less.
  await giveToLine(tx, game.groupId);
  const unnotified = await findUnnotified(tx, game.id, decision);
  if (!unnotified) return freed;
  const told = await notifyPlayers(tx, unnotified, {
    actorId: decision.actor?.userId ?? null,
    type: 'game_cancelled',
    gameId: game.id,
    groupId: game.groupId,
    sentences: (momentOf) => {
      const start = momentOf(game.startsAt, game.timeZone);
      const { following } = decision;
      return {
        line: say(texts, 'cancelledLine', { game: game.title, start }),
        title: say(texts, 'cancelledTitle', { game: game.title }),
        message: messageOf(reason, start, following),
      };
    },
  });
  return [...freed, ...told];
}

/** The product's own reasons are translated for the reader. */
function messageOf(reason: string, start: Moment, following: boolean): Said {
  if (reason === SKIPPED) return say(texts, 'skippedMessage', { start });
  if (reason === TOO_FEW) return say(texts, 'tooFewMessage', { start });
  return say(texts, 'cancelledMessage', { start, following, reason });
}
