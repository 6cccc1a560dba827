import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { columnsOf } from '@/lib/platform/db/columns';
import { searching } from '@/lib/platform/db/kysely';
import { centre, inCircle, withSearchPlace } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';
import { filterValues, type VenueFilters, venueFilters } from '@/lib/venues/repository/filters';
import { cardColumns, cover } from '@/lib/venues/repository/find-venue';
import { freeCourts } from '@/lib/venues/repository/free-courts';

export interface NearbyVenuesQuery extends VenueFilters {
  /** Cube points (lib/platform/geo/cube). Distances are from the requested centre, else the viewer's own place, else the fallback. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere; null when a city, a country or the map's frame limits the list instead. */
  chord: number | null;
  after: { chord: number | null; id: number } | undefined;
  limit: number;
}

const toValues = (viewerId: number | null, query: NearbyVenuesQuery) => ({
  viewerId,
  asked: query.centre,
  fallback: query.fallbackCentre,
  chord: query.chord,
  afterChord: query.after?.chord ?? null,
  afterId: query.after?.id ?? null,
  limit: query.limit,
  ...filterValues(query),
});

type Values = ReturnType<typeof toValues>;

const at = columnsOf<'venues'>('v');
const distance = sql<number | null>`${at('g3')} <-> ${centre}`;

const withPlace = (kx: Kysely<Tables>, { viewerId: viewer, asked, fallback }: Values) =>
  withSearchPlace(kx, { viewer, asked, fallback });

function conditions(p: Values): Expression<SqlBool>[] {
  const all = venueFilters(p);
  if (p.chord !== null) all.push(inCircle(at('g3'), p.chord));
  // Venues without a point come last, as in the index: nothing may keep the index from ordering by distance.
  if (p.afterId !== null) {
    all.push(sql`(coalesce(${distance}, 'Infinity'), ${at('id')})
      > (coalesce(${p.afterChord}::float8, 'Infinity'), ${p.afterId}::int)`);
  }
  return all;
}

/** How many of the nearest venues are searched for a word before the text index is used. */
const WALK_MAX = 500;

/** Nearest first with their distance, so that the walk ends when the batch is full. */
const nearest = (kx: Kysely<Tables>) =>
  kx
    .selectFrom('venues as v')
    .where(at('listed'))
    .orderBy(distance)
    .orderBy('v.id')
    .limit(sql.lit(WALK_MAX))
    .select(['v.id', 'v.listed', 'v.g3', 'v.search', 'v.sportIds', 'v.area'])
    .select(distance.as('distance'));

/** The filtered sports come first, so that a card shows them. */
function shownSports(sportIds: number[] | null) {
  const sport = columnsOf<'sports'>('s');
  if (!sportIds) return at('sports');
  return sql<
    string[]
  >`ARRAY(SELECT own.name FROM unnest(${at('sports')}) WITH ORDINALITY own(name, at)
    LEFT JOIN ${sql.table('sports')} s ON ${sport('name')} = own.name
    ORDER BY coalesce(${sport('id')} = ANY(${sportIds}::int[]), false) DESC, own.at)`;
}

const listing = (isWalk: boolean) =>
  searching(
    (kx, p: Values) => {
      const [source, from] = isWalk
        ? [sql<{ id: number }>`${nearest(kx)}`.as('v'), sql<number | null>`v.distance`]
        : [sql<{ id: number }>`${sql.table('venues')}`.as('v'), distance];
      return withPlace(kx, p)
        .selectFrom(
          kx
            .selectFrom(source)
            .where((eb) => eb.and(conditions(p)))
            .orderBy(from)
            .orderBy('v.id')
            .limit(p.limit)
            .select(['v.id', from.as('distance')])
            .$if(p.freeZone !== null, (near) =>
              near
                .innerJoin(freeCourts(p), (join) => join.onTrue())
                .where('free.courts', 'is not', null)
                .select('free.courts'),
            )
            .as('near'),
        )
        .innerJoin('venues as v', 'v.id', 'near.id')
        .leftJoin('users as adder', 'adder.id', 'v.addedById')
        .leftJoinLateral(cover, (join) => join.onTrue())
        .orderBy('near.distance')
        .orderBy('near.id')
        .select([
          ...cardColumns(p.viewerId),
          shownSports(p.sportIds).as('sports'),
          // Null without a point.
          distance.as('chord'),
        ])
        .$if(p.freeZone !== null, (list) => list.select('near.courts'));
    },
    ({ freeZone }) => freeZone !== null,
  );

const findWalking = listing(true);
const findAll = listing(false);

export type NearbyVenueRow = Awaited<ReturnType<typeof findAll>>[number];

/**
 * The statements of the list; each runs only if the previous ones did not fill a batch. A common word is found sooner among the
 * nearest venues than by the text index, which returns every match on earth; for a rare word it is the other way round.
 */
const statementsFor = ({ search, chord }: Values) =>
  search !== null && chord !== null ? [findWalking, findAll] : [findAll];

export async function findNearbyVenues(
  viewerId: number | null,
  query: NearbyVenuesQuery,
): Promise<NearbyVenueRow[]> {
  const values = toValues(viewerId, query);
  let rows: NearbyVenueRow[] = [];
  for (const find of statementsFor(values)) {
    rows = await find(values);
    if (rows.length === query.limit) break;
  }
  return rows;
}

const countAll = searching((kx, p: Values) =>
  withPlace(kx, p)
    .selectFrom(
      kx
        .selectFrom('venues as v')
        .where((eb) => eb.and(conditions(p)))
        .limit(p.limit)
        .select(sql.lit(1).as('one'))
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The number in all batches, up to `query.limit`. */
export async function countNearbyVenues(
  viewerId: number | null,
  query: NearbyVenuesQuery,
): Promise<number> {
  const [row] = await countAll(toValues(viewerId, { ...query, after: undefined }));
  return row?.count ?? 0;
}
