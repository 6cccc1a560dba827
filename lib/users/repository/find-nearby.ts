import { type Expression, type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely';
import { discoverable } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { searching } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { inCircle } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';
import { SKIP_DAYS } from '@/lib/users/constants';
import { cardColumns } from '@/lib/users/repository/settings';

/** All points are cubes of cell centres (lib/platform/geo/cube); chords are metres through the sphere. */
export interface NearbyPeopleQuery {
  /** The requested centre; null searches around the viewer's own stored place. */
  centre: string | null;
  /** The centre for a viewer without a stored place. */
  fallbackCentre: string;
  chord: number;
  tagsAll: number[] | null;
  /** At least one of these. */
  tagsAny: number[] | null;
  /** Excludes people whom the viewer liked, skipped lately or is connected with. */
  unseenOnly: boolean;
  after: { chord: number; id: number } | undefined;
  limit: number;
}

export interface NearbyValues extends Omit<NearbyPeopleQuery, 'after'> {
  viewerId: number;
  afterChord: number | null;
  afterId: number | null;
}

export const toValues = (
  viewerId: number,
  { after, ...query }: NearbyPeopleQuery,
): NearbyValues => ({
  ...query,
  viewerId,
  afterChord: after?.chord ?? null,
  afterId: after?.id ?? null,
});

const user = columnsOf<'users'>('u');

/** The viewer's place. A scalar subquery counts as a constant for the index; a join would not. */
export const own = sql<string>`(SELECT own FROM place)`;
export const chordOf = sql<number>`${user('cellG3')} <-> ${own}`;

/** Adds `place` to a statement: the viewer's `own` place, and the `centre` of the circle. */
const withPlace = (kx: Kysely<Tables>, p: NearbyValues): QueryCreator<Tables> =>
  kx.with(
    (cte) => cte('place').materialized(),
    (cte) =>
      cte
        .selectFrom('users as v')
        .where('v.id', '=', p.viewerId)
        .select((eb) => [
          sql`coalesce(${eb.ref('v.cellG3')}, ${p.centre}::cube, ${p.fallbackCentre}::cube)`.as(
            'own',
          ),
          sql`coalesce(${p.centre}::cube, ${eb.ref('v.cellG3')}, ${p.fallbackCentre}::cube)`.as(
            'centre',
          ),
        ]),
  );

/** People whom the viewer has decided about. Uncorrelated, for the reason given in lib/moderation/visibility. */
const decidedIds = (kx: Kysely<Tables>, viewerId: number) =>
  kx
    .selectFrom('matches')
    .where('user1Id', '=', viewerId)
    .select('user2Id as id')
    .unionAll((eb) =>
      eb
        .selectFrom('skips')
        .where('userId', '=', viewerId)
        .where('createdAt', '>', sql<Date>`${now} - interval '${sql.raw(String(SKIP_DAYS))} days'`)
        .select('skippedId as id'),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('friendRequests')
        .where('senderId', '=', viewerId)
        .where('status', '=', sql.lit('accepted'))
        .select('receiverId as id'),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('friendRequests')
        .where('receiverId', '=', viewerId)
        .where('status', '=', sql.lit('accepted'))
        .select('senderId as id'),
    );

export function conditionsOf(kx: Kysely<Tables>, p: NearbyValues): RawBuilder<boolean> {
  const conditions: Expression<boolean>[] = [
    discoverable('u', p.viewerId),
    inCircle(user('cellG3'), p.chord),
  ];
  if (p.unseenOnly) {
    conditions.push(sql<boolean>`${user('id')} NOT IN ${decidedIds(kx, p.viewerId)}`);
  }
  if (p.tagsAll) conditions.push(sql<boolean>`${user('tags')} @> ${p.tagsAll}::int[]`);
  if (p.tagsAny) conditions.push(sql<boolean>`${user('tags')} && ${p.tagsAny}::int[]`);
  if (p.afterId !== null) {
    conditions.push(
      sql<boolean>`(${chordOf}, ${user('id')}) > (${p.afterChord}::float8, ${p.afterId}::int)`,
    );
  }
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

export const nearest = (kx: Kysely<Tables>, p: NearbyValues) =>
  kx
    .selectFrom('users as u')
    .where(conditionsOf(kx, p))
    .orderBy(chordOf)
    .orderBy('u.id')
    .limit(p.limit)
    .select(['u.id', chordOf.as('chord')]);

/**
 * The batch of the people that `source` finds, at most `limit` and nearest to the viewer first.
 *
 * What makes it fast, and breaks easily (docs/decisions/0002-nearby-people.md has the figures):
 * - The index orders by distance from the viewer and stops after `limit`; the box of `inCircle` prevents it from scanning on
 *   when few people fit.
 * - The viewer's place is read by scalar subqueries, never joined: those count as constants for the index.
 * - Sports are loaded only for the people of the batch.
 */
export const peopleFrom = (
  kx: Kysely<Tables>,
  p: NearbyValues,
  source: Expression<{ id: number; chord: number }>,
) =>
  withPlace(kx, p)
    .selectFrom(sql<{ id: number; chord: number }>`${source}`.as('near'))
    .innerJoin('users as u', 'u.id', 'near.id')
    .orderBy('near.chord')
    .orderBy('near.id')
    .select(cardColumns());

const findNearest = searching((kx, p: NearbyValues) => peopleFrom(kx, p, nearest(kx, p)));

export type NearbyPersonRow = Awaited<ReturnType<typeof findNearest>>[number];

/** One statement, sports included; nearest to the viewer first. */
export function findNearbyPeople(
  viewerId: number,
  query: NearbyPeopleQuery,
): Promise<NearbyPersonRow[]> {
  return findNearest(toValues(viewerId, query));
}

const countNearest = searching((kx, p: NearbyValues) =>
  withPlace(kx, p)
    .selectFrom(
      kx
        .selectFrom('users as u')
        .where(conditionsOf(kx, p))
        .limit(p.limit)
        .select('u.id')
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

export async function countNearbyPeople(
  viewerId: number,
  query: NearbyPeopleQuery,
): Promise<number> {
  const [row] = await countNearest(toValues(viewerId, query));
  return row?.count ?? 0;
}
