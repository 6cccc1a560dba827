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
