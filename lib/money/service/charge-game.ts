import { canManageGame } from '@/lib/games/policy';
import { askAgain } from '@/lib/games/service/pay-first';
import { requireGame } from '@/lib/games/service/read-game';
import { canOrganise } from '@/lib/groups/policy';
import { withPlaces } from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import type { ShareMark } from '@/lib/money/constants';
import { canMark } from '@/lib/money/policy';
import {
  ensureAccounts,
  findAccounts,
  findOwnAccountId,
  findParties,
  findPayees,
} from '@/lib/money/repository/accounts';
import {
  type BillRow,
  findBill,
  findDues,
  findEntriesInForce,
  insertEntries,
  upsertBill,
  upsertDues,
} from '@/lib/money/repository/entries';
import type { ChargeGameInput } from '@/lib/money/schema';
import { texts } from '@/lib/money/server-texts';
import {
  charge,
  owed,
  partiesOf,
  settle,
  splitBill,
  unpay,
} from '@/lib/money/service/compute-shares';
import {
  countPaid,
  findFirstBill,
  findKept,
  isAhead,
  noteSaid,
  type PaidGame,
} from '@/lib/money/service/pay-first';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

interface BookViewer {
  /** Sees and settles everything. */
  manages: boolean;
  isMember: boolean;
  /** Their account; null while the ledger has no entry of theirs. */
  ownId: number | null;
}

/**
 * Members of the group; and people with an account in its ledger, for their own part: those who left or played as guests keep
 * their debts and claims, whether or not they may still see the group.
 * @throws AppError not_found, forbidden (neither)
 */
