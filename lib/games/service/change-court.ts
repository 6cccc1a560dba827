import { askUnderLock } from '@/lib/courts/service/ask-court';
import { takeTimesFromGame } from '@/lib/courts/service/court-of-game';
import type { AskForGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGame } from '@/lib/games/service/read-game';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { manage } from '@/lib/games/service/release-seats';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';

/**
 * Asks for another court for a game, whose former ask is withdrawn. The game moves to the venue and time of the court.
 * @throws AppError as `askForCourt` and `updateGame`
 */
export async function askForGame(
  actor: Actor,
  id: number,
  { courtId, date, time }: AskForGameInput,
): Promise<GameDto> {
  const { game, asked } = await transaction(async (tx) => {
    await lockActiveAccount(actor.userId, tx);
    const { game: known } = await manage(tx, actor, id);
    await takeTimesFromGame(tx, id, actor.userId);
    const minutes = (known.endsAt.getTime() - known.startsAt.getTime()) / 60_000;
    const made = await askUnderLock(tx, actor, courtId, { date, time, minutes, gameId: id });
    return { game: known, asked: made };
  });
  await publishNotifications(asked.told);
  const at = toWallTime(game.startsAt, game.timeZone);
  const isThere = asked.venueId === game.venue?.id && at.date === date && at.time === time;
  if (isThere) return readGame(actor, id);
  return updateGame(actor, id, { venueId: asked.venueId, location: null, date, time });
}

/** The place of the game needs no court: an open ask is withdrawn. @throws AppError not_found, forbidden, conflict */
export async function playWithoutCourt(actor: Actor, id: number): Promise<GameDto> {
  await transaction(async (tx) => {
    const { game } = await manage(tx, actor, id);
    await takeTimesFromGame(tx, id, actor.userId);
    expireTags(tx, ...tagsOfGame(game));
  });
  return readGame(actor, id);
}
