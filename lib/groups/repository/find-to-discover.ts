import { type Kysely, type QueryCreator, sql } from 'kysely';
import { groupCards } from '@/lib/groups/repository/group-cards';
import { ledGroup, notBlocked } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { searching } from '@/lib/platform/db/kysely';
import { centre, inCircle, withSearchPlace } from '@/lib/platform/db/place-sql';
import { containsAnySpelling, type Spellings, toSpellings } from '@/lib/platform/db/search-sql';
import type { Tables } from '@/lib/platform/db/tables';

export interface DiscoverGroupsQuery {
  /** Cube points (lib/platform/geo/cube). Distances are from the requested centre, else the viewer's own place, else the fallback. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere; null when a city limits the list instead. */
  chord: number | null;
  sportIds?: number[];
  city: string | null;
  search: string;
  after: { chord: number | null; id: number } | undefined;
  limit: number;
}

interface Values extends Spellings {
  viewerId: number | null;
  centre: string | null;
  fallbackCentre: string;
  chord: number | null;
  sportId: number | null;
  sportIds: number[] | null;
  city: string | null;
  isAfter: boolean;
  afterChord: number | null;
  afterId: number | null;
  limit: number;
}

const group = columnsOf<'groups'>('g');
const chordOf = sql<number | null>`${group('g3')} <-> ${centre}`;

const withPlace = (kx: Kysely<Tables>, p: Values) =>
  withSearchPlace(kx, { viewer: p.viewerId, asked: p.centre, fallback: p.fallbackCentre });

/** Public, active groups. Those created by a person across a block are not suggested, unless the two share them already. */
const matchingGroups = (kx: QueryCreator<Tables>, p: Values) =>
  kx
    .selectFrom('groups as g')
    .where('g.visibility', '=', sql.lit('public'))
    .where('g.hiddenAt', 'is', null)
    .where('g.isActive', '=', sql.lit(true))
    .where(ledGroup('g'))
    .where((eb) =>
      eb.or([
        notBlocked(eb.ref('g.creatorId'), p.viewerId),
        eb.exists(
          eb
            .selectFrom('groupMembers as m')
            .whereRef('m.groupId', '=', 'g.id')
            .where('m.userId', '=', p.viewerId),
        ),
      ]),
    )
    // A single sport stays an equality, which the index on places and sports supports.
    .$if(p.sportId !== null, (query) => query.where('g.sportId', '=', p.sportId ?? 0))
    .$if(p.sportIds !== null, (query) =>
      query.where(sql<boolean>`${group('sportId')} = ANY(${p.sportIds}::int[])`),
    )
    .$if(p.city !== null, (query) =>
      query.where(sql<boolean>`lower(${group('city')}) = lower(${p.city})`),
    )
    .$if(p.search !== null, (query) => query.where(containsAnySpelling(group('search'), p)))
    .$if(p.chord !== null, (query) => query.where(inCircle(group('g3'), p.chord ?? 0)));

const findCards = searching((kx, p: Values) => {
  // Without a circle, groups without a place come last. Within one, the ordering must use the index.
  const distance =
    p.chord === null ? sql<number>`coalesce(${chordOf}, 'Infinity')` : sql<number>`${chordOf}`;
  const near = matchingGroups(kx, p)
    .$if(p.isAfter, (query) =>
      query.where(
        sql<boolean>`(${distance}, ${group('id')})
          > (coalesce(${p.afterChord}::float8, 'Infinity'), ${p.afterId}::int)`,
      ),
    )
    .orderBy(distance)
    .orderBy('g.id')
    .limit(p.limit)
    .select(['g.id', distance.as('distance')])
    .as('near');
  return groupCards(withPlace(kx, p), p.viewerId)
    .innerJoin(near, 'near.id', 'g.id')
    .orderBy('near.distance')
    .orderBy('near.id')
    .select(['g.isActive', chordOf.as('chord')]);
});

export type DiscoverGroupRow = Awaited<ReturnType<typeof findCards>>[number];

/** Nearest first, with sport, creator and the viewer's relation to each, in one statement. */
export function findGroupsToDiscover(
  viewerId: number | null,
  query: DiscoverGroupsQuery,
): Promise<DiscoverGroupRow[]> {
  return findCards(toValues(viewerId, query));
}

const countCards = searching((kx, p: Values) =>
  withPlace(kx, p)
    .selectFrom(matchingGroups(kx, p).limit(p.limit).select('g.id').as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The number of such groups, up to `query.limit`. */
export async function countGroupsToDiscover(
  viewerId: number | null,
  query: DiscoverGroupsQuery,
): Promise<number> {
  const [row] = await countCards(toValues(viewerId, { ...query, after: undefined }));
  return row?.count ?? 0;
}

function toValues(
  viewerId: number | null,
  { sportIds, search, after, ...query }: DiscoverGroupsQuery,
): Values {
  const [one, ...others] = sportIds ?? [];
  const isOne = one !== undefined && others.length === 0;
  return {
    ...query,
    viewerId,
    sportId: isOne ? one : null,
    sportIds: isOne ? null : (sportIds ?? null),
    ...toSpellings(search),
    isAfter: after !== undefined,
    afterChord: after?.chord ?? null,
    afterId: after?.id ?? null,
  };
}
