import { db, type Tx } from '@/lib/platform/db/client';

/** The guests whose seats have not been taken over, in the order they were added. */
export function findGuests(gameId: number, tx: Tx = db) {
  return tx.gameGuest.findMany({
    where: { gameId, claimedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  });
}

/** The same of several games, for a list. */
export function findGuestsOf(gameIds: number[]) {
  return db.gameGuest.findMany({
    where: { gameId: { in: gameIds }, claimedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, gameId: true },
  });
}

export async function insertGuest(
  guest: { gameId: number; name: string; addedById: number },
  tx: Tx,
): Promise<void> {
  await tx.gameGuest.create({ data: guest, select: { id: true } });
}

/** @returns whether there was one with a seat */
export async function deleteGuest(gameId: number, id: number, tx: Tx): Promise<boolean> {
  return (await tx.gameGuest.deleteMany({ where: { id, gameId, claimedAt: null } })).count === 1;
}

/** Frees a guest's seat for the person themselves. Call it under the game's lock. @returns false when it is taken or gone */
export async function claimGuest(gameId: number, id: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.gameGuest.updateMany({
    where: { id, gameId, claimedAt: null },
    data: { claimedAt: new Date() },
  });
  return count === 1;
}
