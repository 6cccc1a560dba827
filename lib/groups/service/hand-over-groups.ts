import {
  deleteGroupsOf,
  deleteMembershipsOf,
  updateCreatorsToHeirs,
  updateToCreator,
} from '@/lib/groups/repository/hand-over';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Takes a person out of all groups before the account is deleted. Groups go to their longest-serving organiser, else their
 * longest-serving member; a group without anybody else is deleted with its creator. Runs in the caller's transaction.
 */
export async function handOverGroups(tx: Tx, userId: number): Promise<void> {
  const handed = await updateCreatorsToHeirs(userId, tx);
  // Remove the old creator's membership first: a group has one creator at a time.
  await deleteMembershipsOf(userId, tx);
  for (const { id, heirId } of handed) await updateToCreator(id, heirId, tx);
  await deleteGroupsOf(userId, tx);
}
