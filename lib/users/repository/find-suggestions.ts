import { expressionBuilder, type QueryCreator, sql } from 'kysely';
import { discoverable } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, searching } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { centre, inCircle } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';
import { SKIP_DAYS } from '@/lib/users/constants';
import { cardColumns } from '@/lib/users/repository/settings';

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

interface Values {
  viewerId: number;
  fallbackCentre: string;
  chord: number;
  limit: number;
}

/** How many of the nearest people are ranked: people further away could not win. */
const CANDIDATES_MAX = 300;

const eb = expressionBuilder<Tables, never>();
const user = columnsOf<'users'>('u');

/** People whom the viewer knows, has a request to or from, was declined by or skipped lately. */
function knownIds(viewerId: number) {
  const open = (['pending', 'accepted', 'declined'] as const).map((status) => sql.lit(status));
  return eb
    .selectFrom('friendRequests')
    .where('senderId', '=', viewerId)
    .where('status', 'in', open)
    .where('withdrawnAt', 'is', null)
    .select('receiverId as id')
    .unionAll(
      eb
        .selectFrom('friendRequests')
        .where('receiverId', '=', viewerId)
        .where('status', 'in', open)
        .select('senderId as id'),
    )
    .unionAll(
      eb
        .selectFrom('skips')
        .where('userId', '=', viewerId)
        .where('createdAt', '>', sql<Date>`${now} - interval '${sql.raw(String(SKIP_DAYS))} days'`)
        .select('skippedId as id'),
    );
}

/** The sports of the person `u` that the viewer plays too: their number, and how close the two levels are. */
function inCommon(viewerId: number) {
  const level = (alias: string) =>
    sql`array_position(enum_range(NULL::skill_level), ${columnsOf<'userSports'>(alias)('skillLevel')})`;
  return eb
    .selectFrom('userSports as theirs')
    .innerJoin('userSports as mine', 'mine.sportId', 'theirs.sportId')
    .where('mine.userId', '=', viewerId)
    .where('theirs.userId', '=', user('id'))
    .select((both) => [
      both.fn.countAll<number>().as('count'),
      both.fn
        .countAll<number>()
        .filterWhere('theirs.isLookingToPlay', '=', true)
        .filterWhere('mine.isLookingToPlay', '=', true)
        .as('looking'),
      sql<number | null>`avg(1 - abs(${level('theirs')} - ${level('mine')}) / 3.0)`.as('closeness'),
    ])
    .as('common');
}

/**
 * The score, with all weights in one place:
 * - each sport in common 10, up to five; 2 more when both are looking to play it;
 * - up to 8 for how close the levels are (same level 8, beginner and expert 0), on average over those sports;
 * - up to 15 for being near, falling to 0 at 50 km;
 * - 5 for being active within a week, 2 within a month. Kilometres are whole and between cells, days are whole: the order
 *   reveals no more than the response does.
 */
const SCORE = sql`10 * least(common.count, 5) + 2 * common.looking + coalesce(8 * common.closeness, 0)
  + 15 * greatest(0, 1 - km.km / 50.0)
  + CASE WHEN ${user('lastActiveAt')} >= current_date - 7 THEN 5
    WHEN ${user('lastActiveAt')} >= current_date - 30 THEN 2 ELSE 0 END`;

const chordOf = sql<number>`${user('cellG3')} <-> ${centre}`;

/** Nearest first. */
const candidates = (kx: QueryCreator<Tables>, p: Values) =>
  kx
    .selectFrom('users as u')
    .where(discoverable('u', p.viewerId))
    .where(inCircle(user('cellG3'), p.chord))
    .where(
      sql<boolean>`${user('tags')} && ${eb
        .selectFrom('userSports')
        .where('userId', '=', p.viewerId)
        .select((own) => sql`coalesce(array_agg(${own.ref('sportId')} * 10), '{}')`.as('tags'))}`,
    )
    .where('u.id', 'not in', knownIds(p.viewerId))
    .orderBy(chordOf)
    .orderBy('u.id')
    .limit(sql.lit(CANDIDATES_MAX))
    .select(['u.id', chordOf.as('chord')]);

const findRanked = searching((kx, p: Values) =>
  kx
    .with(
      (cte) => cte('place').materialized(),
      (cte) =>
        cte
          .selectFrom('users')
          .where('id', '=', p.viewerId)
          .select((own) =>
            sql`coalesce(${own.ref('cellG3')}, ${p.fallbackCentre}::cube)`.as('centre'),
          ),
    )
    .with(
      (cte) => cte('near').materialized(),
      () => candidates(kx, p),
    )
    .selectFrom('near')
    .innerJoin('users as u', 'u.id', 'near.id')
    .crossJoinLateral(inCommon(p.viewerId))
    .crossJoinLateral((both) =>
      sql<{ km: number }>`(SELECT greatest(1, round(${both.ref('near.chord')} / 1000)) AS km)`.as(
        'km',
      ),
    )
    .orderBy(SCORE, 'desc')
    .orderBy('km.km')
    .orderBy('u.id')
    .limit(p.limit)
    .select([...cardColumns(), 'common.count as commonSports']),
);

export type SuggestionRow = Awaited<ReturnType<typeof findRanked>>[number];

/** Suggested people, the best match first; candidates and ranking in one statement. */
export function findSuggestions(
  viewerId: number,
  query: { fallbackCentre: string; chord: number; limit: number },
): Promise<SuggestionRow[]> {
  return findRanked({ viewerId, ...query });
}
