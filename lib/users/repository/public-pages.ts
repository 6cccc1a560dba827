import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** A limit: pages of older games are no longer cached. */
const GAMES_MAX = 500;

const noun = (name: 'coach' | 'game' | 'group' | 'venue') =>
  sql<typeof name>`${sql.lit(name)}`.as('noun');

/** The public pages that show a person or count them: classes and venues they coach at, reviews, groups, games with a seat. */
export function findPublicPages(userId: number) {
  return on()
    .with('played', (kx) =>
      kx
        .selectFrom('games as g')
        .where((eb) =>
          eb.or([
            eb('g.creatorId', '=', userId),
            eb('g.startsAt', '>', now).and(
              eb.exists(
                eb
                  .selectFrom('gameParticipants as p')
                  .whereRef('p.gameId', '=', 'g.id')
                  .where('p.userId', '=', userId),
              ),
            ),
          ]),
        )
        .orderBy('g.startsAt', 'desc')
        .limit(GAMES_MAX)
        .select(['g.id', 'g.groupId', 'g.venueId']),
    )
    .selectFrom('coachApplications')
    .where('userId', '=', userId)
    .select([noun('coach'), 'id'])
    .union((eb) =>
      eb
        .selectFrom('coachReviews')
        .where('userId', '=', userId)
        .select([noun('coach'), 'coachId as id']),
    )
    .union((eb) =>
      eb
        .selectFrom('venueReviews')
        .where('userId', '=', userId)
        .select([noun('venue'), 'venueId as id']),
    )
    .union((eb) =>
      eb
        .selectFrom('played')
        .where('venueId', 'is not', null)
        .select([noun('venue'), 'venueId as id'])
        .$narrowType<{ id: number }>(),
    )
    .union((eb) => eb.selectFrom('played').select([noun('game'), 'id']))
    .union((eb) => eb.selectFrom('played').select([noun('group'), 'groupId as id']))
    .union((eb) =>
      eb
        .selectFrom('groupMembers')
        .where('userId', '=', userId)
        .select([noun('group'), 'groupId as id']),
    )
    .execute();
}
