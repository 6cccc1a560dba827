import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';

/** A limit: pages of older games are no longer cached. */
const GAMES_MAX = 500;

const noun = (name: 'coach' | 'game' | 'group' | 'venue') =>
  sql<typeof name>`${sql.lit(name)}`.as('noun');

/**
 * The public pages that name or count a person: their page as a coach; coaches and venues that they reviewed; venues that they
 * added; games that they created or have a seat in, with the groups and venues of these; their groups, and the venues where
 * these play, which show the number of members.
 */
export function findPublicPages(userId: number) {
  return on()
    .with('played', (kx) =>
      kx
        .selectFrom('games as g')
        .where('g.id', 'in', (eb) =>
          eb
            .selectFrom('games')
            .where('creatorId', '=', userId)
            .select('id')
            // Past games too: their seats are deleted with the account.
            .union(
              eb.selectFrom('gameParticipants').where('userId', '=', userId).select('gameId as id'),
            ),
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
        .selectFrom('venues')
        .where('addedById', '=', userId)
        .select([noun('venue'), 'id']),
    )
    .union((eb) =>
      eb
        .selectFrom('groupMembers as m')
        .innerJoin('games as g', 'g.groupId', 'm.groupId')
        .where('m.userId', '=', userId)
        .where('g.venueId', 'is not', null)
        .select([noun('venue'), 'g.venueId as id'])
        .$narrowType<{ id: number }>(),
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
