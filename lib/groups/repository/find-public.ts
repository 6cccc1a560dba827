import { db } from '@/lib/db/client';

export interface PublicGroupRow {
  id: number;
  updatedAt: Date;
}

export function findPublicGroups(limit: number): Promise<PublicGroupRow[]> {
  return db.group.findMany({
    where: { visibility: 'public', hiddenAt: null, isActive: true },
    select: { id: true, updatedAt: true },
    orderBy: { updatedAt: 'desc' },
    take: limit,
  });
}
