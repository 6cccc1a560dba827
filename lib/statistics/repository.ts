import { sql } from 'kysely';
import { LATE_HOURS } from '@/lib/games/constants';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** A row for each game of a group that began since then and was not cancelled, oldest first. */
export function findPlayed(groupId: number, since: Date, tx?: Tx) {
  const count = (condition: string) =>
    sql<number>`(count(*) FILTER (WHERE ${sql.raw(condition)}))::int`;
  return on(tx)
    .selectFrom('games as ga')
    .leftJoin('gameParticipants as p', 'p.gameId', 'ga.id')
    .where('ga.groupId', '=', groupId)
    .where('ga.status', '<>', 'cancelled')
    .where('ga.startsAt', '>=', since)
    .where('ga.startsAt', '<=', new Date())
    .groupBy('ga.id')
    .orderBy('ga.startsAt')
    .select([
      'ga.startsAt',
      'ga.timeZone',
      'ga.maxPlayers',
      'ga.goingCount',
      count("p.attendance = 'attended'").as('came'),
      count("p.attendance = 'no_show'").as('missed'),
      count(`p.left_at >= ga.starts_at - interval '${LATE_HOURS} hours'`).as('late'),
      // Whoever has not had a place in an earlier game of the group.
      count(`p.status = 'going' AND NOT EXISTS (
        SELECT 1 FROM game_participants q JOIN games e ON e.id = q.game_id
        WHERE e.group_id = ga.group_id AND e.starts_at < ga.starts_at AND e.status <> 'cancelled'
          AND q.status = 'going' AND (q.user_id = p.user_id OR q.regular_id = p.regular_id))`).as(
        'fresh',
      ),
    ])
    .execute();
}
