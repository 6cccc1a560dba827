import { type Kysely, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { mayMeet, present } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { searching } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

interface Values {
  viewerId: number;
  ids: number[];
}

const sameLevel = sql<boolean>`${columnsOf<'userSports'>('theirs')('skillLevel')}
  = ${columnsOf<'userSports'>('mine')('skillLevel')}`;

/** The games that are over in which the viewer had a seat and was not missing. */
const ownGames = (kx: Kysely<Tables>, viewerId: number) =>
  kx
    .selectFrom('gameParticipants as own')
    .innerJoin('games as ga', 'ga.id', 'own.gameId')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .where('own.userId', '=', viewerId)
    .where('own.status', '=', 'going')
    .where('own.attendance', 'is distinct from', 'no_show')
    .where('ga.endsAt', '<=', now)
    .where('ga.status', '<>', 'cancelled')
    .where('ga.hiddenAt', 'is', null)
    .where('g.hiddenAt', 'is', null)
    .select('ga.id');

/** Those connected with the viewer whom the viewer may meet. */
const acquaintances = (kx: Kysely<Tables>, viewerId: number) =>
  kx
    .selectFrom((eb) =>
      eb
        .selectFrom('friendRequests')
        .where('senderId', '=', viewerId)
        .where('status', '=', 'accepted')
        .select('receiverId as id')
        .unionAll(
          eb
            .selectFrom('friendRequests')
            .where('receiverId', '=', viewerId)
            .where('status', '=', 'accepted')
            .select('senderId as id'),
        )
        .as('friends'),
    )
    .innerJoin('users as f', 'f.id', 'friends.id')
    .where(present('f'))
    .where(mayMeet('f', viewerId))
    .select('f.id');

/**
 * What the viewer shares with each of these people, who must be ones that the viewer may see: a sport, best at the same level;
 * games that both played; and how many people both are connected with.
 */
export const findShared = searching((kx, { viewerId, ids }: Values) =>
  kx
    .with(
      (cte) => cte('played').materialized(),
      () => ownGames(kx, viewerId),
    )
    .with(
      (cte) => cte('known').materialized(),
      () => acquaintances(kx, viewerId),
    )
    .selectFrom('users as u')
    .where((eb) => sql<boolean>`${eb.ref('u.id')} = any(${ids}::int[])`)
    .select((eb) => [
      'u.id',
      eb
        .selectFrom('userSports as theirs')
        .innerJoin('userSports as mine', 'mine.sportId', 'theirs.sportId')
        .innerJoin('sports as s', 's.id', 'theirs.sportId')
        .where('mine.userId', '=', viewerId)
        .whereRef('theirs.userId', '=', 'u.id')
        .orderBy(sameLevel, 'desc')
        .orderBy('theirs.id')
        .limit(1)
        .select((both) =>
          jsonBuildObject({
            name: both.ref('s.name'),
            skillLevel: both.case().when(sameLevel).then(both.ref('mine.skillLevel')).end(),
          }).as('sport'),
        )
        .as('sport'),
      eb
        .selectFrom('gameParticipants as p')
        .whereRef('p.userId', '=', 'u.id')
        .where('p.gameId', 'in', eb.selectFrom('played').select('played.id'))
        .where('p.status', '=', 'going')
        .where('p.attendance', 'is distinct from', 'no_show')
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('games'),
      eb
        .selectFrom('friendRequests as r')
        .where('r.status', '=', 'accepted')
        .where((own) => {
          const known = own.selectFrom('known').select('known.id');
          return own.or([
            own('r.senderId', '=', own.ref('u.id')).and('r.receiverId', 'in', known),
            own('r.receiverId', '=', own.ref('u.id')).and('r.senderId', 'in', known),
          ]);
        })
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('people'),
    ]),
);
