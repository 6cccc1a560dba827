import { canManagePlayers, refusalOf } from '@/lib/games/policy';
import type { GameRow } from '@/lib/games/repository/find-games';
import { findPlayer } from '@/lib/games/repository/game-viewer';
import { findLine, findPlayerById, isMet, updateLine } from '@/lib/games/repository/roster';
import {
  lockGroupAndSeats,
  playerKey,
  type SeatsRow,
  upsertParticipant,
} from '@/lib/games/repository/seats';
import type { ParticipantDto } from '@/lib/games/schema/read-game';
import type {
  AddPlayerInput,
  ChangePlayerInput,
  RemovePlayerInput,
} from '@/lib/games/schema/roster';
import { texts } from '@/lib/games/server-texts';
import { bring } from '@/lib/games/service/add-guests';
import { requireOpen } from '@/lib/games/service/hold-seat';
import { forgetOffer } from '@/lib/games/service/offer-seat';
import { requireGame } from '@/lib/games/service/read-game';
import { listParticipants, tagsOfGame } from '@/lib/games/service/read-roster';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { full, taking } from '@/lib/games/service/rsvp';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockAccounts, requireActive } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

interface Roster {
  tx: Tx;
  game: GameRow;
  seats: SeatsRow;
}

/**
 * Every change that an organiser makes for others: the locks, the right, and that the game is still ahead.
 * @param forId who may get a place by it
 */
