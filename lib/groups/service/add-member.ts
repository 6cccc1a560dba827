import { joinRefusalOf, joinRefusalSentence } from '@/lib/groups/policy';
import { findJoiner, type JoinerRow } from '@/lib/groups/repository/find-group';
import { updatePendingInvite } from '@/lib/groups/repository/invites';
import { updatePendingRequest } from '@/lib/groups/repository/join-requests';
import { deleteRemoval, insertMember, lockGroup } from '@/lib/groups/repository/membership';
import { texts } from '@/lib/groups/server-texts';
import { listTagsOfCount } from '@/lib/groups/service/list-cached-pages';
import { acceptMembers } from '@/lib/messages/service/accept-pair';
import { addSystemLine } from '@/lib/messages/service/system-line';
import { placeholderWords } from '@/lib/moderation/constants';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockAccounts } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

const full = () => new AppError('conflict', say(texts, 'full'));

/**
 * A transaction in which somebody may take a place in the group. It takes the lock first; the check on the counter
 * (groups_member_count_within_max) is the second line. A refusal by either becomes the same sentence.
 * @param forId who may get a place
 */
export function withPlaces<T>(
  groupId: number,
  work: (tx: Tx) => Promise<T>,
  forId?: number,
): Promise<T> {
  return transaction(async (tx) => {
    if (forId !== undefined) await lockAccounts([forId], tx);
    if (!(await lockGroup(groupId, tx))) throw notFound(say(texts, 'groupNotFound'));
    return work(tx);
  }).catch((error: unknown) => {
    if (violates(error, 'groups_member_count_within_max')) throw full();
    throw error;
  });
}

/**
 * The only way to become a member: approved requests and accepted invites end here. Closes the person's pending request and
 * invite, and deletes an earlier removal.
 * @throws AppError conflict (full, member already, inactive), forbidden (banned, not of the audience)
 */
export async function addMember(tx: Tx, groupId: number, userId: number): Promise<JoinerRow> {
  const joiner = await requireJoiner(tx, groupId, userId);
  if (joiner.memberCount >= joiner.maxMembers) throw full();
  await addSystemLine(tx, { to: { groupId }, userId, event: say(texts, 'lineJoined') });
  await insertMember(groupId, userId, tx);
  await deleteRemoval(groupId, userId, tx);
  expireTags(tx, ...(await listTagsOfCount(groupId, tx)));
  await acceptMembers(tx, groupId, userId);
  await updatePendingInvite({ groupId, receiverId: userId }, 'accepted', tx);
  await updatePendingRequest({ groupId, userId }, { status: 'approved' }, tx);
  return joiner;
}

/** Checks everything but free places. @throws AppError as above */
export async function requireJoiner(tx: Tx, groupId: number, userId: number): Promise<JoinerRow> {
  const joiner = await findJoiner(groupId, userId, tx);
  if (!joiner?.present || joiner.isBlocked) throw notFound(say(texts, 'groupNotFound'));
  if (joiner.isMember)
    throw new AppError(
      'conflict',
      say(texts, 'memberAlready', { name: placeholderWords(joiner.name) }),
    );
  const refusal = joinRefusalOf(joiner);
  if (refusal) {
    const code = refusal === 'inactive' ? 'conflict' : 'forbidden';
    throw new AppError(code, joinRefusalSentence(refusal, joiner.audience));
  }
  return joiner;
}
