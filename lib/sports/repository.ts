import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import { SPORT_COUNT_MAX } from '@/lib/sports/constants';
import type { SportDetailDto, SportDto } from '@/lib/sports/schema';

const COLUMNS = ['id', 'name', 'icon', 'isMain'] as const;

export function findSports(tx?: Tx): Promise<SportDto[]> {
  return on(tx).selectFrom('sports').select(COLUMNS).execute();
}

/** @throws a violation of sports_name_key or sports_lower_name_key for a name that is taken */
export function insertSport(data: Omit<SportDto, 'id'>, tx: Tx): Promise<SportDto> {
  return on(tx).insertInto('sports').values(data).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** @throws as insertSport. @returns null when there is no such sport, else its previous name */
export async function updateSport(
  { id, name, icon, isMain }: SportDto,
  tx: Tx,
): Promise<string | null> {
  const before = await on(tx)
    .selectFrom('sports')
    .where('id', '=', id)
    .select('name')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await on(tx).updateTable('sports').set({ name, icon, isMain }).where('id', '=', id).execute();
  return before.name;
}

const venue = columnsOf<'venues'>('v');

/** Counts up to SPORT_COUNT_MAX. */
const countOf = (rows: Expression<unknown>) => sql<number>`(SELECT count(*) FROM ${rows} counted)`;

const findDetail = prepared((kx, p: { id: number }) =>
  kx
    .selectFrom('sports as s')
    .where('s.id', '=', p.id)
    .select(['s.id', 's.name', 's.icon', 's.isMain'])
    .select((eb) => {
      const max = sql.lit(SPORT_COUNT_MAX);
      return jsonBuildObject({
        players: countOf(
          eb
            .selectFrom('userSports as us')
            .innerJoin('users as u', 'u.id', 'us.userId')
            .where('u.discoverable', '=', sql.lit(true))
            .whereRef('us.sportId', '=', 's.id')
            .limit(max),
        ),
        groups: countOf(
          eb
            .selectFrom('groups as g')
            .whereRef('g.sportId', '=', 's.id')
            .where('g.visibility', '=', sql.lit('public'))
            .where('g.isActive', '=', sql.lit(true))
            .where('g.hiddenAt', 'is', null)
            .limit(max),
        ),
        venues: countOf(
          eb
            .selectFrom('venues as v')
            .where(sql<boolean>`${venue('sportIds')} @> ARRAY[${eb.ref('s.id')}]`)
            .where('v.listed', '=', sql.lit(true))
            .limit(max),
        ),
        coaches: countOf(
          eb
            .selectFrom('coachApplications as c')
            .innerJoin('users as u', 'u.id', 'c.userId')
            .where('u.discoverable', '=', sql.lit(true))
            .whereRef('c.sportId', '=', 's.id')
            .where('c.status', '=', sql.lit('approved'))
            .where('c.pausedAt', 'is', null)
            .where('c.hiddenAt', 'is', null)
            .limit(max),
        ),
      }).as('counts');
    }),
);

/** The same for every viewer. */
export async function findSportDetail(id: number): Promise<SportDetailDto | null> {
  const [row] = await findDetail({ id });
  return row ?? null;
}
