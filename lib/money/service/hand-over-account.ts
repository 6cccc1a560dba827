import { findAccountIds, updateOwner } from '@/lib/money/repository/accounts';
import { findEntriesOfAccount, insertEntries, moveDues } from '@/lib/money/repository/entries';
import { reverse } from '@/lib/money/service/compute-shares';
import type { Tx } from '@/lib/platform/db/client';

/**
 * A regular of a group becomes a person with an account: what they owe and are owed goes along. Under the group's lock. Where the
 * person has entries of their own already, those of the regular are reversed and entered again, so that nothing counts twice.
 */
export async function handOverAccount(
  tx: Tx,
  { groupId, regularId, userId }: { groupId: number; regularId: number; userId: number },
): Promise<void> {
  const accounts = await findAccountIds(groupId, [userId, -regularId], tx);
  const [from, to] = [accounts.get(-regularId), accounts.get(userId)];
  if (from === undefined) return;
  if (to === undefined) return updateOwner(from, userId, tx);
  const now = (id: number) => (id === from ? to : id);
  const entries = (await findEntriesOfAccount(groupId, from, tx)).flatMap((entry) => {
    const { id: _, ...same } = entry;
    const moved = { ...same, debtorId: now(entry.debtorId), creditorId: now(entry.creditorId) };
    const isOwnDebt = moved.debtorId === moved.creditorId;
    return [reverse(entry), ...(isOwnDebt ? [] : [{ ...moved, reversesId: null }])];
  });
  await insertEntries(groupId, to, entries, tx);
  await moveDues(from, to, tx);
}
