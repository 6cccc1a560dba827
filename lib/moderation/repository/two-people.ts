import { type Expression, expressionBuilder, isExpression, type RawBuilder, sql } from 'kysely';
import { columnsOf } from '@/lib/platform/db/columns';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';

// What `visibility` knows of two people. It alone decides what follows.

/** The viewer of a statement: an id, null for a guest, or the column that holds it. */
export type Viewer = number | null | Expression<number | null>;
/** Another person: by the alias of their row of users, which needs no further query, or by id. */
export type Person = string | Viewer;

const eb = expressionBuilder<Tables, never>();
export const either = (viewer: Viewer) => (isExpression(viewer) ? viewer : eb.val(viewer));
export const idOf = (person: Person) =>
  typeof person === 'string' ? columnsOf<'users'>(person)('id') : either(person);

/** 1 for a woman with women-only, 0 for other women, -1 for all others; null for a guest, who is separated from nobody. */
export function side(person: Person): RawBuilder<number | null> {
  if (typeof person !== 'string') {
    const row = eb.selectFrom('users as sided').where('sided.id', '=', either(person));
    return sql`${row.select(side('sided').as('side'))}`;
  }
  const at = columnsOf<'users'>(person);
  return sql`CASE WHEN ${at('womenOnly')} THEN 1 WHEN ${at('gender')} = 'female' THEN 0 ELSE -1 END`;
}

/** True for a person under 18; null for a guest. Nobody is, who has not stated a year. */
export function young(person: Person): RawBuilder<boolean | null> {
  if (typeof person !== 'string') {
    const row = eb.selectFrom('users as aged').where('aged.id', '=', either(person));
    return sql`${row.select(young('aged').as('young'))}`;
  }
  return sql`coalesce(${columnsOf<'users'>(person)('adultFrom')} > now(), false)`;
}

/** True when one of the two is the guardian of the other. */
export function guards(id: Expression<number | null>, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'guardians'>('guarded');
  return sql`${eb.exists(
    eb
      .selectFrom('guardians as guarded')
      .where(arePair([at('youngId'), at('guardianId')], [viewer, id])),
  )}`;
}

/** True when one of the two is in the other's book as a coach. */
export function trains(id: Expression<number | null>, viewer: Viewer): RawBuilder<boolean> {
  const [client, coach] = [
    columnsOf<'coachClients'>('trained'),
    columnsOf<'coachApplications'>('trainer'),
  ];
  return sql`${eb.exists(
    eb
      .selectFrom('coachClients as trained')
      .innerJoin('coachApplications as trainer', 'trainer.id', 'trained.coachId')
      .where(arePair([client('userId'), coach('userId')], [viewer, id])),
  )}`;
}
