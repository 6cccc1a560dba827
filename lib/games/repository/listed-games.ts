import { sql } from 'kysely';
import { publicGame, showsGames } from '@/lib/moderation/visibility';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export function findListedGames(limit: number) {
  return on()
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .where(publicGame('ga'))
    .where('ga.status', '=', 'upcoming')
    .where('ga.hiddenAt', 'is', null)
    .where('ga.startsAt', '>', now)
    .where(showsGames('g'))
    .where('g.hiddenAt', 'is', null)
    .orderBy('ga.startsAt')
    .limit(limit)
    .select(['ga.id', 'ga.updatedAt'])
    .execute();
}

/** The zones of all games that start between the two. */
export async function findGameZones(from: Date, to: Date): Promise<string[]> {
  const rows = await on()
    .selectFrom('games')
    .where('status', '=', sql.lit('upcoming'))
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .select('timeZone')
    .distinct()
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}
