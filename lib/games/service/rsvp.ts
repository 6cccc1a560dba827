import { refusalOf, refusalSentence } from '@/lib/games/policy';
import type { GameRow } from '@/lib/games/repository/find-games';
import { updateConfirmed } from '@/lib/games/repository/participants';
import {
  findParticipant,
  lockGroupAndSeats,
  type ParticipantRow,
  type SeatsRow,
  updateGuests,
  upsertParticipant,
} from '@/lib/games/repository/seats';
import type { GuestsInput, RsvpInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { tagsOfGame } from '@/lib/games/service/list-public';
import { readGame, requireGame, requireGameByLink } from '@/lib/games/service/read-game';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

const full = () => new AppError('conflict', say(texts, 'full'));

interface Seats {
  tx: Tx;
  game: GameRow;
  seats: SeatsRow;
  mine: ParticipantRow | null;
}

/** Locks the group for share and the game, then reads everything: how every change of a seat begins. */
async function onSeats(
  actor: Actor,
  gameId: number,
  work: (context: Seats) => Promise<PendingNotification[]>,
  find: typeof requireGameByLink = requireGame,
): Promise<GameDto> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(gameId, tx);
    if (!seats) throw notFound(say(texts, 'gameNotFound'));
    const game = await find(actor, gameId, tx);
    expireTags(tx, ...tagsOfGame(game));
    return work({ tx, game, seats, mine: await findParticipant(gameId, actor.userId, tx) });
  }).catch((error: unknown) => {
    // The check on the counter is the second line of defence after the lock.
    if (violates(error, 'games_going_count_within_max')) throw full();
    throw error;
  });
  await publishNotifications(pending);
  return readGame(actor, gameId);
}

function requireOpen({ status, startsAt }: SeatsRow): void {
  if (status === 'cancelled') throw new AppError('conflict', say(texts, 'gameCancelled'));
  if (status === 'completed' || startsAt <= new Date()) {
    throw new AppError('conflict', say(texts, 'gameBegun'));
  }
}

/**
 * Records the use of an invite link within the transaction, before the seat is taken; it may refuse. `lib/invites` depends on
 * games, so it passes this in.
 */
type NoteLinkUse = (tx: Tx, outcome: 'joined' | 'waitlisted') => Promise<void>;

/**
 * Takes a seat, or with `waitlist` a place in line when there is none. Repeating it changes nothing.
 * @param noteLinkUse for somebody with an invite link, who may join a private game too
 * @throws AppError not_found, conflict (full, begun, cancelled, an inactive group), forbidden (banned, audience, level),
 *   invalid (guests)
 */
export function joinGame(
  actor: Actor,
  gameId: number,
  input: RsvpInput,
  noteLinkUse?: NoteLinkUse,
): Promise<GameDto> {
  const take = async ({ tx, game, seats, mine }: Seats): Promise<PendingNotification[]> => {
    requireOpen(seats);
    requirePlayer(game);
    const { guests } = input;
    if (guests > game.guestsMax) throw tooManyGuests(game.guestsMax);
    if (mine && mine.status !== 'out') {
      if (guests === mine.guests) return [];
      throw new AppError('conflict', say(texts, 'alreadyIn'));
    }
    const fits = seats.goingCount + 1 + guests <= seats.maxPlayers;
    if (!fits && !input.waitlist) throw full();
    await noteLinkUse?.(tx, fits ? 'joined' : 'waitlisted');
    const status = fits ? 'going' : 'waitlisted';
    await upsertParticipant({ gameId, userId: actor.userId }, { status, guests }, tx);
    return [];
  };
  return onSeats(actor, gameId, take, noteLinkUse ? requireGameByLink : requireGame);
}

function tooManyGuests(max: number): AppError {
  const sentence = max === 0 ? say(texts, 'noGuests') : say(texts, 'tooManyGuests', { max });
  return invalidField('guests', sentence);
}

/**
 * Changes the number of guests. Fewer guests free seats for others, or let a smaller company in line move up.
 * @throws AppError not_found, conflict (not in the game, no seats for them, begun), invalid (more than the game allows)
 */
export function changeGuests(
  actor: Actor,
  gameId: number,
  { guests }: GuestsInput,
): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, game, seats, mine }) => {
    if (!mine || mine.status === 'out') throw notInGame();
    requireOpen(seats);
    const added = guests - mine.guests;
    // Somebody above a lowered limit may still bring fewer.
    if (added > 0 && guests > game.guestsMax) throw tooManyGuests(game.guestsMax);
    if (added > 0 && mine.status === 'going' && seats.goingCount + added > seats.maxPlayers) {
      throw new AppError('conflict', noSeats(seats.maxPlayers - seats.goingCount));
    }
    await updateGuests(mine.id, guests, tx);
    return promoteWaiting(tx, seats);
  });
}

const notInGame = () => new AppError('conflict', say(texts, 'notIn'));

function noSeats(free: number): Said {
  return free === 0
    ? say(texts, 'noPlaceForGuests')
    : say(texts, 'placesForGuests', { count: free });
}

function requirePlayer(game: GameRow): void {
  const refusal = game.reader ? refusalOf(game.reader, game) : 'profile';
  if (refusal) {
    const code = refusal === 'inactive' ? 'conflict' : 'forbidden';
    throw new AppError(code, refusalSentence(refusal, game, game.reader?.level ?? null));
  }
}

/** Gives up the seat or the place in line; the next in line is promoted at once. @throws AppError not_found, conflict */
export function leaveGame(actor: Actor, gameId: number): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats, mine }) => {
    if (!mine || mine.status === 'out') throw notInGame();
    requireOpen(seats);
    await upsertParticipant({ gameId, userId: actor.userId }, { status: 'out', guests: 0 }, tx);
    return promoteWaiting(tx, seats);
  });
}

/** Confirms the changed time or place. @throws AppError not_found, conflict (nothing to confirm, begun) */
export function confirmGame(actor: Actor, gameId: number): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats }) => {
    requireOpen(seats);
    if (!(await updateConfirmed(gameId, actor.userId, tx))) {
      throw new AppError('conflict', say(texts, 'nothingToConfirm'));
    }
    return [];
  });
}
