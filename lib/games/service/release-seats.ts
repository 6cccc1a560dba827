import { LATE_HOURS } from '@/lib/games/constants';
import { canManageGame, canManagePlayers } from '@/lib/games/policy';
import type { GameRow } from '@/lib/games/repository/find-games';
import { restoreHolds } from '@/lib/games/repository/holds';
import { findConcernedIds } from '@/lib/games/repository/participants';
import { findManagerIds } from '@/lib/games/repository/seat-requests';
import {
  findHeldGameIds,
  findWaiting,
  type HeldScope,
  lockSeats,
  type SeatsRow,
  updateToPromoted,
  upsertParticipant,
  type WaitingPerson,
  type WaitingRow,
} from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { offerSeat, offerTime, payUntil } from '@/lib/games/service/offer-seat';
import { planPayment } from '@/lib/games/service/pay-first';
import { requireGame } from '@/lib/games/service/read-game';
import { yieldSeats } from '@/lib/games/service/yield-seats';
import { notify, notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { firstWithin } from '@/lib/platform/db/first-within';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';

const HOUR_MS = 3_600_000;

export interface Managed {
  tx: Tx;
  game: GameRow;
  seats: SeatsRow;
}

/** @throws AppError not_found, forbidden, conflict (cancelled, over) */
export async function manage(tx: Tx, actor: Actor, id: number): Promise<Managed> {
  const seats = await lockSeats(id, tx);
  if (!seats) throw notFound(say(texts, 'gameNotFound'));
  const game = await requireGame(actor, id, tx);
  if (!canManageGame(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisersChange'));
  if (game.status === 'cancelled') throw new AppError('conflict', say(texts, 'gameCancelled'));
  if (game.status === 'completed') throw new AppError('conflict', say(texts, 'gameOver'));
  return { tx, game, seats };
}

/** For decisions about the players. @throws AppError as above, and forbidden for a game of two */
export async function managePlayers(tx: Tx, actor: Actor, id: number): Promise<Managed> {
  const managed = await manage(tx, actor, id);
  if (!canManagePlayers(managed.game)) {
    throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
  }
  return managed;
}

/** One decision about a game, possibly including its following games: people are notified once. */
export interface Decision {
  /** Null: a rule of the game decided. */
  actor: Actor | null;
  notified: Set<number>;
  following: boolean;
}

/** Players and waiting people who have not been notified yet; null when a later game needs no notification. */
export async function findUnnotified(
  tx: Tx,
  gameId: number,
  { actor, notified }: Decision,
): Promise<number[] | null> {
  const isFirst = notified.size === 0;
  const ids = (await findConcernedIds(gameId, tx)).filter((id) => !notified.has(id));
  for (const id of actor ? [...ids, actor.userId] : ids) notified.add(id);
  return isFirst || ids.length > 0 ? ids : null;
}

/**
 * Gives free seats, and to people with a proven address also those that yield, to the people in line, in order, or shortly
 * before the start offers them. Call it under the game's lock,
 * with the seats as they were before the change. People whose company needs more seats than are free keep their place in
 * line and are told about the free ones. Nobody is promoted after the start.
 * @param askedFor who has just asked for them, and need not be asked
 */
export async function promoteWaiting(
  tx: Tx,
  before: SeatsRow,
  askedFor?: number,
): Promise<PendingNotification[]> {
  // Read again: the change may have freed seats.
  const game = await lockSeats(before.id, tx);
  if (game?.status !== 'upcoming' || game.startsAt <= new Date()) return [];
  let free = freeSeats(game);
  const cameFree = free > freeSeats(before);
  const pending: PendingNotification[] = [];
  const passed: { waiting: WaitingPerson; offered: number }[] = [];
  /** Fewer seats than this may still yield. */
  let refused = Number.POSITIVE_INFINITY;
  for (const waiting of await findLine(tx, game.id)) {
    const missing = 1 + waiting.guests - free;
    if (missing > 0 && missing < refused && waiting.isConfirmed) {
      const yielded = await yieldSeats(tx, game, missing);
      if (!yielded) refused = missing;
      free += yielded?.seats ?? 0;
      pending.push(...(yielded?.pending ?? []));
    }
    // A regular has no account by which the product could ask them: a free seat is theirs.
    const person = isPerson(waiting) ? waiting : null;
    if (1 + waiting.guests > free) {
      if (free > 0 && person) passed.push({ waiting: person, offered: free });
      continue;
    }
    free -= 1 + waiting.guests;
    const isAsked = person !== null && person.userId !== askedFor;
    const time = isAsked ? offerTime(game.startsAt, person.timeZone, new Date()) : null;
    if (person && time) {
      pending.push(...(await offerSeat(tx, game, person, time)));
      continue;
    }
    await updateToPromoted(waiting.id, tx);
    if (person) pending.push(await notifyPromoted(tx, game, person));
  }
  await planPayment(tx, game);
  // Seats that the waiting list cannot use go back to the guests who yielded.
  if (free > 0) await restoreHolds(game.id, free, tx);
  if (!cameFree) return pending;
  for (const { waiting, offered } of passed) {
    pending.push(await notifyPassed(tx, game, { waiting, offered, isOpen: free > 0 }));
  }
  return pending;
}

/** People whose seats would yield come after those to whom they would yield. */
async function findLine(tx: Tx, gameId: number): Promise<WaitingRow[]> {
  const line = await findWaiting(gameId, tx);
  // Where the site cannot send mail, nobody can prove an address.
  if (!canSendMail()) return line;
  return [...line.filter(({ yields }) => !yields), ...line.filter(({ yields }) => yields)];
}

const isPerson = (waiting: WaitingRow): waiting is WaitingPerson => waiting.userId !== null;

const freeSeats = ({ maxPlayers, goingCount }: SeatsRow) => Math.max(0, maxPlayers - goingCount);

function notifyPromoted(tx: Tx, game: SeatsRow, { userId, timeZone }: WaitingPerson) {
  const until = payUntil(game, new Date(), timeZone).toISOString();
  const pay = { game: game.title, until, timeZone: game.timeZone };
  return notify(tx, {
    userId,
    type: 'game_promoted',
    title: say(texts, 'promotedTitle'),
    message:
      game.payByHours === null
        ? say(texts, 'promotedMessage', { game: game.title })
        : say(texts, 'promotedToPay', pay),
    data: { gameId: game.id, groupId: game.groupId },
  });
}

/**
 * A place was given up, under the game's lock: it goes to the waiting list. One that nobody there takes shortly before the game
 * is told to the organisers, who have the message for their chat on its page: at most once an hour.
 * @param byId who gave it up, and knows
 */
export async function passOn(
  tx: Tx,
  before: SeatsRow,
  byId: number | null,
): Promise<PendingNotification[]> {
  const pending = await promoteWaiting(tx, before);
  const ahead = before.startsAt.getTime() - Date.now();
  if (before.status !== 'upcoming' || ahead <= 0 || ahead > LATE_HOURS * HOUR_MS) return pending;
  const game = await lockSeats(before.id, tx);
  if (!game) return pending;
  const free = game.maxPlayers - game.goingCount;
  if (free <= 0 || game.goingCount >= before.goingCount) return pending;
  const key = `place-free:${game.id}`;
  if (!(await firstWithin([key], HOUR_MS / 1_000, tx)).has(key)) return pending;
  const managers = (await findManagerIds(game.id, tx)).filter((userId) => userId !== byId);
  const told = await notifyAll(
    tx,
    managers.map((userId) => ({
      userId,
      type: 'game_place_free',
      title: say(texts, 'placeFreeTitle', { free }),
      message: say(texts, 'placeFreeMessage', { game: game.title }),
      data: { gameId: game.id, groupId: game.groupId },
    })),
  );
  return [...pending, ...told];
}

interface Passed {
  waiting: WaitingPerson;
  /** Free seats at the person's turn. */
  offered: number;
  /** Whether some of those are still free. */
  isOpen: boolean;
}

function notifyPassed(tx: Tx, game: SeatsRow, { waiting, offered, isOpen }: Passed) {
  const { userId, guests } = waiting;
  const missed = { game: game.title, guests, free: offered };
  return notify(tx, {
    userId,
    type: 'game_seat_missed',
    title: say(texts, 'seatsFreeTitle', { free: offered }),
    message: say(texts, isOpen ? 'seatsFreeMessage' : 'seatsGoneMessage', missed),
    data: { gameId: game.id, groupId: game.groupId },
  });
}

/**
 * Takes a person out of all coming games, of one group or of all, and gives the seats to the waiting lists: for leaving or
 * being removed from a group, a changed gender, a ban or a deleted account. Pass the result to `publishNotifications` after the
 * commit. Idempotent.
 */
export async function releaseSeats(
  tx: Tx,
  userId: number,
  scope: HeldScope = {},
): Promise<PendingNotification[]> {
  const pending: PendingNotification[] = [];
  for (const gameId of await findHeldGameIds(userId, scope, tx)) {
    const before = await lockSeats(gameId, tx);
    if (!before) continue;
    await upsertParticipant({ gameId, userId }, { status: 'out', guests: 0 }, tx);
    pending.push(...(await passOn(tx, before, userId)));
  }
  return pending;
}
