import {
  type Expression,
  expressionBuilder,
  type Kysely,
  type QueryCreator,
  type RawBuilder,
  sql,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Tables } from '@/lib/platform/db/tables';

/** The centre of `withSearchPlace`. A scalar subquery counts as a constant for the index; a join would not. */
export const centre = sql<string>`(SELECT centre FROM place)`;

/**
 * Adds the common table expression `place` with the `centre` of the search: the requested one, else the viewer's own exact
 * place, else the fallback. The statement reads the viewer's place itself, which saves a round trip and prevents callers from
 * passing another person's. For things with public places; people are measured between cells
 * (lib/users/repository/find-nearby).
 */
export function withSearchPlace(
  kx: Kysely<Tables>,
  { viewer, asked, fallback }: { viewer: number | null; asked: string | null; fallback: string },
): QueryCreator<Tables> {
  return kx.with(
    (cte) => cte('place').materialized(),
    (own) =>
      own.selectNoFrom((eb) => {
        const ownPlace = eb
          .selectFrom('users')
          .where('id', '=', sql<number>`${viewer}::int`)
          .select(placePoint('users').as('point'));
        return sql<string>`coalesce(${asked}::cube, ${ownPlace}, ${fallback}::cube)`.as('centre');
      }),
  );
}

/** The exact place of a person, for the operators of `cube`. `person` is the alias of `users`. */
export function placePoint(person: string): RawBuilder<string | null> {
  const at = columnsOf<'users'>(person);
  return sql`geo_point(${at('latitude')}, ${at('longitude')})`;
}

/**
 * True within `chord` metres (through the sphere) of the centre. The box is for the index, a metre wider so that rounding at
 * its edge loses nobody; the distance decides. `&&` and not `<@`: they are equivalent for points, but the planner expects five
 * times as many rows of `&&`, and with fewer expected than the limit it would sort the whole box instead of walking the index
 * in order of distance.
 */
export const inCircle = (place: Expression<string | null>, chord: number): RawBuilder<boolean> =>
  sql`${place} && cube_enlarge(${centre}, ${chord}::float8 + 1, 3) AND ${place} <-> ${centre} <= ${chord}::float8`;

/** The name of a place on screen: its area and city ('Gulberg, Lahore') where they are known, else the typed text. */
export const placeWords = (
  at: (column: 'area' | 'city' | 'location') => Expression<string | null>,
): RawBuilder<string | null> =>
  sql`coalesce(nullif(concat_ws(', ', ${at('area')}, ${at('city')}), ''), ${at('location')})`;

const venue = columnsOf<'venues'>('v');

/** The listed venue with this id, to select as a column, or null. */
export const listedVenue = (id: Expression<number | null>) =>
  expressionBuilder<Tables, never>()
    .selectFrom('venues as v')
    .where(sql<boolean>`${venue('id')} = ${id}`)
    .where(venue('listed'))
    .select(
      jsonBuildObject({
        id: venue('id'),
        name: venue('name'),
        area: venue('area'),
        city: venue('city'),
      }).as('venue'),
    );
