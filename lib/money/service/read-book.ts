import { placeholderWords } from '@/lib/moderation/constants';
import { BOOK_CURRENCY } from '@/lib/money/constants';
import { type AccountRow, findAccounts, findHandle } from '@/lib/money/repository/accounts';
import { findDues } from '@/lib/money/repository/bills';
import { findEntries, findOpen } from '@/lib/money/repository/entries';
import type { BookDto } from '@/lib/money/schema';
import { balancesOf } from '@/lib/money/service/compute-shares';
import { requireBook } from '@/lib/money/service/open-book';
import { personOf } from '@/lib/money/service/read-money';
import type { Actor } from '@/lib/platform/auth/actor';
import { toCsvLine } from '@/lib/platform/http/csv';

/** All debts of a group for organisers, their own for others. @throws AppError as `requireBook` */
export async function readBook(actor: Actor, groupId: number): Promise<BookDto> {
  const { manages, isMember, ownId } = await requireBook(actor, groupId);
  const viewerId = actor.userId;
  const open = await findOpen(groupId, manages ? null : [ownId ?? 0]);
  const balances = balancesOf(open);
  const ids = [...new Set(balances.flatMap((pair) => [pair.debtorId, pair.creditorId]))];
  const accounts = await findAccounts({ groupId, ids, viewerId });
  const dues = await findDues([...new Set(open.map(({ gameId }) => gameId))]);
  const said = dues.filter(({ saidPaidAt }) => saidPaidAt !== null);
  const rows = balances.flatMap(({ debtorId, creditorId, amount, games }) => {
    const debtor = accounts.find(({ accountId }) => accountId === debtorId);
    const creditor = accounts.find(({ accountId }) => accountId === creditorId);
    if (!debtor || !creditor) return [];
    const saidPaid = said.some(
      ({ gameId, accountId }) =>
        accountId === debtorId &&
        open.some((item) => item.gameId === gameId && isBetween(item, [debtorId, creditorId])),
    );
    const handle = isMember && debtorId === ownId && amount > 0 ? creditor.handle : null;
    const toAccount = (row: AccountRow) => ({
      ...personOf(row),
      accountId: row.accountId,
      isOwn: row.accountId === ownId,
      isMember: row.isMember,
    });
    const people = { debtor: toAccount(debtor), creditor: toAccount(creditor) };
    return [{ ...people, amount, games, saidPaid, handle }];
  });
  const isOwn = ({ debtor, creditor }: (typeof rows)[number]) => debtor.isOwn || creditor.isOwn;
  return {
    currency: BOOK_CURRENCY,
    balances: [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))],
    ownHandle: await findHandle(viewerId),
  };
}

const isBetween = (
  { debtorId, creditorId }: { debtorId: number; creditorId: number },
  pair: readonly number[],
) => pair.includes(debtorId) && pair.includes(creditorId);

const HEADER = ['When', 'Game', 'Played', 'Kind', 'From', 'To', 'Amount', 'Currency', 'By', 'Line'];

/** The entries of the ledger as CSV, oldest first: all of them for organisers, their own for others. */
export async function exportBook(actor: Actor, groupId: number): Promise<string> {
  const { manages, ownId } = await requireBook(actor, groupId);
  const rows = await findEntries(groupId, actor.userId, manages ? null : (ownId ?? 0));
  const lines = rows.map((row) =>
    toCsvLine([
      row.createdAt.toISOString(),
      row.title,
      row.startsAt.toISOString(),
      row.reversesId === null ? row.kind : `${row.kind}, reverses ${row.reversesId}`,
      placeholderWords(row.debtor),
      placeholderWords(row.creditor),
      String(row.amount),
      BOOK_CURRENCY,
      placeholderWords(row.enteredBy),
      String(row.id),
    ]),
  );
  return [toCsvLine(HEADER), ...lines].join('');
}
