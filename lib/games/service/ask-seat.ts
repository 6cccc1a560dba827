import { canManagePlayers, refusalOf } from '@/lib/games/policy';
import { findPlayer } from '@/lib/games/repository/game-viewer';
import { isMet } from '@/lib/games/repository/roster';
import {
  findManagerIds,
  findSeatRequest,
  findSeatRequests,
  insertSeatRequest,
  updateSeatRequest,
} from '@/lib/games/repository/seat-requests';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { DecideSeatInput, SeatRequestDto } from '@/lib/games/schema/roster';
import { texts } from '@/lib/games/server-texts';
import { requireOpen } from '@/lib/games/service/hold-seat';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { notifyPlayer, onRoster, whatOf } from '@/lib/games/service/roster';
import { changeSeats, taking } from '@/lib/games/service/rsvp';
import { forgetUnreadOfAll, notifyAll } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

/**
 * Asks the organisers for a seat in a game of other levels, once for each game.
 * @throws AppError not_found, conflict (begun, asked already, or there is nothing to ask for)
 */
export async function askForSeat(actor: Actor, gameId: number): Promise<GameDto> {
  await changeSeats(actor, gameId, async ({ tx, seats, player }) => {
    requireOpen(seats);
    const { facts, sport } = player;
    if (!facts || refusalOf(facts, player) !== 'level') {
      throw new AppError('conflict', say(texts, 'nothingToAsk'));
    }
    const requestId = await insertSeatRequest(gameId, actor.userId, tx);
    if (requestId === null) throw new AppError('conflict', say(texts, 'askedAlready'));
    const managers = await findManagerIds(gameId, tx);
    const { groupId, title: game } = seats;
    return notifyAll(
      tx,
      managers.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'game_seat_request',
        title: say(texts, 'seatRequestTitle', { game }),
        message: say(texts, 'seatRequestMessage', { sport: sport.name, level: facts.level }),
        data: { gameId, groupId, seatRequestId: requestId },
      })),
    );
  });
  return readGame(actor, gameId);
}

/** The open requests, oldest first. @throws AppError not_found, forbidden (not an organiser) */
export async function listSeatRequests(actor: Actor, gameId: number): Promise<SeatRequestDto[]> {
  const game = await requireGame(actor, gameId);
  if (!canManagePlayers(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
  const rows = await findSeatRequests(gameId, actor.userId);
  return rows.map(({ id, level, userId, name, ...picture }) => ({
    id,
    level,
    user: { id: userId, name, profileImageUrl: profileImageUrl(picture) },
  }));
}

/**
 * Accepts, which gives a seat or else a place on the waiting list, or declines; the person is notified.
 * @throws AppError not_found, forbidden (not an organiser; the person may not play for another reason), conflict (decided, begun)
 */
export async function decideSeatRequest(
  actor: Actor,
  { gameId, requestId }: { gameId: number; requestId: number },
  { accept }: DecideSeatInput,
): Promise<SeatRequestDto[]> {
  const userId = await findSeatRequest(gameId, requestId);
  await onRoster(
    actor,
    gameId,
    async ({ tx, game, seats }) => {
      if (userId === null || !(await isMet(userId, actor.userId, tx))) {
        throw notFound(say(texts, 'playerNotFound'));
      }
      if (!(await updateSeatRequest(requestId, accept ? 'accepted' : 'declined', tx))) {
        throw new AppError('conflict', say(texts, 'requestClosed'));
      }
      await forgetUnreadOfAll(tx, {
        type: 'game_seat_request',
        about: { seatRequestId: requestId },
      });
      const about = { actor, game, userId };
      if (!accept) {
        const sentence = say(texts, 'seatDeclined', whatOf(game));
        return [await notifyPlayer(tx, { ...about, type: 'game_seat_declined', sentence })];
      }
      const viewer = { userId, isAdmin: false };
      const player = await findPlayer(gameId, viewer, 'shown', tx);
      if (!player?.facts || refusalOf(player.facts, player)) {
        throw new AppError('forbidden', say(texts, 'theyCannotPlay'));
      }
      if (player.status === 'going' || player.status === 'waitlisted') return [];
      const pending = await taking(userId, { guests: 0, waitlist: true })({ tx, seats, player });
      const taken = await findPlayer(gameId, viewer, 'shown', tx);
      const waits = taken?.status === 'waitlisted';
      const sentence = say(texts, waits ? 'addedWaiting' : 'addedGoing', whatOf(game));
      return [...pending, await notifyPlayer(tx, { ...about, type: 'game_added', sentence })];
    },
    userId ?? actor.userId,
  );
  return listSeatRequests(actor, gameId);
}
