import { askUnderLock } from '@/lib/courts/service/ask-court';
import { requireCourt } from '@/lib/courts/service/court-facts';
import { freeCourtOfGame, giveTimeToGame } from '@/lib/courts/service/court-of-game';
import type { AskForGameInput, CreateGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGame } from '@/lib/games/service/read-game';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { manage } from '@/lib/games/service/release-seats';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

interface NewGameAt {
  id: number;
  venueId?: unknown;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/**
 * With a new game, under the lock of its creator's account: asks for a court at its venue, or takes one that the creator has.
 * @throws AppError as `askForCourt`, invalid (at another venue or time)
 */
export async function takeCourt(
  tx: Tx,
  actor: Actor,
  { id, venueId, startsAt, endsAt, timeZone }: NewGameAt,
  { courtId, courtTimeId }: Pick<CreateGameInput, 'courtId' | 'courtTimeId'>,
): Promise<PendingNotification[]> {
  const at = typeof venueId === 'number' ? venueId : null;
  if (courtTimeId) await giveTimeToGame(tx, actor, courtTimeId, { id, venueId: at, startsAt });
  if (!courtId || courtTimeId) return [];
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const wanted = { ...toWallTime(startsAt, timeZone), minutes, gameId: id };
  const asked = await askUnderLock(tx, actor, courtId, wanted);
  if (asked.venueId !== at) throw invalidField('venueId', say(texts, 'courtElsewhere'));
  return asked.told;
}

/**
 * Asks for another court for a game, whose former court is free again. The game moves to the venue and time of the court.
 * @throws AppError as `askForCourt` and `updateGame`
 */
export async function askForGame(
  actor: Actor,
  id: number,
  { courtId, date, time }: AskForGameInput,
): Promise<GameDto> {
  const { venue } = await requireCourt(actor, courtId);
  const there = { venueId: venue.id, location: null, date, time };
  return updateGame(actor, id, there, async ({ tx, game }) => {
    const freed = await freeCourtOfGame(tx, id, actor.userId);
    const minutes = (game.endsAt.getTime() - game.startsAt.getTime()) / 60_000;
    const { told } = await askUnderLock(tx, actor, courtId, { date, time, minutes, gameId: id });
    return [...freed, ...told];
  });
}

/** The place of the game needs no court: the one that it has or asked for is free again. @throws AppError not_found, forbidden, conflict */
export async function playWithoutCourt(actor: Actor, id: number): Promise<GameDto> {
  const freed = await transaction(async (tx) => {
    const { game } = await manage(tx, actor, id);
    expireTags(tx, ...tagsOfGame(game));
    return freeCourtOfGame(tx, id, actor.userId);
  });
  await publishNotifications(freed);
  return readGame(actor, id);
}
