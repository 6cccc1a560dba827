import { sql } from 'kysely';
import { LATE_HOURS } from '@/lib/games/constants';
import { ga, answer as p } from '@/lib/games/repository/game-viewer';
import { on } from '@/lib/platform/db/kysely';

/**
 * The language of the group's creator, and whether somebody gave up a place late. A first answer 'not going' is no place given
 * up: its row is as old as its last change, but for the time that writing takes.
 */
export async function findChatFacts(
  gameId: number,
): Promise<{ language: string | null; isMissed: boolean }> {
  return on()
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .leftJoin('users as creator', 'creator.id', 'g.creatorId')
    .where('ga.id', '=', gameId)
    .select((eb) => [
      'creator.language',
      eb
        .exists(
          eb
            .selectFrom('gameParticipants as p')
            .whereRef('p.gameId', '=', 'ga.id')
            .where('p.status', '=', sql.lit('out'))
            .where(
              sql<boolean>`${p('updatedAt')} > greatest(${p('createdAt')} + interval '10 seconds',
                ${ga('startsAt')} - ${LATE_HOURS} * interval '1 hour')`,
            ),
        )
        .$castTo<boolean>()
        .as('isMissed'),
    ])
    .executeTakeFirstOrThrow();
}
