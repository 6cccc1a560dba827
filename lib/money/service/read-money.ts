import { canManageGame } from '@/lib/games/policy';
import { requireGame } from '@/lib/games/service/read-game';
import { canOrganise } from '@/lib/groups/policy';
import { type GroupFacts, requireGroup } from '@/lib/groups/service/read-group';
import { standInWords } from '@/lib/moderation/constants';
import { BOOK_CURRENCY, type ShareMark } from '@/lib/money/constants';
import { canSeeMoney } from '@/lib/money/policy';
import {
  type AccountRow,
  findAccounts,
  findHandle,
  findOwnAccountId,
  findPayees,
} from '@/lib/money/repository/accounts';
import { findBill, findDues } from '@/lib/money/repository/bills';
import { findEntries, findOpen, findStanding } from '@/lib/money/repository/entries';
import type { BookDto, GameMoneyDto, ShareDto } from '@/lib/money/schema';
import { texts } from '@/lib/money/server-texts';
import { balancesOf, owed } from '@/lib/money/service/reckon';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { toCsvLine } from '@/lib/platform/http/csv';
import { say } from '@/lib/platform/language/say';

const forbidden = () => new AppError('forbidden', say(texts, 'onlyMembers'));

/**
 * The cost of a game: a player's own line; all lines for the people who manage the game and for whoever advanced the court.
 * @throws AppError not_found, forbidden (neither a member of the group nor a player)
 */
export async function readGameMoney(actor: Actor, gameId: number): Promise<GameMoneyDto> {
  const game = await requireGame(actor, gameId);
  const { groupId } = game;
  const [isMember, isPlayer] = [game.role !== null, game.viewerStatus === 'going'];
  if (!canSeeMoney({ isMember, isPlayer })) throw forbidden();
  const viewerId = actor.userId;
  const manages = canManageGame(game);
  const payees = manages ? await findPayees({ gameId, groupId, viewerId }) : null;
  const bill = await findBill(gameId);
  const none = { currency: BOOK_CURRENCY, bill: null, mine: null, shares: null, payees };
  if (!bill) return none;
  const [standing, dues] = [await findStanding(gameId), await findDues([gameId])];
  const ids = new Set([
    bill.payeeId,
    ...standing.filter(({ kind }) => kind === 'share').map(({ debtorId }) => debtorId),
    ...dues.filter(({ isExempt }) => isExempt).map(({ accountId }) => accountId),
  ]);
  const accounts = await findAccounts({ groupId, ids: [...ids], viewerId });
  const payee = accounts.find(({ accountId }) => accountId === bill.payeeId);
  const shares = accounts
    .filter((account) => account !== payee)
    .map((account): ShareDto => {
      const { accountId } = account;
      const due = dues.find((row) => row.accountId === accountId);
      const left = owed(standing, accountId, bill.payeeId);
      const ofThis = standing.find(
        (entry) => entry.kind === 'share' && entry.debtorId === accountId,
      );
      return {
        accountId,
        user: personOf(account),
        amount: ofThis?.amount ?? 0,
        left,
        status: statusOf({ isExempt: due?.isExempt, saidPaid: Boolean(due?.saidPaidAt), left }),
      };
    });
  const ownId = accounts.find(({ userId }) => userId === viewerId)?.accountId;
  const mine = shares.find(({ accountId }) => accountId === ownId) ?? null;
  const { basis, amount, perHead, heads } = bill;
  const mayPay = isMember && (isPlayer || (mine?.left ?? 0) > 0);
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
    },
    mine,
    shares: manages || ownId === bill.payeeId ? shares : null,
  };
}

const personOf = ({ id, name }: AccountRow) => ({ id, name: standInWords(name) });

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

/** @throws AppError not_found, forbidden (not a member) */
async function requireMember(actor: Actor, groupId: number): Promise<GroupFacts> {
  const group = await requireGroup(actor, groupId);
  if (group.role === null) throw forbidden();
  return group;
}

/** Who owes whom in a group: all of it for organisers, a member's own part for a member. */
export async function readBook(actor: Actor, groupId: number): Promise<BookDto> {
  const group = await requireMember(actor, groupId);
  const viewerId = actor.userId;
  const ownId = await findOwnAccountId(groupId, viewerId);
  const open = await findOpen(groupId, canOrganise(group) ? null : [ownId ?? 0]);
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
    const handle = debtorId === ownId ? creditor.handle : null;
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

/** The lines of the book as CSV, oldest first: all of them for organisers, a member's own for a member. */
export async function exportBook(actor: Actor, groupId: number): Promise<string> {
  const group = await requireMember(actor, groupId);
  const ownId = canOrganise(group) ? null : ((await findOwnAccountId(groupId, actor.userId)) ?? 0);
  const rows = await findEntries(groupId, actor.userId, ownId);
  const lines = rows.map((row) =>
    toCsvLine([
      row.createdAt.toISOString(),
      row.title,
      row.startsAt.toISOString(),
      row.reversesId === null ? row.kind : `${row.kind}, reverses ${row.reversesId}`,
      standInWords(row.debtor),
      standInWords(row.creditor),
      String(row.amount),
      BOOK_CURRENCY,
      standInWords(row.enteredBy),
      String(row.id),
    ]),
  );
  return [toCsvLine(HEADER), ...lines].join('');
}