export async function onRoster(
  actor: Actor,
  gameId: number,
  step: (roster: Roster) => Promise<PendingNotification[]>,
  forId = actor.userId,
): Promise<void> {
  const pending = await transaction(async (tx) => {
    requireActive(await lockAccounts([actor.userId, forId], tx), actor.userId);
    const seats = await lockGroupAndSeats(gameId, tx);
    if (!seats) throw notFound(say(texts, 'gameNotFound'));
    const game = await requireGame(actor, gameId, tx);
    if (!canManagePlayers(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
    requireOpen(seats);
    expireTags(tx, ...tagsOfGame(game));
    return step({ tx, game, seats });
  }).catch((error: unknown) => {
    if (violates(error, 'games_going_count_within_max')) throw full();
    // Why is theirs to know.
    if (violates(error, 'needs_guardian'))
      throw new AppError('forbidden', say(texts, 'theyCannotPlay'));
    throw error;
  });
  await publishNotifications(pending);
}

/**
 * Gives a member of the group a seat, or else a place on the waiting list, and notifies them.
 * @throws AppError not_found (no such member), forbidden (not an organiser; the member may not play: the reason is theirs),
 * conflict
 */
export async function addPlayer(
  actor: Actor,
  gameId: number,
  { userId }: AddPlayerInput,
): Promise<ParticipantDto[]> {
  await onRoster(
    actor,
    gameId,
    async ({ tx, game, seats }) => {
      const player = await findPlayer(gameId, { userId, isAdmin: false }, 'shown', tx);
      if (!player || player.role === null || !(await isMet(userId, actor.userId, tx))) {
        throw notFound(say(texts, 'playerNotFound'));
      }
      if (player.status === 'going' || player.status === 'waitlisted') return [];
      if (!player.facts || refusalOf(player.facts, player)) {
        throw new AppError('forbidden', say(texts, 'theyCannotPlay'));
      }
      const pending = await taking(userId, { guests: 0, waitlist: true })({ tx, seats, player });
      const taken = await findPlayer(gameId, { userId, isAdmin: false }, 'shown', tx);
      const waits = taken?.status === 'waitlisted';
      const sentence = say(texts, waits ? 'addedWaiting' : 'addedGoing', whatOf(game));
      return [
        ...pending,
        await notifyPlayer(tx, { actor, game, userId, type: 'game_added', sentence }),
      ];
    },
    userId,
  );
  return listParticipants(actor, gameId);
}

/**
 * Changes a player's guests, or moves a waiting person by one place. @throws AppError not_found, forbidden, conflict, invalid
 */
export async function changePlayer(
  actor: Actor,
  { gameId, participantId }: { gameId: number; participantId: number },
  { guests, move }: ChangePlayerInput,
): Promise<ParticipantDto[]> {
  await onRoster(actor, gameId, async ({ tx, game, seats }) => {
    const player = await requirePlayer(gameId, participantId, tx);
    if (move) await moveInLine(tx, gameId, { participantId, by: move === 'up' ? -1 : 1 });
    if (guests === undefined || guests === player.guests) return [];
    if (player.offerId !== null) throw new AppError('conflict', say(texts, 'theyAreOffered'));
    const { userId } = player;
    const pending = await bring(tx, seats, { ...player, most: game.guestsMax }, guests);
    if (userId === null) return pending;
    const sentence = say(texts, 'guestsChanged', { ...whatOf(game), guests });
    return [
      ...pending,
      await notifyPlayer(tx, { actor, game, userId, type: 'game_guests', sentence }),
    ];
  });
  return listParticipants(actor, gameId);
}

/**
 * Swaps with the next waiting person without an offer. People with an offer keep their place, which counts if the game moves.
 */
async function moveInLine(
  tx: Tx,
  gameId: number,
  { participantId, by }: { participantId: number; by: number },
): Promise<void> {
  const line = await findLine(gameId, tx);
  const waiting = line.filter(({ isOffered }) => !isOffered).map(({ id }) => id);
  const at = waiting.indexOf(participantId);
  const other = waiting[at + by];
  if (at < 0 || other === undefined) throw new AppError('conflict', say(texts, 'cannotMove'));
  const swapped = new Map([
    [participantId, other],
    [other, participantId],
  ]);
  await updateLine(
    line.map(({ id }) => swapped.get(id) ?? id),
    tx,
  );
}

/**
 * Removes a person from a game; the waiting list moves up. The person sees the reason. @throws AppError not_found, forbidden,
 * conflict
 */
export async function removePlayer(
  actor: Actor,
  { gameId, participantId }: { gameId: number; participantId: number },
  { reason = null }: RemovePlayerInput,
): Promise<ParticipantDto[]> {
  await onRoster(actor, gameId, async ({ tx, game, seats }) => {
    const player = await requirePlayer(gameId, participantId, tx);
    const { userId, offerId } = player;
    await upsertParticipant({ gameId, ...playerKey(player) }, { status: 'out', guests: 0 }, tx);
    if (userId !== null && offerId !== null) await forgetOffer(tx, userId, gameId);
    const pending = await promoteWaiting(tx, seats);
    if (userId === null) return pending;
    const sentence = say(texts, 'removedMessage', { ...whatOf(game), reason });
    return [
      ...pending,
      await notifyPlayer(tx, { actor, game, userId, type: 'game_removed', sentence }),
    ];
  });
  return listParticipants(actor, gameId);
}

async function requirePlayer(gameId: number, participantId: number, tx: Tx) {
  const player = await findPlayerById({ gameId, participantId }, tx);
  if (!player) throw notFound(say(texts, 'playerNotFound'));
  return player;
}

export const whatOf = ({ title: game, startsAt, timeZone }: GameRow) => ({
  game,
  startsAt: startsAt.toISOString(),
  timeZone,
});

const TITLES = {
  game_added: 'addedTitle',
  game_guests: 'guestsChangedTitle',
  game_removed: 'removedTitle',
  game_seat_declined: 'seatDeclinedTitle',
} as const;

interface PlayerNotification {
  actor: Actor;
  game: GameRow;
  userId: number;
  type: keyof typeof TITLES;
  sentence: Said;
}

/** The actors themselves are not notified. */
export async function notifyPlayer(
  tx: Tx,
  notified: PlayerNotification,
): Promise<PendingNotification> {
  const { actor, game, userId, type, sentence } = notified;
  if (userId === actor.userId) return { userId, dto: null };
  return notify(tx, {
    userId,
    actorId: actor.userId,
    type,
    title: say(texts, TITLES[type], { game: game.title }),
    message: sentence,
    data: { gameId: game.id, groupId: game.groupId },
  });
}
