import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Tables } from '@/lib/platform/db/tables';

const of = columnsOf<'userSports'>('us');
const sport = columnsOf<'sports'>('s');

const LISTED = {
  id: of('id'),
  sportId: of('sportId'),
  skillLevel: of('skillLevel'),
  isLookingToPlay: of('isLookingToPlay'),
  sport: jsonBuildObject({ id: sport('id'), name: sport('name'), icon: sport('icon') }),
};

const SAVED = {
  ...LISTED,
  userId: of('userId'),
  yearsPlaying: of('yearsPlaying'),
  achievements: of('achievements'),
};

const listOf = <T>(one: Expression<T>) =>
  expressionBuilder<Tables, never>()
    .selectFrom('userSports as us')
    .innerJoin('sports as s', 's.id', 'us.sportId')
    .where('us.userId', '=', columnsOf<'users'>('u')('id'))
    .select((eb) =>
      eb.fn.coalesce(eb.fn.jsonAgg(one).orderBy('us.id'), sql<never[]>`'[]'`).as('sports'),
    )
    .$asScalar()
    .$notNull();

export const listedSports = () => listOf(jsonBuildObject(LISTED));

/** With the person's own details for each. */
export const savedSports = () => listOf(jsonBuildObject(SAVED));
