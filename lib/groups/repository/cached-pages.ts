import { db, type Tx } from '@/lib/platform/db/client';

export function findPublicGroups(limit: number) {
  return db.group.findMany({
    where: { visibility: 'public', hiddenAt: null, isActive: true },
    select: { id: true, updatedAt: true },
    orderBy: { updatedAt: 'desc' },
    take: limit,
  });
}

export type PublicGroupRow = Awaited<ReturnType<typeof findPublicGroups>>[number];

/** Games of a group with cached pages: the upcoming and the latest ones. */
export function findGamesWithPages(
  groupId: number,
  limit: number,
  tx: Tx,
): Promise<{ id: number; venueId: number | null }[]> {
  return tx.game.findMany({
    where: { groupId },
    select: { id: true, venueId: true },
    orderBy: { startsAt: 'desc' },
    take: limit,
  });
}
