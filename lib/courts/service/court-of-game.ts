import { lockCourts } from '@/lib/courts/repository/courts';
import { updateTime } from '@/lib/courts/repository/edit-times';
import { findTime, findTimesOfGame } from '@/lib/courts/repository/times';
import { texts } from '@/lib/courts/server-texts';
import { requireTime } from '@/lib/courts/service/read-times';
import { forgetAsk, recordChange } from '@/lib/courts/service/tell-sides';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

interface GameAt {
  id: number;
  venueId: number | null;
  startsAt: Date;
}

/**
 * A game is played in a time that its creator has. Under the lock of the game, if it is not new.
 * @throws AppError not_found (not the actor's), invalid (no confirmed time, in another game, another venue or time)
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
  await updateTime(id, { gameId: game.id }, tx);
}

/** The game has no court any more: an open ask is withdrawn, and what is confirmed remains its booker's. */
export async function takeTimesFromGame(
  tx: Tx,
  gameId: number,
  actorId: number | null,
): Promise<void> {
  for (const known of await findTimesOfGame(gameId, tx)) {
    await lockCourts([known.courtId], tx);
    const time = await findTime(known.id, null, tx);
    if (!time) continue;
    const isAsk = time.status === 'asked';
    await updateTime(time.id, { gameId: null, ...(isAsk && { status: 'cancelled' }) }, tx);
    if (!isAsk) continue;
    await recordChange(tx, time, { actorId, action: 'cancel' });
    await forgetAsk(tx, time.id);
  }
}
