import type { Tx } from '@/lib/platform/db/client';

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
