import { seesPlayers } from '@/lib/games/policy';
import {
  eraseAddressesOfGames,
  eraseAddressesOfSeries,
  findPrivateAddresses,
} from '@/lib/games/repository/erase-addresses';
import { deleteGuest, findGuests, insertGuest } from '@/lib/games/repository/named-guests';
import type { AddGuestInput, GuestDto } from '@/lib/games/schema/roster';
import { texts } from '@/lib/games/server-texts';
import { hideAddress } from '@/lib/games/service/game-place';
import { findRoom } from '@/lib/games/service/hold-seat';
import { planPayment } from '@/lib/games/service/pay-first';
import { requireGame } from '@/lib/games/service/read-game';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { onRoster } from '@/lib/games/service/roster';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Reduces the private addresses of a person's games to the middle of the 1 km cell, before the account is deleted. Idempotent;
 * in the caller's transaction.
 */
export async function eraseAddresses(tx: Tx, userId: number): Promise<void> {
  for (const game of await findPrivateAddresses(userId, tx)) await hideAddress(tx, game);
  await eraseAddressesOfGames(userId, tx);
  await eraseAddressesOfSeries(userId, tx);
}

/** Guests by name, without the people who brought them. @throws AppError not_found */
export async function listGuests(actor: Actor, gameId: number): Promise<GuestDto[]> {
  return seesPlayers(await requireGame(actor, gameId)) ? findGuests(gameId) : [];
}

/**
 * Adds a person without an account to a free seat. @throws AppError not_found, forbidden (not an organiser), conflict (full,
 * begun)
 */
export async function addGuest(
  actor: Actor,
  gameId: number,
  { name }: AddGuestInput,
): Promise<GuestDto[]> {
  requireOwnName(name);
  await onRoster(actor, gameId, async ({ tx, seats: before }) => {
    const { fits, pending } = await findRoom(tx, before, { needed: 1, userId: actor.userId });
    if (!fits) throw new AppError('conflict', say(texts, 'gameIsFull'));
    await insertGuest({ gameId, name, addedById: actor.userId }, tx);
    // It may be the seat of somebody who left late and paid.
    await planPayment(tx, before);
    return pending;
  });
  return listGuests(actor, gameId);
}

/** Removes a guest; the waiting list moves up. Links to the seat end with it. @throws AppError as above */
export async function removeGuest(
  actor: Actor,
  gameId: number,
  guestId: number,
): Promise<GuestDto[]> {
  await onRoster(actor, gameId, async ({ tx, seats }) => {
    if (!(await deleteGuest(gameId, guestId, tx))) throw notFound(say(texts, 'guestNotFound'));
    return promoteWaiting(tx, seats);
  });
  return listGuests(actor, gameId);
}

/** @throws AppError not_found: no such guest, or the seat is the person's own already */
export async function requireGuest(tx: Tx, gameId: number, guestId: number): Promise<void> {
  const guests = await findGuests(gameId, tx);
  if (!guests.some(({ id }) => id === guestId)) throw notFound(say(texts, 'guestNotFound'));
}
