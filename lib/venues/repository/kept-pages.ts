import type { Tx } from '@/lib/platform/db/client';

interface PagesNaming {
  games: { id: number; groupId: number }[];
  coaches: { coachId: number }[];
}

/** The coming and the latest games at a venue, and the coaches who train there: their pages name it. */
export async function findPagesNaming(
  venueId: number,
  limit: number,
  tx: Tx,
): Promise<PagesNaming> {
  const games = await tx.game.findMany({
    where: { venueId },
    select: { id: true, groupId: true },
    orderBy: { startsAt: 'desc' },
    take: limit,
  });
  const coaches = await tx.coachVenue.findMany({ where: { venueId }, select: { coachId: true } });
  return { games, coaches };
}
