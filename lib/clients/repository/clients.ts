import { type Kysely, sql } from 'kysely';
import { entriesOf } from '@/lib/clients/repository/entries';
import { activeAccount, guardiansOf, mayTrain, shownName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

const clientsOf = (kx: Kysely<Tables>, viewerId: number) =>
  kx
    .selectFrom('coachClients as n')
    .innerJoin('coachApplications as c', 'c.id', 'n.coachId')
    .leftJoin('users as p', 'p.id', 'n.userId')
    .where('c.userId', '=', viewerId)
    .where('c.status', '=', 'approved')
    .select((eb) => [
      'n.id',
      'n.coachId',
      'n.userId',
      sql<string>`coalesce(${eb.ref('n.name')}, ${shownName('p', viewerId)})`.as('name'),
      sql<boolean>`NOT (${mayTrain(eb.ref('n.userId'), viewerId)} AND ${activeAccount('p')})`.as(
        'isHidden',
      ),
      guardiansOf('p', viewerId).as('guardians'),
      'n.phone',
      'n.note',
      'n.linkVersion',
      'c.timeZone',
      'c.currency',
      'c.name as coach',
    ]);

/** A client in the book of the person as a coach. */
export async function findClient(viewerId: number, id: number, tx?: Tx) {
  return (await clientsOf(on(tx), viewerId).where('n.id', '=', id).executeTakeFirst()) ?? null;
}

export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/** By name; with what is next, left and open. */
export function findClients(viewerId: number, coachId: number, onlyId?: number) {
  const kx = on();
  const sums = entriesOf(kx, coachId)
    .groupBy('n.id')
    .select((eb) => [
      'n.id as bookId',
      sql<Date | null>`min(${eb.ref('e.at')}) FILTER (WHERE ${eb.ref('e.kind')} <> 'package'
        AND ${eb.ref('e.status')} = 'accepted' AND ${eb.ref('e.at')} > ${now})`.as('nextAt'),
      sql<number>`sum(${eb.ref('e.left')})::int`.as('left'),
      sql<number>`coalesce(sum(${eb.ref('e.amount')})
        FILTER (WHERE ${eb.ref('e.isDue')} AND ${eb.ref('e.paidAt')} IS NULL), 0)::int`.as('open'),
    ])
    .as('t');
  return clientsOf(kx, viewerId)
    .leftJoin(sums, 't.bookId', 'n.id')
    .where('n.coachId', '=', coachId)
    .$if(onlyId !== undefined, (query) => query.where('n.id', '=', onlyId ?? 0))
    .select(['t.nextAt', 't.left', 't.open'])
    .orderBy('name')
    .orderBy('n.id')
    .execute();
}

export async function countClients(coachId: number, tx: Tx): Promise<number> {
  const { count } = await on(tx)
    .selectFrom('coachClients')
    .where('coachId', '=', coachId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertClient(
  data: { coachId: number; name: string; phone: string | null; note: string | null },
  tx: Tx,
): Promise<{ id: number }> {
  return on(tx).insertInto('coachClients').values(data).returning('id').executeTakeFirstOrThrow();
}

export async function updateClient(
  id: number,
  data: { name?: string; phone?: string | null; note?: string | null },
  tx: Tx,
): Promise<void> {
  await on(tx).updateTable('coachClients').set(data).where('id', '=', id).execute();
}

/** The links made so far end. */
export async function updateLink(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('coachClients')
    .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** With their sessions and packages, if they have no account. */
export async function deleteClient(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('coachClients')
    .where('id', '=', id)
    .where('userId', 'is', null)
    .execute();
}

/** Until the end of the transaction nobody else makes them an account's, renames or removes them. */
export function lockClient(id: number, tx: Tx): Promise<boolean> {
  return lockRow('coachClients', id, tx);
}

/** Whom the account is in the coach's book already. */
export function findOfUser(coachId: number, userId: number, tx: Tx) {
  return on(tx)
    .selectFrom('coachClients')
    .where('coachId', '=', coachId)
    .where('userId', '=', userId)
    .select(['id', 'phone', 'note'])
    .executeTakeFirst();
}

/** The account takes the place of the name; links end. */
export async function updateToAccount(id: number, userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('coachClients')
    .set((eb) => ({ userId, name: null, linkVersion: eb('linkVersion', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
