import { sql } from 'kysely';
import { authorName } from '@/lib/moderation/visibility';
import type { BillBasis } from '@/lib/money/constants';
import type { NewEntry } from '@/lib/money/service/compute-shares';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';

export interface BillRow {
  basis: BillBasis;
  amount: number;
  perHead: number;
  heads: number;
  payeeId: number;
}

export async function findBill(gameId: number, tx?: Tx): Promise<BillRow | null> {
  const row = await on(tx)
    .selectFrom('gameBills')
    .where('gameId', '=', gameId)
    .select(['basis', 'amount', 'perHead', 'heads', 'payeeId'])
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertBill(gameId: number, bill: BillRow, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('gameBills')
    .values({ gameId, ...bill })
    .onConflict((conflict) => conflict.column('gameId').doUpdateSet(bill))
    .execute();
}

interface Due {
  isExempt: boolean;
  saidPaidAt: Date | null;
  digits: string | null;
}

export function findDues(gameIds: readonly number[], tx?: Tx) {
  if (gameIds.length === 0) return Promise.resolve([]);
  return on(tx)
    .selectFrom('gameDues')
    .where('gameId', 'in', gameIds)
    .select(['gameId', 'accountId', 'isExempt', 'saidPaidAt', 'digits'])
    .execute();
}

export type DueRow = Awaited<ReturnType<typeof findDues>>[number];

export async function upsertDues(
  keys: readonly { gameId: number; accountId: number }[],
  due: Partial<Due>,
  tx: Tx,
): Promise<void> {
  if (keys.length === 0) return;
  await on(tx)
    .insertInto('gameDues')
    .values(keys.map((key) => ({ ...key, ...due })))
    .onConflict((conflict) => conflict.columns(['gameId', 'accountId']).doUpdateSet(due))
    .execute();
}

/** Marks of one account become those of another, where that has none. */
export async function moveDues(from: number, to: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameDues as d')
    .set({ accountId: to })
    .where('d.accountId', '=', from)
    .where('d.gameId', 'not in', (eb) =>
      eb.selectFrom('gameDues').where('accountId', '=', to).select('gameId'),
    )
    .execute();
}

/** The valid entries of a game: neither reversed nor reversing. */
export function findEntriesInForce(gameId: number, tx?: Tx) {
  return on(tx)
    .selectFrom('moneyEntries as e')
    .leftJoin('moneyEntries as r', 'r.reversesId', 'e.id')
    .where('e.gameId', '=', gameId)
    .where('e.reversesId', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('e.id')
    .select(['e.id', 'e.gameId', 'e.kind', 'e.debtorId', 'e.creditorId', 'e.amount'])
    .execute();
}

/** The valid entries of one account of a group. */
export function findEntriesOfAccount(groupId: number, accountId: number, tx: Tx) {
  return on(tx)
    .selectFrom('moneyEntries as e')
    .leftJoin('moneyEntries as r', 'r.reversesId', 'e.id')
    .where('e.groupId', '=', groupId)
    .where((eb) => eb.or([eb('e.debtorId', '=', accountId), eb('e.creditorId', '=', accountId)]))
    .where('e.reversesId', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('e.id')
    .select(['e.id', 'e.gameId', 'e.kind', 'e.debtorId', 'e.creditorId', 'e.amount'])
    .execute();
}

export async function insertEntries(
  groupId: number,
  enteredById: number,
  entries: readonly NewEntry[],
  tx: Tx,
): Promise<void> {
  if (entries.length === 0) return;
  const values = entries.map((entry) => ({ ...entry, groupId, enteredById }));
  await on(tx).insertInto('moneyEntries').values(values).execute();
}

const e = columnsOf<'moneyEntries'>('e');
const low = sql<number>`least(${e('debtorId')}, ${e('creditorId')})`;
const high = sql<number>`greatest(${e('debtorId')}, ${e('creditorId')})`;
const net = sql<number>`sum(CASE WHEN ${e('debtorId')} < ${e('creditorId')} THEN ${e('amount')} ELSE -${e('amount')} END)::int`;

/** The open amounts between each two people for each game; `between` limits them to two people or one. */
export function findOpen(groupId: number, between: readonly number[] | null, tx?: Tx) {
  return on(tx)
    .selectFrom('moneyEntries as e')
    .where('e.groupId', '=', groupId)
    .$if(between !== null, (query) =>
      between?.length === 1
        ? query.where((eb) =>
            eb.or([eb('e.debtorId', 'in', between), eb('e.creditorId', 'in', between)]),
          )
        : query.where('e.debtorId', 'in', between ?? []).where('e.creditorId', 'in', between ?? []),
    )
    .groupBy(['e.gameId', low, high])
    .having(net, '<>', 0)
    .orderBy('e.gameId')
    .select(['e.gameId', low.as('debtorId'), high.as('creditorId'), net.as('amount')])
    .execute();
}

/** The ledger's entries for a file; of one account if given. */
export function findEntries(groupId: number, viewerId: number, accountId: number | null) {
  return on()
    .selectFrom('moneyEntries as e')
    .innerJoin('games as ga', 'ga.id', 'e.gameId')
    .innerJoin('moneyAccounts as d', 'd.id', 'e.debtorId')
    .leftJoin('users as du', 'du.id', 'd.userId')
    .innerJoin('moneyAccounts as c', 'c.id', 'e.creditorId')
    .leftJoin('users as cu', 'cu.id', 'c.userId')
    .innerJoin('moneyAccounts as b', 'b.id', 'e.enteredById')
    .leftJoin('users as bu', 'bu.id', 'b.userId')
    .where('e.groupId', '=', groupId)
    .$if(accountId !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('e.debtorId', '=', accountId ?? 0), eb('e.creditorId', '=', accountId ?? 0)]),
      ),
    )
    .orderBy('e.id')
    .select([
      'e.id',
      'e.createdAt',
      'e.kind',
      'e.amount',
      'e.reversesId',
      'ga.title',
      'ga.startsAt',
      authorName('du', viewerId).as('debtor'),
      authorName('cu', viewerId).as('creditor'),
      authorName('bu', viewerId).as('enteredBy'),
    ])
    .execute();
}
