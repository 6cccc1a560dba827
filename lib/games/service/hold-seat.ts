import { SEAT_HOLD_MINUTES } from '@/lib/games/constants';
import {
  deleteExpiredHolds,
  deleteHolds,
  findVenueOf,
  insertHold,
  isConfirmed,
} from '@/lib/games/repository/holds';
import { lockGroupAndSeats, lockSeats, type SeatsRow } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { notifyExpired } from '@/lib/games/service/offer-seat';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { passOn, promoteWaiting } from '@/lib/games/service/release-seats';
import { yieldSeats } from '@/lib/games/service/yield-seats';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

export interface Freed {
  /** The seats after free ones went to the waiting list. */
  seats: SeatsRow;
  pending: PendingNotification[];
}

/** @throws AppError conflict (cancelled, begun) */
export function requireOpen({ status, startsAt }: SeatsRow): void {
  if (status === 'cancelled') throw new AppError('conflict', say(texts, 'gameCancelled'));
  if (status === 'completed' || startsAt <= new Date()) {
    throw new AppError('conflict', say(texts, 'gameBegun'));
  }
}

/** Gives the seats of expired holds and offers to the waiting list. Call it under the game's lock. */
async function freeLapsed(tx: Tx, seats: SeatsRow): Promise<Freed> {
  const { count, userIds } = await deleteExpiredHolds(seats.id, tx);
  if (count === 0) return { seats, pending: [] };
  const notified = await notifyExpired(tx, seats, userIds);
  // An offer that nobody took was a place given up before.
  const passed = userIds.length > 0 ? passOn(tx, seats, null) : promoteWaiting(tx, seats);
  const pending = [...notified, ...(await passed)];
  return { seats: (await lockSeats(seats.id, tx)) ?? seats, pending };
}

/**
 * Finds room for a person: free seats, after expired holds were passed on; for confirmed people also the seats of people with
 * unproven addresses, who are next on the waiting list. Call it under the game's lock.
 * @param userId null for a regular, for whom an organiser has vouched
 */
export async function findRoom(
  tx: Tx,
  before: SeatsRow,
  { needed, userId }: { needed: number; userId: number | null },
): Promise<Freed & { fits: boolean }> {
  const fitsIn = ({ goingCount, maxPlayers }: SeatsRow) => goingCount + needed <= maxPlayers;
  if (fitsIn(before)) return { fits: true, seats: before, pending: [] };
  const { seats, pending } = await freeLapsed(tx, before);
  if (fitsIn(seats)) return { fits: true, seats, pending };
  const missing = seats.goingCount + needed - seats.maxPlayers;
  const mayTake = userId === null || (await isConfirmed(userId, tx));
  const yielded = mayTake ? await yieldSeats(tx, seats, missing) : null;
  return { fits: yielded !== null, seats, pending: [...pending, ...(yielded?.pending ?? [])] };
}

/**
 * Ends holds of guests, and gives their seats to the people in line.
 * @param gameIds in ascending order, in which everybody locks them
 * @param end says which, once the games are locked
 */
export async function endHolds(
  tx: Tx,
  gameIds: readonly number[],
  end: () => Promise<number[]>,
): Promise<PendingNotification[]> {
  const locked: SeatsRow[] = [];
  for (const gameId of gameIds) {
    const seats = await lockGroupAndSeats(gameId, tx);
    if (seats) locked.push(seats);
  }
  const ended = await end();
  if (ended.length === 0) return [];
  await deleteHolds(ended, tx);
  const pending: PendingNotification[] = [];
  for (const seats of locked) {
    await expirePages(tx, seats);
    pending.push(...(await promoteWaiting(tx, seats)));
  }
  return pending;
}

/** The game's lock, for a hold on one of its seats. @throws AppError not_found, conflict (cancelled, begun) */
export async function lockForHold(tx: Tx, gameId: number): Promise<SeatsRow> {
  const seats = await lockGroupAndSeats(gameId, tx);
  if (!seats) throw notFound(say(texts, 'gameNotFound'));
  requireOpen(seats);
  return seats;
}

export interface HeldSeat {
  id: number;
  until: Date;
}

/**
 * Holds a seat for half an hour, for somebody who has no account yet. Call it under `lockForHold`.
 * @param mayHold otherwise it only looks
 * @returns `isFull` when every seat is taken; pass `pending` to `publishNotifications` after the commit
 */
export async function holdSeat(
  tx: Tx,
  locked: SeatsRow,
  mayHold: boolean,
): Promise<{ held: HeldSeat | null; isFull: boolean; pending: PendingNotification[] }> {
  const { seats, pending } =
    locked.goingCount < locked.maxPlayers
      ? { seats: locked, pending: [] }
      : await freeLapsed(tx, locked);
  // Needed without a hold too: expired seats may have been passed on.
  await expirePages(tx, seats);
  const isFull = seats.goingCount >= seats.maxPlayers;
  if (isFull || !mayHold) return { held: null, isFull, pending };
  const until = new Date(Date.now() + SEAT_HOLD_MINUTES * 60_000);
  const id = await insertHold({ gameId: seats.id, heldUntil: until }, tx);
  await enqueue(tx, 'games:release-holds', { gameId: seats.id }, { runAt: until });
  return { held: { id, until }, isFull, pending };
}

/**
 * The job: releases the expired holds and offers of a game, and lets those move up to whom others yield; a repeated run does
 * nothing.
 */
export async function releaseHolds(gameId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(gameId, tx);
    if (!seats) return [];
    const freed = await freeLapsed(tx, seats);
    await expirePages(tx, seats);
    // Nothing may have lapsed: somebody in line has proven their address.
    return [...freed.pending, ...(await promoteWaiting(tx, freed.seats))];
  });
  await publishNotifications(pending);
}

async function expirePages(tx: Tx, { id, groupId }: SeatsRow): Promise<void> {
  expireTags(tx, ...tagsOfGame({ id, groupId, venue: await findVenueOf(id, tx) }));
}
