import { db, type Tx } from '@/lib/platform/db/client';

/** Oldest first. */
export function findOpenWarnings(userId: number) {
  return db.warning.findMany({
    where: { userId, acknowledgedAt: null },
    select: { id: true, text: true, createdAt: true },
    orderBy: { id: 'asc' },
    take: 20,
  });
}

/** @returns false for a warning that is not theirs */
export async function updateAcknowledged(userId: number, id: number): Promise<boolean> {
  const owned = await db.warning.count({ where: { id, userId } });
  // A repeated confirmation does not change the first time.
  await db.warning.updateMany({
    where: { id, userId, acknowledgedAt: null },
    data: { acknowledgedAt: new Date() },
  });
  return owned > 0;
}

export interface NewWarning {
  userId: number;
  reportId: number;
  text: string;
}

export async function insertWarning(data: NewWarning, tx: Tx): Promise<void> {
  await tx.warning.create({ data, select: { id: true } });
}
