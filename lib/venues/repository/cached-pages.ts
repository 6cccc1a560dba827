import type { Tx } from '@/lib/platform/db/client';

interface PagesNaming {
  games: { id: number; groupId: number }[];
  coaches: { coachId: number }[];
}

/** The coming and the latest games at a venue, and the coaches who train or give classes there: their pages show its name. */
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
  const select = { coachId: true };
  const coaches = await tx.coachVenue.findMany({ where: { venueId }, select });
  // Classes there remain when the coach no longer trains there.
  const where = { venueId, startsAt: { gt: new Date() } };
  const classes = await tx.classSession.findMany({ where, select, distinct: ['coachId'] });
  return { games, coaches: [...coaches, ...classes] };
}
