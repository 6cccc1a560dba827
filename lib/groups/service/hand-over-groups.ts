import {
  deleteDeserted,
  deleteGroupsOf,
  deleteMembershipsOf,
  findCandidates,
  updateCreatorsToNobody,
} from '@/lib/groups/repository/hand-over';
import { texts } from '@/lib/groups/server-texts';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { say } from '@/lib/platform/language/say';

/**
 * Removes a person from all groups before the account is deleted. Groups that they created continue without a creator: the
 * organisers, else the members, are asked, and the first to accept runs the group (`acceptLead`). A group without other members
 * is deleted with its creator. Runs in the caller's transaction.
 */
export async function handOverGroups(tx: Tx, userId: number): Promise<PendingNotification[]> {
  const left = await updateCreatorsToNobody(userId, tx);
  const memberships = await deleteMembershipsOf(userId, tx);
  await deleteGroupsOf(userId, tx);
  const groupIds = memberships.map(({ groupId }) => groupId);
  await deleteDeserted(groupIds, tx);
  const ids = left.map(({ id }) => id);
  const candidates = await findCandidates(ids, tx);
  return notifyAll(
    tx,
    candidates.map(({ groupId, group, userId: candidateId }) => ({
      userId: candidateId,
      type: 'group_lead_free',
      title: say(texts, 'leadTitle'),
      message: say(texts, 'leadFree', { group }),
      data: { groupId },
    })),
  );
}
