import { publicGame } from '@/lib/moderation/visibility';
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
    .where('g.visibility', '=', 'public')
    .where('g.hiddenAt', 'is', null)
    .orderBy('ga.startsAt')
    .limit(limit)
    .select(['ga.id', 'ga.updatedAt'])
    .execute();
}
