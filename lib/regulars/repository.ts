import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { containsAnySpelling, toSpellings } from '@/lib/platform/db/search-sql';

interface Batch {
  search: string;
  /** The search is in first names alone, as members see them. */
  byFirstName: boolean;
  after?: { name: string; id: number };
  limit: number;
}

/** By name. */
export function findRegulars(groupId: number, { search, byFirstName, after, limit }: Batch) {
  return on()
    .selectFrom('groupRegulars')
    .where('groupId', '=', groupId)
    .$if(after !== undefined, (query) =>
      query.where(
        (eb) =>
          sql<boolean>`(${eb.ref('name')}, ${eb.ref('id')}) > (${after?.name}, ${after?.id}::int)`,
      ),
    )
    .$if(search !== '', (query) =>
      query.where((eb) => {
        const name = byFirstName ? sql`split_part(${eb.ref('name')}, ' ', 1)` : eb.ref('name');
        return containsAnySpelling(sql`search_text(${name})`, toSpellings(search));
      }),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name', 'linkVersion', 'alwaysComes'])
    .execute();
}

/** To compare with those of a list. */
export async function findNameKeys(groupId: number, tx: Tx): Promise<string[]> {
  const rows = await on(tx)
    .selectFrom('groupRegulars')
    .where('groupId', '=', groupId)
    .select('nameKey')
    .execute();
  return rows.map(({ nameKey }) => nameKey);
}

/** The names of the members, to compare with those of a list. */
export async function findMemberNames(groupId: number, tx: Tx): Promise<string[]> {
  const rows = await on(tx)
    .selectFrom('groupMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.groupId', '=', groupId)
    .where('u.name', 'is not', null)
    .select('u.name')
    .execute();
  return rows.flatMap(({ name }) => name ?? []);
}

/** @returns the free places of a group */
export async function findRoom(groupId: number, tx: Tx): Promise<number> {
  const { room } = await on(tx)
    .selectFrom('groups')
    .where('id', '=', groupId)
    .select((eb) => eb('maxMembers', '-', eb.ref('memberCount')).as('room'))
    .executeTakeFirstOrThrow();
  return room;
}

interface NewRegular {
  groupId: number;
  name: string;
  nameKey: string;
  addedById: number;
}

export async function insertRegulars(regulars: NewRegular[], tx: Tx): Promise<void> {
  await on(tx).insertInto('groupRegulars').values(regulars).execute();
}

export async function findRegular(id: number, tx?: Tx) {
  const row = await on(tx)
    .selectFrom('groupRegulars as r')
    .innerJoin('groups as g', 'g.id', 'r.groupId')
    .where('r.id', '=', id)
    .where('g.hiddenAt', 'is', null)
    .select([
      'r.id',
      'r.groupId',
      'r.name',
      'r.linkVersion',
      'r.alwaysComes',
      'g.name as groupName',
      'g.currency',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type RegularRow = NonNullable<Awaited<ReturnType<typeof findRegular>>>;

export async function updateRegular(
  id: number,
  changed: { alwaysComes: boolean },
  tx: Tx,
): Promise<void> {
  await on(tx).updateTable('groupRegulars').set(changed).where('id', '=', id).execute();
}

/** The links made so far end. */
export async function updateLink(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('groupRegulars')
    .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRegular(id: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('groupRegulars').where('id', '=', id).execute();
}

/** What they owe in the group's ledger, in the smallest unit of its currency; negative when they are owed. */
export async function findDebt(regularId: number): Promise<number> {
  const row = await on()
    .selectFrom('moneyAccounts as a')
    .innerJoin('moneyEntries as e', (join) =>
      join.on((eb) =>
        eb.or([eb('e.debtorId', '=', eb.ref('a.id')), eb('e.creditorId', '=', eb.ref('a.id'))]),
      ),
    )
    .where('a.regularId', '=', regularId)
    .select((eb) =>
      sql<number>`coalesce(sum(CASE WHEN ${eb.ref('e.debtorId')} = ${eb.ref('a.id')}
        THEN ${eb.ref('e.amount')} ELSE -${eb.ref('e.amount')} END), 0)::int`.as('debt'),
    )
    .executeTakeFirst();
  return row?.debt ?? 0;
}
