import { canMoveCourtTime } from '@/lib/courts/policy';
import { lockCourts } from '@/lib/courts/repository/courts';
import { updateTime } from '@/lib/courts/repository/edit-times';
import { findTime, findTimesOfGame } from '@/lib/courts/repository/times';
import { texts } from '@/lib/courts/server-texts';
import { askUnderLock, requireWomen } from '@/lib/courts/service/ask-court';
import { hoursOf, requireCourt } from '@/lib/courts/service/court-facts';
import { slotAt } from '@/lib/courts/service/court-hours';
import { step } from '@/lib/courts/service/move-time';
import { requireTime } from '@/lib/courts/service/read-times';
import { tellBooker } from '@/lib/courts/service/tell-sides';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

interface GameAt {
  id: number;
  venueId: number | null;
  startsAt: Date;
}

/**
 * A game is played in a time that its creator has. Under the lock of the game, if it is not new.
 * @throws AppError not_found (not the actor's), invalid (no confirmed time, in another game, another venue or time),
 *   forbidden (a time for women)
 */
export async function giveTimeToGame(
  tx: Tx,
  actor: Actor,
  id: number,
  game: GameAt,
): Promise<void> {
  const { time: known } = await requireTime(actor, id, tx);
  await lockCourts([known.courtId], tx);
  const { time } = await requireTime(actor, id, tx);
  const isOwn = time.userId === actor.userId && time.status === 'confirmed';
  if (!isOwn || time.gameId !== null) throw invalidField('courtTimeId', say(texts, 'notYours'));
  if (time.venueId !== game.venueId) throw invalidField('venueId', say(texts, 'otherVenue'));
  if (game.startsAt < time.startsAt || game.startsAt >= time.endsAt)
    throw invalidField('time', say(texts, 'otherTime'));
  const { court, venue } = await requireCourt(actor, time.courtId, tx);
  const minutes = (time.endsAt.getTime() - time.startsAt.getTime()) / 60_000;
  const slot = slotAt(hoursOf(court, venue), toWallTime(time.startsAt, time.timeZone), minutes);
  if (slot?.isWomens) await requireWomen(actor, game.id, tx);
  await updateTime(id, { gameId: game.id }, tx);
}

/**
 * The court of a game is free again, as if its booker had cancelled: the game does not take place, or not there. Under the lock
 * of the game, for a caller who publishes.
 * @param needsOne the game still needs a court, so its place is to be confirmed
 */
export async function freeCourtOfGame(
  tx: Tx,
  gameId: number,
  actorId: number | null,
  needsOne = false,
): Promise<PendingNotification[]> {
  const told: PendingNotification[] = [];
  for (const known of await findTimesOfGame(gameId, tx)) {
    await lockCourts([known.courtId], tx);
    const time = await findTime(known.id, null, tx);
    if (!time) continue;
    if (canMoveCourtTime('booker', 'cancel', time, new Date())) {
      told.push(...(await step(tx, actorId, { time, side: 'booker', action: 'cancel' })));
      // Another organiser decided, or a rule of the game.
      if (time.userId !== actorId) told.push(...(await tellBooker(tx, time, 'freed')));
    }
    if (!needsOne) await updateTime(time.id, { gameId: null }, tx);
  }
  return told;
}

/**
 * A game has another time or venue: its court goes along where it is free then, as with a new ask. Otherwise it is given up, and
 * the place of the game is to be confirmed. Under the locks of the actor's account and the game, for a caller who publishes.
 */
export async function moveCourtOfGame(
  tx: Tx,
  actor: Actor,
  { id, venueId, startsAt, endsAt, timeZone }: GameAt & { endsAt: Date; timeZone: string },
): Promise<PendingNotification[]> {
  const times = await findTimesOfGame(id, tx);
  const time = times.find(({ status }) => status === 'asked' || status === 'confirmed');
  if (!time) return [];
  const isThere = time.venueId === venueId;
  if (isThere && time.startsAt <= startsAt && endsAt <= time.endsAt) return [];
  const freed = await freeCourtOfGame(tx, id, actor.userId, isThere);
  if (!isThere) return freed;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const wanted = { ...toWallTime(startsAt, timeZone), minutes, gameId: id };
  // What is refused has written nothing.
  const asked = await askUnderLock(tx, actor, time.courtId, wanted).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return [...freed, ...(asked?.told ?? [])];
}
