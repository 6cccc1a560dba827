import { canManageGame } from '@/lib/games/policy';
import { requireGame } from '@/lib/games/service/read-game';
import { placeholderWords } from '@/lib/moderation/constants';
import type { ShareMark } from '@/lib/money/constants';
import { canSeeMoney } from '@/lib/money/policy';
import {
  type AccountRow,
  findAccountIds,
  findAccounts,
  findCurrency,
  findHandle,
  findOwnAccountId,
  findParties,
  findPayees,
} from '@/lib/money/repository/accounts';
import {
  type BillRow,
  type DueRow,
  findBill,
  findDues,
  findEntries,
  findEntriesInForce,
  findOpen,
} from '@/lib/money/repository/entries';
import type { BookDto, GameMoneyDto, RefundDto, ShareDto } from '@/lib/money/schema';
import { texts } from '@/lib/money/server-texts';
import { requireBook } from '@/lib/money/service/charge-game';
import {
  balancesOf,
  charge,
  type EntryInForce,
  type OpenItem,
  openOf,
  owed,
  partiesOf,
  splitBill,
} from '@/lib/money/service/compute-shares';
import { findAskedAccounts, findFirstBill, findKept, isAhead } from '@/lib/money/service/pay-first';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { toCsvLine } from '@/lib/platform/http/csv';
import { say } from '@/lib/platform/language/say';
import { amountText } from '@/lib/platform/language/typed-amount';

const forbidden = () => new AppError('forbidden', say(texts, 'onlyMembers'));

/**
 * The cost of a game: a player's own share; all shares for the managers of the game and the payee.
 * @throws AppError not_found, forbidden (neither a member of the group, nor a player, nor in its ledger)
 */
export async function readGameMoney(actor: Actor, gameId: number): Promise<GameMoneyDto> {
  const game = await requireGame(actor, gameId);
  const { groupId, currency } = game;
  const viewerId = actor.userId;
  const [isMember, isPlayer] = [game.role !== null, game.viewerStatus === 'going'];
  const ownId = await findOwnAccountId(groupId, viewerId);
  const inForce = await findEntriesInForce(gameId);
  const isInBook = inForce.some((entry) => isOf(entry, ownId));
  if (!canSeeMoney({ isMember, isPlayer, isInBook })) throw forbidden();
  const manages = canManageGame(game);
  const payees = manages && !isAhead(game) ? await findPayees({ gameId, groupId, viewerId }) : null;
  const bill = (await findBill(gameId)) ?? (game.payByHours && (await findFirstBill(game)));
  const asked = await findAskedAccounts(game);
  const none = {
    currency,
    bill: null,
    mine: null,
    shares: null,
    refunds: [],
    payees,
  };
  if (!bill) return none;
  const dues = await findDues([gameId]);
  const open = openOf(inForce);
  const sharing = new Set([
    ...inForce.filter(({ kind }) => kind === 'share').map(({ debtorId }) => debtorId),
    ...dues.filter(({ isExempt }) => isExempt).map(({ accountId }) => accountId),
    // People who paid, and no longer have a share.
    ...open.filter((item) => isOf(item, bill.payeeId)).flatMap(sidesOf),
    ...asked.keys(),
  ]);
  const ids = [...new Set([bill.payeeId, ...sharing, ...open.flatMap(sidesOf)])];
  const accounts = await findAccounts({ groupId, ids, viewerId });
  const payee = accounts.find(({ accountId }) => accountId === bill.payeeId);
  const shares = accounts
    .filter((account) => account !== payee && sharing.has(account.accountId))
    .map((account): ShareDto => {
      const { accountId } = account;
      const due = dues.find((row) => row.accountId === accountId);
      const ofThis = inForce.find(
        (entry) => entry.kind === 'share' && entry.debtorId === accountId,
      );
      const seat = asked.get(accountId);
      // Before the tick the ledger has nothing of a seat that is paid first.
      const left = owed(inForce, accountId, bill.payeeId) + (ofThis ? 0 : (seat?.amount ?? 0));
      return {
        accountId,
        user: personOf(account),
        amount: ofThis?.amount ?? seat?.amount ?? 0,
        left,
        status: statusOf({ isExempt: due?.isExempt, saidPaid: Boolean(due?.saidPaidAt), left }),
        digits: due?.digits ?? null,
        until: seat?.until ?? null,
      };
    });
  const mine = shares.find(({ accountId }) => accountId === ownId) ?? null;
  // A former payee owes the refund, not the present one.
  const refunds = open
    .filter((item) => !isOf(item, bill.payeeId) && (manages || isOf(item, ownId)))
    .flatMap((item) => toRefund(item, accounts, ownId));
  const { basis, amount, perHead, heads } = bill;
  const mayPay = (isMember || mine?.until) && (isPlayer || (mine?.left ?? 0) > 0);
  return {
    ...none,
    bill: {
      basis,
      amount,
      perHead,
      heads,
      over: basis === 'court' ? perHead * heads - amount : 0,
      payee: payee ? personOf(payee) : { id: null, name: '' },
      handle: mayPay && ownId !== bill.payeeId ? (payee?.handle ?? null) : null,
      isOutdated:
        payees !== null &&
        (await isOutdated({ gameId, groupId, currency }, bill, { inForce, dues })),
    },
    mine,
    shares: manages || ownId === bill.payeeId ? shares : null,
    refunds,
  };
}

