import type { Actor } from '@/lib/auth/actor';
import type { Tx } from '@/lib/db/client';
import { violates } from '@/lib/db/errors';
import { queuedTransaction } from '@/lib/db/queued-transaction';
import { AppError, notFound } from '@/lib/errors/app-error';
import { fitsLevel, levelWords } from '@/lib/games/policy';
import type { GameRow } from '@/lib/games/repository/find-games';
import { findPlayer, updateConfirmed } from '@/lib/games/repository/participants';
import {
  findParticipant,
  lockSeats,
  type ParticipantRow,
  type SeatsRow,
  shareGroup,
  updateGuests,
  upsertParticipant,
} from '@/lib/games/repository/seats';
import type { GameDto } from '@/lib/games/schema';
import type { RsvpInput } from '@/lib/games/schema/edit-game';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { fitsAudience } from '@/lib/groups/policy';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service';

const FULL = 'This game is full. You can join the waitlist.';

interface Seats {
  tx: Tx;
  game: GameRow;
  seats: SeatsRow;
  mine: ParticipantRow | null;
}

/** The group shared, the game locked, then everything read: what every change of a seat begins with. */
async function onSeats(
  actor: Actor,
  gameId: number,
  work: (context: Seats) => Promise<PendingNotification[]>,
): Promise<GameDto> {
  const { groupId } = await requireGame(actor, gameId);
  const pending = await queuedTransaction(async (tx) => {
    await shareGroup(groupId, tx);
    const seats = await lockSeats(gameId, tx);
    if (!seats) throw notFound('Game');
    const game = await requireGame(actor, gameId, tx);
    return work({ tx, game, seats, mine: await findParticipant(gameId, actor.userId, tx) });
  }).catch((error: unknown) => {
    // The counter's own check stands behind the lock.
    if (violates(error, 'games_going_count_within_max')) throw new AppError('conflict', FULL);
    throw error;
  });
  await publishNotifications(pending);
  return readGame(actor, gameId);
}

function requireOpen({ status, startsAt }: SeatsRow): void {
  if (status === 'cancelled') throw new AppError('conflict', 'This game is cancelled.');
  if (status === 'completed' || startsAt <= new Date()) {
    throw new AppError('conflict', 'This game has begun already.');
  }
}

/**
 * Takes a seat, or with `waitlist` a place in line when there is none. Saying it twice changes the number of guests.
 * @throws AppError not_found, conflict (full, begun, cancelled), forbidden (banned, audience, level), invalid (guests)
 */
export function joinGame(actor: Actor, gameId: number, input: RsvpInput): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, game, seats, mine }) => {
    requireOpen(seats);
    await requirePlayer(tx, actor, game);
    const { guests } = input;
    if (guests > game.guestsMax) throw tooManyGuests(game.guestsMax);
    const held = mine?.status === 'going' ? 1 + mine.guests : 0;
    const fits = seats.goingCount - held + 1 + guests <= seats.maxPlayers;
    if (mine && mine.status !== 'out') return changeGuests({ tx, seats, mine, guests, fits });
    if (!fits && !input.waitlist) throw new AppError('conflict', FULL);
    const status = fits ? 'going' : 'waitlisted';
    await upsertParticipant({ gameId, userId: actor.userId }, { status, guests }, tx);
    return [];
  });
}

function tooManyGuests(max: number): AppError {
  const message =
    max === 0
      ? 'This game is without guests.'
      : `You can bring at most ${max} guests to this game.`;
  return new AppError('invalid', message, { issues: [{ path: 'guests', message }] });
}

interface GuestChange {
  tx: Tx;
  seats: SeatsRow;
  mine: ParticipantRow;
  guests: number;
  fits: boolean;
}

async function changeGuests({ tx, seats, mine, guests, fits }: GuestChange) {
  if (guests === mine.guests) return [];
  if (mine.status === 'going' && !fits) {
    throw new AppError('conflict', 'There are not enough free places for your guests.');
  }
  await updateGuests(mine.id, guests, tx);
  // Fewer guests free seats; a smaller company in line may fit where it did not before.
  const after = await lockSeats(seats.id, tx);
  return after ? promoteWaiting(tx, after) : [];
}

async function requirePlayer(tx: Tx, actor: Actor, game: GameRow): Promise<void> {
  const scope = { groupId: game.groupId, sportId: game.sport.id };
  const player = await findPlayer(actor.userId, scope, tx);
  if (!player?.present) throw new AppError('forbidden', 'Please complete your profile first.');
  if (player.isBanned) throw new AppError('forbidden', 'You cannot play in games of this group.');
  if (!fitsAudience(player.gender, game.audience)) {
    throw new AppError('forbidden', `This game is for ${game.audience} only.`);
  }
  if (!game.isCreator && !fitsLevel(player.level, game)) {
    throw new AppError(
      'forbidden',
      `This game is for ${levelWords(game)} in ${game.sport.name}. Your profile says ${player.level ?? 'nothing of your level'}.`,
    );
  }
}

/** Gives the seat or the place in line back; the first who waits is promoted at once. @throws AppError not_found, conflict */
export function leaveGame(actor: Actor, gameId: number): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats, mine }) => {
    if (!mine || mine.status === 'out') throw new AppError('conflict', 'You are not in this game.');
    requireOpen(seats);
    await upsertParticipant({ gameId, userId: actor.userId }, { status: 'out', guests: 0 }, tx);
    const after = await lockSeats(gameId, tx);
    return after ? promoteWaiting(tx, after) : [];
  });
}

/** Says that the changed time suits. @throws AppError not_found, conflict (nothing to confirm, begun) */
export function confirmGame(actor: Actor, gameId: number): Promise<GameDto> {
  return onSeats(actor, gameId, async ({ tx, seats }) => {
    requireOpen(seats);
    if (!(await updateConfirmed(gameId, actor.userId, tx))) {
      throw new AppError('conflict', 'There is nothing to confirm.');
    }
    return [];
  });
}
