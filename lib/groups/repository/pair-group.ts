import { texts } from '@/lib/groups/server-texts';
import { city } from '@/lib/platform/city/city';
import type { Tx } from '@/lib/platform/db/client';

/** @returns the id of the pair's group */
export async function upsertPairGroup(
  pair: { pairLo: number; pairHi: number },
  sportId: number,
  tx: Tx,
): Promise<number> {
  const { id } = await tx.group.upsert({
    where: { pairLo_pairHi: pair },
    create: {
      ...pair,
      name: texts.english.gameOfTwo,
      sportId,
      visibility: 'private',
      maxMembers: 2,
      isActive: false,
      timeZone: city().timeZone,
      currency: city().currency,
    },
    update: {},
    select: { id: true },
  });
  return id;
}
