import { isTooFew } from '@/lib/games/policy';
import { updateGameInCalendars, updateWallStart } from '@/lib/games/repository/edit-game';
import { findGame } from '@/lib/games/repository/find-games';
import { findConcernedIds } from '@/lib/games/repository/participants';
import { lockGroupAndSeats } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { cancelOne } from '@/lib/games/service/cancel-game';
import { TOO_FEW } from '@/lib/games/service/cancel-reason';
import { withdrawOffers } from '@/lib/games/service/offer-seat';
import { planRules } from '@/lib/games/service/plan-rules';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { db } from '@/lib/platform/db/client';
import { followZones, type TimedRow, type Times } from '@/lib/platform/db/follow-zones';
import { transaction } from '@/lib/platform/db/transaction';
import { texts as errorTexts } from '@/lib/platform/errors/server-texts';
import { say } from '@/lib/platform/language/say';

/** The product itself as the viewer. */
const PRODUCT = { userId: null, isAdmin: true };

/** The job: cancels a game that has too few players at that time, and notifies everyone in it. */
export async function decideGame(id: number, at: string): Promise<void> {
  const pending = await transaction(async (tx) => {
    const game = (await lockGroupAndSeats(id, tx)) && (await findGame(id, PRODUCT, tx));
    if (!game) return [];
    // The page showed the planned decision.
    expireTags(tx, ...tagsOfGame(game));
    if (!isTooFew(game, new Date(at), new Date())) return [];
    return cancelOne(tx, game, { actor: null, notified: new Set(), following: false }, TOO_FEW);
  });
  await publishNotifications(pending);
}

/** The worker's round: a game keeps its local time when the rules of its zone change, and its players are notified. */
export function keepGameTimes(): Promise<void> {
  return followZones('games', { keep: updateWallStart, move: moveByClocks });
}

async function moveByClocks({ id, startsAt }: TimedRow, times: Times): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(id, tx);
    const game = await findGame(id, PRODUCT, tx);
    if (!seats || game?.status !== 'upcoming') return [];
    if (game.startsAt.getTime() !== startsAt.getTime()) return [];
    await updateGameInCalendars(id, { ...times }, tx);
    await planRules(tx, id, { ...game, startsAt: times.startsAt });
    expireTags(tx, ...tagsOfGame(game));
    const promoted = await promoteWaiting(tx, await withdrawOffers(tx, seats));
    const start = { startsAt: times.startsAt.toISOString(), timeZone: game.timeZone };
    const notified = (await findConcernedIds(id, tx)).map((userId) => ({
      userId,
      type: 'game_changed',
      title: say(texts, 'movedTitle', { game: game.title }),
      message: say(errorTexts, 'clocksChanged', start),
      data: { gameId: id, groupId: game.groupId },
    }));
    return [...promoted, ...(await notifyAll(tx, notified))];
  });
  await publishNotifications(pending);
}

/** The job: a game that was for members first is now public, so its pages change. */
export async function openGame(id: number): Promise<void> {
  const game = await findGame(id, PRODUCT);
  if (game) expireTags(db, ...tagsOfGame(game));
}
