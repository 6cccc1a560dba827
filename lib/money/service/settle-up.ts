import { withPlaces } from '@/lib/groups/service/join-group';
import { REMINDER_EVERY_HOURS } from '@/lib/money/constants';
import { canMark, canRemind } from '@/lib/money/policy';
import {
  deleteHandle,
  ensureAccounts,
  findAccounts,
  findCurrency,
  findHandle,
  upsertHandle,
} from '@/lib/money/repository/accounts';
import { findOpen, insertEntries, upsertDues } from '@/lib/money/repository/entries';
import type { RemindInput, SettleUpInput } from '@/lib/money/schema';
import { texts } from '@/lib/money/server-texts';
import { requireBook } from '@/lib/money/service/charge-game';
import { balancesOf, type OpenItem, settle } from '@/lib/money/service/compute-shares';
import { followOwnText, notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { firstWithin } from '@/lib/platform/db/first-within';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * The open amounts between two people, and the actor's relation to them.
 * @throws AppError not_found (also accounts that are not in the ledger), forbidden (neither involved nor an organiser)
 */
async function openBetween(tx: Tx, actor: Actor, groupId: number, pair: SettleUpInput) {
  const { manages, isMember, ownId } = await requireBook(actor, groupId, tx);
  const ids = [pair.debtorId, pair.creditorId];
  if (!manages && !ids.includes(ownId ?? 0)) throw notInvolved();
  const known = await findAccounts({ groupId, ids, viewerId: actor.userId }, tx);
  if (known.length < ids.length) throw notFound(say(texts, 'accountNotFound'));
  const open = await findOpen(groupId, ids, tx);
  const [balance = { ...pair, amount: 0, games: 0 }] = balancesOf(open);
  // With equal debts, each of the two is both debtor and creditor.
  const isEither = balance.amount === 0 && ids.includes(ownId ?? 0);
  const inForce = {
    manages,
    isDebtor: isEither || balance.debtorId === ownId,
    isCreditor: isEither || balance.creditorId === ownId,
  };
  return { open, balance, inForce, isMember };
}

const notInvolved = () => new AppError('forbidden', say(texts, 'onlyThoseInvolved'));

/** The actor's account, for 'entered by'. */
const ownAccount = async (tx: Tx, groupId: number, { userId }: Actor): Promise<number> =>
  (await ensureAccounts(groupId, [userId], tx)).get(userId) ?? 0;

/**
 * Settles all open amounts between two people. The creditor or an organiser enters the payments; the debtor only claims them.
 * Equal debts both ways are offset by either. Repeating it changes nothing. @throws AppError not_found, forbidden
 */
export function settleUp(actor: Actor, groupId: number, pair: SettleUpInput): Promise<void> {
  return withPlaces(groupId, async (tx) => {
    const { open, inForce } = await openBetween(tx, actor, groupId, pair);
    const ownId = await ownAccount(tx, groupId, actor);
    // Settling removes claims of payment, whoever of the two made them.
    if (canMark(inForce, 'paid')) {
      await upsertDues(open.map(debtOf), { saidPaidAt: null }, tx);
      await insertEntries(groupId, ownId, settle(open), tx);
      return;
    }
    if (!canMark(inForce, 'said')) throw notInvolved();
    const own = open.map(debtOf).filter(({ accountId }) => accountId === ownId);
    await upsertDues(own, { saidPaidAt: new Date() }, tx);
  });
}

const debtOf = ({ gameId, debtorId, creditorId, amount }: OpenItem) => ({
  gameId,
  accountId: amount > 0 ? debtorId : creditorId,
});

/**
 * Reminds a debtor, in the actor's own words, at most once a day in a group.
 * @throws AppError not_found, forbidden, conflict (nothing owed, not reachable, reminded lately)
 */
export async function remind(
  actor: Actor,
  groupId: number,
  { words, ...pair }: RemindInput,
): Promise<void> {
  const pending = await withPlaces(groupId, async (tx) => {
    const { balance, inForce, isMember } = await openBetween(tx, actor, groupId, pair);
    if (!isMember || !canRemind(inForce)) throw notInvolved();
    const ownId = await ownAccount(tx, groupId, actor);
    if (balance.amount === 0 || balance.debtorId !== pair.debtorId) {
      throw new AppError('conflict', say(texts, 'nothingOwed'));
    }
    const ids = [pair.debtorId];
    const [debtor] = await findAccounts({ groupId, ids, viewerId: actor.userId }, tx);
    if (!debtor?.id) throw new AppError('conflict', say(texts, 'cannotRemind'));
    // As the debtor knows them: people across a block are excluded.
    const asked = { groupId, ids: [pair.creditorId, ownId], viewerId: debtor.id };
    const known = await findAccounts(asked, tx);
    const creditor = known.find(({ accountId }) => accountId === pair.creditorId);
    const sender = known.find(({ accountId }) => accountId === ownId);
    if (!creditor?.id || !sender?.id) throw new AppError('conflict', say(texts, 'cannotRemind'));
    const key = `money-reminder:${groupId}:${debtor.id}`;
    if (!(await firstWithin([key], REMINDER_EVERY_HOURS * 3_600, tx)).has(key)) {
      throw new AppError('conflict', say(texts, 'remindedRecently'));
    }
    const { amount } = balance;
    return notify(tx, {
      userId: debtor.id,
      actorId: actor.userId,
      type: 'money_reminder',
      title: say(texts, 'reminderTitle', {
        creditor: creditor.name,
        amount,
        currency: await findCurrency(groupId, tx),
      }),
      message: say(texts, 'reminderMessage', {
        from: sender.name,
        words,
        handle: debtor.isMember ? creditor.handle : null,
      }),
      data: { groupId, named: [creditor.id] },
    });
  });
  await publishNotifications([pending]);
}

/** The person's payment details; null removes them. Reminders follow: nobody pays to an account that was given up. */
export function saveHandle({ userId }: Actor, handle: string | null): Promise<void> {
  return transaction(async (tx) => {
    const before = await findHandle(userId, tx);
    await (handle === null ? deleteHandle(userId, tx) : upsertHandle(userId, handle, tx));
    if (before === null || before === handle) return;
    await followOwnText(tx, userId, { key: 'handle', from: before, to: handle });
  });
}
