import type { BillBasis } from '@/lib/money/constants';
import type { Tx } from '@/lib/platform/db/client';
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
}

export function findDues(gameIds: readonly number[], tx?: Tx) {
  if (gameIds.length === 0) return Promise.resolve([]);
  return on(tx)
    .selectFrom('gameDues')
    .where('gameId', 'in', gameIds)
    .select(['gameId', 'accountId', 'isExempt', 'saidPaidAt'])
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