type Pair = Pick<OpenItem, 'debtorId' | 'creditorId'>;

const sidesOf = ({ debtorId, creditorId }: Pair) => [debtorId, creditorId];
const isOf = (pair: Pair, accountId: number | null) =>
  accountId !== null && sidesOf(pair).includes(accountId);

function toRefund(
  { debtorId, creditorId, amount }: OpenItem,
  accounts: readonly AccountRow[],
  ownId: number | null,
): RefundDto[] {
  const of = (id: number) => accounts.find(({ accountId }) => accountId === id);
  const [debtor, creditor] = [of(debtorId), of(creditorId)];
  if (!debtor || !creditor) return [];
  const toSide = (row: AccountRow) => ({ ...personOf(row), isOwn: row.accountId === ownId });
  return [{ debtor: toSide(debtor), creditor: toSide(creditor), amount }];
}

/** Whether sharing the cost again would change something: players, their guests, or exemptions. */
async function isOutdated(
  { gameId, groupId, currency }: { gameId: number; groupId: number; currency: string },
  bill: BillRow,
  { inForce, dues }: { inForce: EntryInForce[]; dues: DueRow[] },
): Promise<boolean> {
  const came = await findParties(gameId);
  const accounts = await findAccountIds(
    groupId,
    came.map(({ playerId }) => playerId),
  );
  const parties = partiesOf(came, accounts, dues);
  const split = splitBill({ ...bill, currency }, parties);
  if (!split) return false;
  const { perHead } = split;
  const kept = await findKept(gameId, groupId, { inForce, perHead });
  const terms = { gameId, payeeId: bill.payeeId, perHead, parties, kept };
  return split.heads !== bill.heads || charge(inForce, terms).length > 0;
}

const personOf = ({ id, name }: AccountRow) => ({ id, name: placeholderWords(name) });

interface ShareFacts {
  isExempt: boolean | undefined;
  saidPaid: boolean;
  left: number;
}

function statusOf({ isExempt, saidPaid, left }: ShareFacts): ShareMark {
  if (isExempt) return 'exempt';
  if (left <= 0) return 'paid';
  return saidPaid ? 'said' : 'owes';
}

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
    currency: await findCurrency(groupId),
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
  const currency = await findCurrency(groupId);
  const rows = await findEntries(groupId, actor.userId, manages ? null : (ownId ?? 0));
  const lines = rows.map((row) =>
    toCsvLine([
      row.createdAt.toISOString(),
      row.title,
      row.startsAt.toISOString(),
      row.reversesId === null ? row.kind : `${row.kind}, reverses ${row.reversesId}`,
      placeholderWords(row.debtor),
      placeholderWords(row.creditor),
      amountText(row.amount, currency),
      currency,
      placeholderWords(row.enteredBy),
      String(row.id),
    ]),
  );
  return [toCsvLine(HEADER), ...lines].join('');
}
