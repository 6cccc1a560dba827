import { SEAT_HOLD_MINUTES } from '@/lib/games/constants';
import { deleteLapsedHolds, findVenueOf, insertHold } from '@/lib/games/repository/holds';
import { lockGroupAndSeats, lockSeats, type SeatsRow } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { tagsOfGame } from '@/lib/games/service/list-public';
import { tellLapsed } from '@/lib/games/service/offer-seat';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

export interface Freed {
  /** As they are after what was free went to the people in line. */
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

/** Gives the seats of holds and offers that are over to the people in line. Call it under the game's lock. */
export async function freeLapsed(tx: Tx, seats: SeatsRow): Promise<Freed> {
  const { count, userIds } = await deleteLapsedHolds(seats.id, tx);
  if (count === 0) return { seats, pending: [] };
  const told = await tellLapsed(tx, seats, userIds);
  const pending = [...told, ...(await promoteWaiting(tx, seats))];
  return { seats: (await lockSeats(seats.id, tx)) ?? seats, pending };
}

/** The game's lock, for holding one of its seats. @throws AppError not_found, conflict (cancelled, begun) */
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
 * @returns no `held` when every seat is taken; pass `pending` to `publishNotifications` after the commit
 */
export async function holdSeat(
  tx: Tx,
  locked: SeatsRow,
): Promise<{ held: HeldSeat | null; pending: PendingNotification[] }> {
  const { seats, pending } =
    locked.goingCount < locked.maxPlayers
      ? { seats: locked, pending: [] }
      : await freeLapsed(tx, locked);
  if (seats.goingCount >= seats.maxPlayers) return { held: null, pending };
  const until = new Date(Date.now() + SEAT_HOLD_MINUTES * 60_000);
  const id = await insertHold({ gameId: seats.id, heldUntil: until }, tx);
  await expirePages(tx, seats);
  await enqueue(tx, 'games:release-holds', { gameId: seats.id }, { runAt: until });
  return { held: { id, until }, pending };
}

/** The job: releases the holds and offers of a game whose time is over; a second run finds nothing to do. */
export async function releaseHolds(gameId: number): Promise<void> {
  const pending = await transaction(async (tx) => {
    const seats = await lockGroupAndSeats(gameId, tx);
    if (!seats) return [];
    const freed = await freeLapsed(tx, seats);
    await expirePages(tx, seats);
    return freed.pending;
  });
  await publishNotifications(pending);
}

async function expirePages(tx: Tx, { id, groupId }: SeatsRow): Promise<void> {
  expireTags(tx, ...tagsOfGame({ id, groupId, venue: await findVenueOf(id, tx) }));
}
