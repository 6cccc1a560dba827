import { db } from '@/lib/platform/db/client';

export function findListedGames(limit: number) {
  return db.game.findMany({
    where: {
      isPublic: true,
      status: 'upcoming',
      hiddenAt: null,
      startsAt: { gt: new Date() },
      group: { visibility: 'public', hiddenAt: null },
    },
    select: { id: true, updatedAt: true },
    orderBy: { startsAt: 'asc' },
    take: limit,
  });
}

/** The games of a group whose pages people may still read: the coming and the latest ones. */
export function findPlacesOf(
  groupId: number,
  limit: number,
): Promise<{ id: number; venueId: number | null }[]> {
  return db.game.findMany({
    where: { groupId },
    select: { id: true, venueId: true },
    orderBy: { startsAt: 'desc' },
    take: limit,
  });
}
