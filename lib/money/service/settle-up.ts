import { canOrganise } from '@/lib/groups/policy';
import { withPlaces } from '@/lib/groups/service/add-member';
import { requireGroup } from '@/lib/groups/service/read-group';
import { BOOK_CURRENCY, REMINDER_EVERY_HOURS } from '@/lib/money/constants';
import { canMark, canRemind } from '@/lib/money/policy';
import {
  deleteHandle,
  ensureAccounts,
  findAccounts,
  upsertHandle,
} from '@/lib/money/repository/accounts';
import { upsertDues } from '@/lib/money/repository/bills';
import { findOpen, insertEntries } from '@/lib/money/repository/entries';
import type { RemindInput, SettleUpInput } from '@/lib/money/schema';
import { texts } from '@/lib/money/server-texts';
import { balancesOf, settle } from '@/lib/money/service/reckon';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { firstWithin } from '@/lib/platform/db/first-within';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** What is open between two people, and what the actor is to it. @throws AppError not_found, forbidden */
async function openBetween(tx: Tx, actor: Actor, groupId: number, pair: SettleUpInput) {
  const group = await requireGroup(actor, groupId, tx);
  if (group.role === null) throw new AppError('forbidden', say(texts, 'onlyMembers'));
  const open = await findOpen(groupId, [pair.debtorId, pair.creditorId], tx);
  const ownId = (await ensureAccounts(groupId, [actor.userId], tx)).get(actor.userId) ?? 0;
  const [balance] = balancesOf(open);
  const standing = {
    manages: canOrganise(group),
    isDebtor: (balance?.debtorId ?? pair.debtorId) === ownId,
    isCreditor: (balance?.creditorId ?? pair.creditorId) === ownId,
  };
  return { open, balance, standing, ownId };
}

/**
 * Settles all that is open between two people. The creditor or an organiser enters the payments; the debtor only says that it
 * is paid. Repeating it changes nothing. @throws AppError not_found, forbidden
 */
export function settleUp(actor: Actor, groupId: number, pair: SettleUpInput): Promise<void> {
  return withPlaces(groupId, async (tx) => {
    const { open, balance, standing, ownId } = await openBetween(tx, actor, groupId, pair);
    const confirms = canMark(standing, 'paid');
    if (!confirms && !canMark(standing, 'said')) {
      throw new AppError('forbidden', say(texts, 'onlyThoseInvolved'));
    }
    if (!balance) return;
    const keys = open.map(({ gameId }) => ({ gameId, accountId: balance.debtorId }));
    await upsertDues(keys, { saidPaidAt: confirms ? null : new Date() }, tx);
    if (confirms) await insertEntries(groupId, ownId, settle(open), tx);
  });
}

/**
 * Reminds somebody of what they owe, in the actor's own words, at most once a day in a group.
 * @throws AppError not_found, forbidden, conflict (nothing owed, not reachable, reminded lately)
 */
export async function remind(
  actor: Actor,
  groupId: number,
  { words, ...pair }: RemindInput,
): Promise<void> {
  const pending = await withPlaces(groupId, async (tx) => {
    const { balance, standing, ownId } = await openBetween(tx, actor, groupId, pair);
    if (!canRemind(standing)) throw new AppError('forbidden', say(texts, 'onlyThoseInvolved'));
    if (balance?.debtorId !== pair.debtorId) {
      throw new AppError('conflict', say(texts, 'nothingOwed'));
    }
    const ids = [pair.debtorId];
    const [debtor] = await findAccounts({ groupId, ids, viewerId: actor.userId }, tx);
    if (!debtor?.id) throw new AppError('conflict', say(texts, 'cannotRemind'));
    // As the debtor knows them: somebody across a block stays out of it.
    const asked = { groupId, ids: [pair.creditorId, ownId], viewerId: debtor.id };
    const known = await findAccounts(asked, tx);
    const creditor = known.find(({ accountId }) => accountId === pair.creditorId);
    const sender = known.find(({ accountId }) => accountId === ownId);
    if (!creditor?.id || !sender?.id) throw new AppError('conflict', say(texts, 'cannotRemind'));
    const key = `money-reminder:${groupId}:${debtor.id}`;
    if (!(await firstWithin([key], REMINDER_EVERY_HOURS * 3_600, tx)).has(key)) {
      throw new AppError('conflict', say(texts, 'remindedLately'));
    }
    const { amount } = balance;
    return notify(tx, {
      userId: debtor.id,
      actorId: actor.userId,
      type: 'money_reminder',
      title: say(texts, 'reminderTitle', {
        creditor: creditor.name,
        amount,
        currency: BOOK_CURRENCY,
      }),
      message: say(texts, 'reminderMessage', {
        from: sender.name,
        words,
        handle: debtor.isMember ? creditor.handle : null,
      }),
      data: { groupId },
    });
  });
  await publishNotifications([pending]);
}

/** Where the person wants to be paid; null removes it. */
export function saveHandle({ userId }: Actor, handle: string | null): Promise<void> {
  return handle === null ? deleteHandle(userId) : upsertHandle(userId, handle);
}
