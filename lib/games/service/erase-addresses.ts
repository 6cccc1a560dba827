import {
  eraseAddressesOfGames,
  eraseAddressesOfSeries,
} from '@/lib/games/repository/erase-addresses';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Reduces the private addresses of a person's games to the middle of the 1 km cell, before the account is deleted. Idempotent;
 * in the caller's transaction.
 */
export async function eraseAddresses(tx: Tx, userId: number): Promise<void> {
  await eraseAddressesOfGames(userId, tx);
  await eraseAddressesOfSeries(userId, tx);
}
