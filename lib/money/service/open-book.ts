import { canOrganise } from '@/lib/groups/policy';
import { requireGroup } from '@/lib/groups/service/read-group';
import { findOwnAccountId } from '@/lib/money/repository/accounts';
import { texts } from '@/lib/money/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
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
