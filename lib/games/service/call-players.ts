import { SEAT_CALL_CANDIDATES, SEAT_CALL_PEOPLE_MAX } from '@/lib/games/constants';
import {
  addSeatCall,
  deleteOldSeatAsks,
  findFitting,
  insertSeatAsks,
  lockUntired,
} from '@/lib/games/repository/seat-calls';
import { texts } from '@/lib/games/server-texts';
import { requireOpen } from '@/lib/games/service/hold-seat';
import { managePlayers } from '@/lib/games/service/manage-game';
import { momentFor } from '@/lib/games/service/notify-players';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { RADIUS_KM_PLAYERS } from '@/lib/platform/geo/constants';
import { chordForRadius } from '@/lib/platform/geo/cube';
import { say } from '@/lib/platform/language/say';
import { slotOf } from '@/lib/users/policy';

/**
 * Invites up to ten suitable people nearby to a free seat. The response is the same whether people were invited or not: a
 * number would reveal who plays when, and where.
 * @throws AppError not_found, forbidden (not an organiser), conflict (no free seat, begun, all calls used)
 */
export async function callPlayers(actor: Actor, gameId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const { game, seats } = await managePlayers(tx, actor, gameId);
    requireOpen(seats);
    if (seats.goingCount >= seats.maxPlayers) throw new AppError('conflict', say(texts, 'noSeat'));
    if (!(await addSeatCall(gameId, tx))) throw new AppError('conflict', say(texts, 'callsUsed'));
    const fitting = await findFitting(
      {
        gameId,
        groupId: game.groupId,
        callerId: actor.userId,
        slot: slotOf(toWallTime(game.startsAt, game.timeZone)),
        chord: chordForRadius(RADIUS_KM_PLAYERS),
        limit: SEAT_CALL_CANDIDATES,
      },
      tx,
    );
    const ids = fitting.map(({ id }) => id);
    const untired = await lockUntired(ids, tx);
    const asked = ids.filter((id) => untired.has(id)).slice(0, SEAT_CALL_PEOPLE_MAX);
    await insertSeatAsks(gameId, asked, tx);
    const message = say(texts, 'seatCallMessage', {
      game: game.title,
      sport: game.sport.name,
      start: await momentFor(game, asked, tx),
    });
    const title = say(texts, 'seatCallTitle', { count: seats.maxPlayers - seats.goingCount });
    const data = { gameId, groupId: game.groupId };
    return notifyAll(
      tx,
      asked.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'game_seat_call',
        title,
        message,
        data,
      })),
    );
  });
  await publishNotifications(pending);
}

export const sweepSeatAsks = deleteOldSeatAsks;
