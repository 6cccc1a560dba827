import { db, type Tx } from '@/lib/db/client';
import type { SportDto } from '@/lib/sports/schema';

export function findSports(tx: Tx = db): Promise<SportDto[]> {
  return tx.sport.findMany({ select: { id: true, name: true, icon: true, isMain: true } });
}
