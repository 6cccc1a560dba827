import { db } from '@/lib/db/client';

export interface ListedGameRow {
  id: number;
  updatedAt: Date;
}

export function findListedGames(limit: number): Promise<ListedGameRow[]> {
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
