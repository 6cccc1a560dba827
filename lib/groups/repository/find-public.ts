import { db } from '@/lib/platform/db/client';

export function findPublicGroups(limit: number) {
  return db.group.findMany({
    where: { visibility: 'public', hiddenAt: null, isActive: true },
    select: { id: true, updatedAt: true },
    orderBy: { updatedAt: 'desc' },
    take: limit,
  });
}

export type PublicGroupRow = Awaited<ReturnType<typeof findPublicGroups>>[number];