export async function requireBook(actor: Actor, groupId: number, tx?: Tx): Promise<BookViewer> {
  const ownId = await findOwnAccountId(groupId, actor.userId, tx);
  const group = await requireGroup(actor, groupId, tx).catch((error: unknown) => {
    if (ownId !== null && error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  const isMember = group !== null && group.role !== null;
  if (!isMember && ownId === null) throw new AppError('forbidden', say(texts, 'onlyMembers'));
  return { manages: group !== null && canOrganise(group), isMember, ownId };
}

interface Open {
  tx: Tx;
  gameId: number;
  groupId: number;
  manages: boolean;
  currency: string;
  /** The actor's account, for 'entered by'. */
  ownId: number;
  /** While it is ahead: its seats are paid first. */
  first: PaidGame | null;
}

/**
 * Opens the ledger of a game, under the lock of the group: of two simultaneous organisers the second reads the first one's
 * entries.
 */
async function openBook(
  actor: Actor,
  gameId: number,
  work: (open: Open) => Promise<void>,
): Promise<void> {
  const { groupId } = await requireGame(actor, gameId);
  await withPlaces(groupId, async (tx) => {
    const game = await requireGame(actor, gameId, tx);
    if (game.isForTwo || game.reach) throw new AppError('forbidden', say(texts, 'notForTwo'));
    if (game.status === 'cancelled') throw new AppError('conflict', say(texts, 'gameCancelled'));
    const first = isAhead(game) && game.payByHours !== null ? game : null;
    if (isAhead(game) && !first) throw notBegun();
    const ownId = (await ensureAccounts(groupId, [actor.userId], tx)).get(actor.userId) ?? 0;
    const { currency } = game;
    await work({ tx, gameId, groupId, currency, manages: canManageGame(game), ownId, first });
  });
}

const notBegun = () => new AppError('conflict', say(texts, 'notBegun'));

/**
 * Shares the cost of a game among its players. Repeating it with the same terms changes nothing; with others it reverses the
 * shares that differ and enters the new ones. Payments remain.
 * @throws AppError not_found, forbidden, conflict (cancelled, not begun, nobody to pay), invalid (payee)
 */
export function chargeGame(
  actor: Actor,
  gameId: number,
  { basis, amount, payeeId: payeeUserId }: ChargeGameInput,
): Promise<void> {
  return openBook(actor, gameId, async (open) => {
    if (open.first) throw notBegun();
    if (!open.manages) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
    const payees = await findPayees({ ...open, viewerId: actor.userId }, open.tx);
    if (!payees.some(({ id }) => id === payeeUserId)) {
      throw invalidField('payeeId', say(texts, 'payeeUnknown'));
    }
    const accounts = await ensureAccounts(open.groupId, [payeeUserId], open.tx);
    await share(open, { basis, amount, payeeId: accounts.get(payeeUserId) ?? 0 });
  });
}

type Terms = Pick<BillRow, 'basis' | 'amount' | 'payeeId'>;

async function share({ tx, gameId, groupId, currency, ownId }: Open, terms: Terms): Promise<void> {
  const came = await findParties(gameId, tx);
  const playerIds = came.map(({ playerId }) => playerId);
  const accounts = await ensureAccounts(groupId, playerIds, tx);
  const parties = partiesOf(came, accounts, await findDues([gameId], tx));
  const split = splitBill({ ...terms, currency }, parties);
  if (!split) throw new AppError('conflict', say(texts, 'nobodyPays'));
  const { perHead, heads } = split;
  await upsertBill(gameId, { ...terms, perHead, heads }, tx);
  const inForce = await findEntriesInForce(gameId, tx);
  const kept = await findKept(gameId, groupId, { inForce, perHead }, tx);
  const entries = charge(inForce, { gameId, payeeId: terms.payeeId, perHead, parties, kept });
  await insertEntries(groupId, ownId, entries, tx);
}

/**
 * Marks a player's share as paid, open or waived. A player only claims a payment; the recipient or an organiser confirms it.
 * Repeating a mark changes nothing.
 * @throws AppError not_found, forbidden, conflict (no bill)
 */
export function markShare(
  actor: Actor,
  { gameId, accountId }: { gameId: number; accountId: number },
  mark: ShareMark,
  digits: string | null = null,
): Promise<void> {
  return openBook(actor, gameId, async (open) => {
    const { tx, groupId, ownId, manages, first } = open;
    const bill = (await findBill(gameId, tx)) ?? (first && (await findFirstBill(first, tx)));
    if (!bill) throw new AppError('conflict', say(texts, 'noBill'));
    const [account] = await findAccounts({ groupId, ids: [accountId], viewerId: actor.userId }, tx);
    const inForce = await findEntriesInForce(gameId, tx);
    const due = (await findDues([gameId], tx)).find((row) => row.accountId === accountId);
    const left = owed(inForce, accountId, bill.payeeId);
    const hasShare =
      first || inForce.some(({ debtorId }) => debtorId === accountId) || left !== 0 || due;
    if (!account || !hasShare || accountId === bill.payeeId) {
      throw notFound(say(texts, 'shareNotFound'));
    }
    const [isPlayer, isPayee] = [account.userId === actor.userId, ownId === bill.payeeId];
    // For a refund, the player knows best whether it arrived.
    const isBack = mark === 'paid' && left < 0;
    const parties = { isDebtor: isPlayer, isCreditor: isBack ? isPlayer : isPayee };
    if (!canMark({ manages, ...parties }, mark)) {
      throw new AppError('forbidden', say(texts, 'onlyThoseInvolved'));
    }
    if (first) return markFirst(open, { game: first, bill, accountId }, mark, digits);
    const key = { gameId, accountId };
    if (mark === 'said') {
      if (left > 0) await upsertDues([key], { saidPaidAt: new Date(), digits }, tx);
      return;
    }
    const isExempt = mark === 'exempt';
    const changes = isExempt !== (due?.isExempt ?? false) && mark !== 'paid';
    await upsertDues(
      [key],
      { saidPaidAt: null, digits: null, ...(changes ? { isExempt } : {}) },
      tx,
    );
    if (mark === 'paid') {
      const item = { gameId, debtorId: accountId, creditorId: bill.payeeId, amount: left };
      await insertEntries(groupId, ownId, settle([item]), tx);
    }
    if (mark === 'owes') await insertEntries(groupId, ownId, unpay(inForce, accountId), tx);
    if (changes) await share(open, bill);
  });
}

/** Before the game: a tick enters the share and the payment, and taking it back asks for the seat anew. */
async function markFirst(
  { tx, gameId, groupId, ownId }: Open,
  { game, bill, accountId }: { game: PaidGame; bill: BillRow; accountId: number },
  mark: ShareMark,
  digits: string | null,
): Promise<void> {
  if (mark === 'exempt') throw notBegun();
  if (mark === 'said') return noteSaid(tx, game, accountId, digits);
  await upsertBill(gameId, bill, tx);
  if (mark === 'owes') {
    await upsertDues([{ gameId, accountId }], { saidPaidAt: null, digits: null }, tx);
    await askAgain(tx, game);
    await insertEntries(groupId, ownId, unpay(await findEntriesInForce(gameId, tx), accountId), tx);
    await countPaid(tx, game, bill.payeeId);
    return;
  }
  await noteSaid(tx, game, accountId, null);
  const inForce = await countPaid(tx, game, bill.payeeId, accountId);
  const amount = owed(inForce, accountId, bill.payeeId);
  const item = { gameId, debtorId: accountId, creditorId: bill.payeeId, amount };
  await insertEntries(groupId, ownId, settle([item]), tx);
}
